import { code, passwordChars } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, Card, PasswordInput, PasswordOwner, useToast } from '@kyakhta/ui';
import { use, useRef, useState, type SubmitEvent } from 'react';
import { data, type ActionFunctionArgs } from 'react-router';
import { OwnUserName } from './areas.tsx';
import { refusalOf, type Sending, type Sent } from './ask.ts';
import { call } from './client.ts';
import { canEncrypt, encrypt } from '@kyakhta/client/encrypt';
import { PageHead } from './page-head.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { useSend } from './send.ts';
import { useDone } from './use-done.ts';

type Endpoint = 'PUT /shop/admin/password' | 'PUT /platform/password';
const { min, max } = passwordChars.changed;

/** Both passwords are encrypted before they leave, where the browser can. */
export const passwordAction =
  (endpoint: Endpoint) =>
  async ({ request }: ActionFunctionArgs) => {
    const { input, idempotencyKey } = (await request.json()) as Sending;
    let sent = input as { oldPassword: string; password: string; keyId?: string };
    if (canEncrypt()) {
      const key = await call('GET /login/key', {});
      if (key.code !== code.ok) return data(refusalOf(key), { status: 422 });
      sent = {
        oldPassword: await encrypt(key.data, key.data.now, sent.oldPassword),
        password: await encrypt(key.data, key.data.now, sent.password),
        keyId: key.data.keyId,
      };
    }
    const answer = await call(endpoint, sent, { idempotencyKey });
    if (answer.code === code.ok) return { ok: true, data: answer.data } satisfies Sent<Endpoint>;
    return data(refusalOf(answer), { status: 422 });
  };

/** The mail address of a store's account, with the password that allows it. */
export const storeMailAction = async ({ request }: ActionFunctionArgs) => {
  const { input, idempotencyKey } = (await request.json()) as Sending;
  let sent = input as { mail: string; password: string; keyId?: string };
  if (canEncrypt()) {
    const key = await call('GET /login/key', {});
    if (key.code !== code.ok) return data(refusalOf(key), { status: 422 });
    sent = { mail: sent.mail, password: await encrypt(key.data, key.data.now, sent.password), keyId: key.data.keyId };
  }
  const answer = await call('PUT /shop/admin/mail', sent, { idempotencyKey });
  if (answer.code === code.ok) return { ok: true, data: answer.data } satisfies Sent<'PUT /shop/admin/mail'>;
  return data(refusalOf(answer), { status: 422 });
};

/** The own password of the person who is logged in to a console. */
export function PasswordPage() {
  const { t } = useLingui();
  const say = useToast();
  const userName = use(OwnUserName);
  const form = useRef<HTMLFormElement>(null);
  const { send, busy, result } = useSend<Endpoint>();
  const [problem, setProblem] = useState<string | null>(null);
  const refusal = result && !result.ok ? result : undefined;
  useDone(result, () => {
    form.current?.reset();
    say({ tone: 'good', text: t`The password is changed; other logins of this account have ended.` });
  });
  const onSubmit = (submit: SubmitEvent<HTMLFormElement>) => {
    submit.preventDefault();
    const typed = new FormData(submit.currentTarget);
    const word = (name: string) => String(typed.get(name) ?? '');
    const differs = word('password') !== word('again');
    setProblem(differs ? t`The passwords do not match.` : null);
    if (!differs) send({ oldPassword: word('oldPassword'), password: word('password') });
  };
  const words = { words: { show: t`Show the password`, hide: t`Hide the password` } };
  return (
    <>
      <PageHead title={t`Change password`} />
      <Card className="max-w-xl">
        <form noValidate ref={form} onSubmit={onSubmit} className="grid gap-4">
          <p className="text-ink-2">{t`A password has ${min} to ${max} characters of at least two kinds (letters, digits, signs), without spaces around it.`}</p>
          <RefusalNotice refusal={refusal} />
          <PasswordOwner userName={userName} />
          <PasswordInput
            {...words}
            name="oldPassword"
            label={t`Current password`}
            autoComplete="current-password"
            required
            error={refusal?.fields['oldPassword']}
          />
          <PasswordInput
            {...words}
            name="password"
            label={t`New password`}
            autoComplete="new-password"
            required
            error={refusal?.fields['password']}
          />
          <PasswordInput {...words} name="again" label={t`New password again`} autoComplete="new-password" required error={problem} />
          <Button type="submit" busy={busy}>
            {t`Change password`}
          </Button>
        </form>
      </Card>
    </>
  );
}
