import { Trans, useLingui } from '@lingui/react/macro';
import { addressesMax } from '@kyakhta/contract/values';
import { Anchor, Button, Plus, RadioCard } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import { LacksDistrict } from '../address/lacks-district.tsx';
import type { AddressView } from './quote.server.ts';

type AddressChoiceProps = { addresses: readonly AddressView[]; chosen: number | null; adding: boolean };

/** The addresses of the book, and the way to add one without leaving the order. */
export function AddressChoice({ addresses, chosen, adding }: AddressChoiceProps) {
  const { t } = useLingui();
  return (
    <fieldset>
      <legend className="mb-2 text-lg font-semibold">{t`Where to`}</legend>
      <div className="grid gap-2 md:grid-cols-2">
        {addresses.map(({ addrId, receiver, mobile, line, isDefault, lacksDistrict }) => (
          <RadioCard
            key={addrId}
            name="addrId"
            value={addrId}
            defaultChecked={addrId === chosen}
            title={isDefault ? t({ message: `${receiver} (default)`, comment: 'Name of the recipient of the default address' }) : receiver}
            detail={
              <>
                <span className="block">{line}</span>
                <bdi dir="ltr">{mobile}</bdi>
                {lacksDistrict ? <LacksDistrict /> : null}
              </>
            }
          />
        ))}
      </div>
      {addresses.length >= addressesMax ? (
        <p className="mt-2 text-sm text-ink-2">
          <Trans>
            Your address book is full ({addressesMax} addresses). Make room{' '}
            <Anchor href={paths.addresses()} className="font-semibold text-brand underline">
              in the address book
            </Anchor>
            .
          </Trans>
        </p>
      ) : adding ? null : (
        // It sends what is chosen and written in this order along, so that nothing of it is lost without scripts.
        <Button type="submit" formMethod="get" formNoValidate name="address" value="new" variant="bare" size="sm" className="mt-2">
          <Plus aria-hidden className="size-4" />
          {t`Different address`}
        </Button>
      )}
    </fieldset>
  );
}
