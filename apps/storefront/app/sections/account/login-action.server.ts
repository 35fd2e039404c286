import { defineMessage } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { code } from '@kyakhta/contract/values';
import { goTo, type Asked } from '../../ask.ts';
import { apiContext, i18nContext } from '../../context.ts';
import { localPath, paths } from '../../paths.ts';

/** What the form shows again. `sent` names the address a code went to; `attempt` makes each answer distinct. */
export type LoginResult = { msg: string; fields: Readonly<Record<string, string>>; sent: string | null; attempt: string };

const mailShape = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;
const words = {
  mail: defineMessage({ message: 'Enter a valid e-mail address.' }),
  userName: defineMessage({ message: 'Enter your account name, e-mail or mobile.' }),
  passWord: defineMessage({ message: 'Enter the password.' }),
  code: defineMessage({ message: 'Enter the code from the e-mail.' }),
  consent: defineMessage({ message: 'Read and accept the terms to go on.' }),
};

/** Logs in by password or by mailed code, or sends that code; then back to where the person was. */
export async function logIn({ context, url }: Asked, form: FormData) {
  const api = context.get(apiContext);
  const i18n = context.get(i18nContext);
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const again = (fields: Record<string, MessageDescriptor | false>): LoginResult | null => {
    const wrong = Object.entries(fields).filter((entry): entry is [string, MessageDescriptor] => entry[1] !== false);
    return wrong.length === 0
      ? null
      : {
          msg: '',
          fields: Object.fromEntries(wrong.map(([name, word]) => [name, i18n._(word)])),
          sent: null,
          attempt: crypto.randomUUID(),
        };
  };
  const refused = (answer: { msg: string }): LoginResult => ({ msg: answer.msg, fields: {}, sent: null, attempt: crypto.randomUUID() });
  const consent = !form.has('consent') && words.consent;
  const inside = () => goTo(url, localPath(url.searchParams.get('back')) ?? paths.home());

  if (text('intent') === 'send') {
    const mail = text('mail');
    const wrong = again({ mail: !mailShape.test(mail) && words.mail, consent });
    if (wrong) return wrong;
    const answer = await api.call('POST /sms/sendLoginCode', { mail });
    return answer.code === code.ok ? { msg: '', fields: {}, sent: mail, attempt: crypto.randomUUID() } : refused(answer);
  }
  if (form.has('mail')) {
    const mail = text('mail');
    const wrong = again({ mail: !mailShape.test(mail) && words.mail, code: text('code') === '' && words.code, consent });
    if (wrong) return wrong;
    const answer = await api.call('POST /mailLogin', { userName: mail, passWord: text('code') });
    return answer.code === code.ok ? inside() : refused(answer);
  }
  const passWord = String(form.get('passWord') ?? '');
  const wrong = again({ userName: text('userName') === '' && words.userName, passWord: passWord === '' && words.passWord, consent });
  if (wrong) return wrong;
  const keyId = text('keyId');
  const answer = await api.call('POST /login', { userName: text('userName'), passWord, ...(keyId && { keyId }) });
  return answer.code === code.ok ? inside() : refused(answer);
}
