import { useLingui } from '@lingui/react/macro';
import { passwordChars } from '@kyakhta/contract/values';
import { Breadcrumbs, Button, Card, Notice, PasswordOwner, TextInput } from '@kyakhta/ui';
import { Form } from 'react-router';
import { paths } from '../../paths.ts';
import { FormNotice } from '../account/form-notice.tsx';
import type { FormResult } from '../account/form-result.ts';
import { usePasswordCheck } from '../account/password-check.ts';
import { PasswordField } from '../account/password-field.tsx';
import { useSecretForm } from '../account/secret-form.ts';
import type { StoreAccount } from './account.server.ts';

/** The account of one's store: set once, its password changed later. */
export function StoreAccountPage({ account, result }: { account: StoreAccount; result: FormResult | undefined }) {
  const { t } = useLingui();
  const { userName, loginKey, shopName } = account;
  const isNew = userName === null;
  const checkNew = usePasswordCheck(passwordChars.store);
  const check = (form: FormData) => ({
    ...(!isNew && form.get('oldPassword') === '' && { oldPassword: t`Enter your current password.` }),
    ...checkNew(form),
  });
  const secrets = isNew ? ['password'] : ['oldPassword', 'password'];
  const { ref, onSubmit, busy, errorOf } = useSecretForm({ loginKey, result, secrets, check });
  const title = isNew ? t`Set up your store account` : t`Change the store’s password`;
  return (
    <>
      <Breadcrumbs label={t`You are here`} crumbs={[{ label: t`Your store`, href: paths.applyShop() }, { label: title }]} />
      <h1 className="mt-3 mb-4 text-xl font-semibold md:text-2xl">{title}</h1>
      {account.saved && !result ? (
        <Notice tone="good" live className="mb-4">
          {t`Your store’s password has been changed; it’s logged out on all devices.`}
        </Notice>
      ) : null}
      <Card className="max-w-xl md:p-6!">
        <p className="mb-4 text-ink-2">
          {isNew
            ? t`Use this name and password to log in to the seller console of ${shopName}. They’re separate from your buyer account.`
            : t`Log in to the seller console as ${userName}.`}
        </p>
        <FormNotice result={result} className="mb-4" />
        <Form method="post" noValidate ref={ref} onSubmit={onSubmit} className="grid gap-4">
          {isNew ? (
            <TextInput
              name="userName"
              label={t`Store account name`}
              hint={t`4 to 16 letters, digits or underscores.`}
              required
              maxLength={16}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={result?.values['userName']}
              error={errorOf('userName')}
            />
          ) : (
            <>
              <PasswordOwner userName={userName} />
              <PasswordField
                name="oldPassword"
                label={t`Current password`}
                autoComplete="current-password"
                error={errorOf('oldPassword')}
              />
            </>
          )}
          <PasswordField
            name="password"
            label={t`New password`}
            autoComplete="new-password"
            rule={passwordChars.store}
            error={errorOf('password')}
          />
          <PasswordField name="confirm" label={t`Repeat new password`} autoComplete="new-password" error={errorOf('confirm')} />
          <div>
            <Button type="submit" busy={busy}>
              {isNew ? t`Set up the account and open the store` : t`Save new password`}
            </Button>
          </div>
        </Form>
      </Card>
    </>
  );
}
