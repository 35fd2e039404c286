import { Trans, useLingui } from '@lingui/react/macro';
import { Notice, RadioCard } from '@kyakhta/ui';
import type { AddressView } from './quote.server.ts';

export function AddressChoice({ addresses, chosen }: { addresses: readonly AddressView[]; chosen: number | null }) {
  const { t } = useLingui();
  return (
    <fieldset>
      <legend className="mb-2 text-lg font-semibold">{t`Where to`}</legend>
      {addresses.length === 0 ? (
        <Notice tone="wait">
          <Trans>Your address book is empty, so freight cannot be calculated. Write to support to add an address.</Trans>
        </Notice>
      ) : (
        <div className="grid gap-2 md:grid-cols-2">
          {addresses.map(({ addrId, receiver, mobile, line, isDefault }) => (
            <RadioCard
              key={addrId}
              name="addrId"
              value={addrId}
              defaultChecked={addrId === chosen}
              title={
                isDefault ? t({ message: `${receiver} (default)`, comment: 'Name of the recipient of the default address' }) : receiver
              }
              detail={
                <>
                  <span className="block">{line}</span>
                  <bdi dir="ltr">{mobile}</bdi>
                </>
              }
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
