import { LoginPage, type LoginData } from '@kyakhta/console';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';

export function SellerLogin() {
  const { t } = useLingui();
  const { contact } = useLoaderData<LoginData>();
  return (
    <LoginPage
      title={t`Log in to the seller console`}
      lead={t`Orders, products and money of your store.`}
      lost={
        contact ? (
          <Trans>
            Forgot the password? An owner of the store sets a new one under Staff. If no owner can log in, an operator of the platform does:
            write to <bdi className="font-medium text-ink select-all">{contact}</bdi>.
          </Trans>
        ) : (
          t`Forgot the password? An owner of the store sets a new one under Staff. If no owner can log in, an operator of the platform does.`
        )
      }
      more={
        <Trans comment="Below the login; the link leads to the application for a store">
          No store yet?{' '}
          <a href="/user-center/apply-shop" className="font-semibold text-brand hover:underline">
            Open one for free
          </a>
        </Trans>
      }
    />
  );
}
