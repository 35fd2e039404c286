import { PasswordPage, Section, ask } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { StoreMail } from '../forms/store-mail.tsx';

export const ownAccountLoader = ({ request }: LoaderFunctionArgs) => ask(request, 'GET /shop/admin/mail', {});

/** The password of the account that is logged in, and where its codes go; every account has both. */
export function OwnAccountPage() {
  const { t } = useLingui();
  const { mail } = useLoaderData<typeof ownAccountLoader>();
  return (
    <>
      <PasswordPage />
      <div className="mt-4 grid max-w-xl">
        <Section title={t`Email address for codes`}>
          <p className="mb-4">
            {mail === null ? (
              t`Your account has none yet.`
            ) : (
              <bdi dir="ltr" className="font-medium wrap-anywhere">
                {mail}
              </bdi>
            )}
          </p>
          <StoreMail key={mail} isSet={mail !== null} />
        </Section>
      </div>
    </>
  );
}
