import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, LinkButton } from '@kyakhta/ui';
import { Form, useNavigate, useNavigation } from 'react-router';
import { paths, withLanguage } from '../../paths.ts';
import type { AddressView } from '../checkout/quote.server.ts';
import { useLang } from '../shell/router-anchor.tsx';

/** Asked before an address is deleted. */
export function DeleteQuestion({ address, isLast }: { address: AddressView; isLast: boolean }) {
  const { t } = useLingui();
  const lang = useLang();
  const navigate = useNavigate();
  const busy = useNavigation().formMethod === 'POST';
  const back = paths.addresses();
  return (
    <Dialog
      title={t`Delete this address?`}
      closeLabel={t`Close`}
      onClose={() => void navigate(withLanguage(back, lang), { replace: true, preventScrollReset: true })}
    >
      <p className="rounded-2 bg-sunk p-3">
        <span className="block font-semibold wrap-anywhere">
          <bdi>{address.receiver}</bdi>
        </span>
        <span className="block text-sm wrap-anywhere text-ink-2">
          <bdi>{address.line}</bdi>
        </span>
      </p>
      <p className="text-ink-2">
        {t`Orders you’ve already placed keep their address.`}{' '}
        {address.isDefault && !isLast ? t`Your oldest remaining address becomes the default.` : null}
      </p>
      <Form method="post" action={withLanguage(back, lang)} className="flex flex-wrap justify-end gap-2">
        <input type="hidden" name="addrId" value={address.addrId} />
        <LinkButton href={back} variant="ghost">
          {t`Keep it`}
        </LinkButton>
        <Button type="submit" name="intent" value="delete" variant="danger" busy={busy}>
          {t`Delete address`}
        </Button>
      </Form>
    </Dialog>
  );
}
