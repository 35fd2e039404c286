import { defineMessage } from '@lingui/core/macro';
import { code, isPassword, passwordChars } from '@kyakhta/contract/values';
import { goTo, type Asked } from '../../ask.ts';
import { apiContext, personContext } from '../../context.ts';
import { localPath, paths } from '../../paths.ts';
import type { FormResult } from './form-result.ts';
import { isMail, openForm, words } from './form-answer.server.ts';
import { passwordWords } from './password-words.ts';

const userNameShape = /^\w{4,16}$/;
const wrongUserName = defineMessage({ message: 'An account name has 4 to 16 Latin letters, digits or underscores.' });
const noNickName = defineMessage({ message: 'Enter a nickname.' });

type Registered = { answer: Response | FormResult; isTicketDone: boolean };

/**
 * Sends the code, or registers with it; she is logged in then and goes on where she was stopped.
 * @param biz the ticket of a sign-in at another site, which is bound to the new account
 */
export async function register(asked: Asked, data: FormData, biz: string | null): Promise<Registered> {
  const told = await registerWith(asked, data, biz);
  return 'answer' in told ? told : { answer: told, isTicketDone: false };
}

async function registerWith({ context, url }: Asked, data: FormData, biz: string | null): Promise<FormResult | Registered> {
  const api = context.get(apiContext);
  const form = openForm({ context }, data);
  const mail = form.text('mail');
  const about = { mail: !isMail(mail) && words.mail, consent: !form.has('consent') && words.consent };

  if (form.text('intent') === 'send') {
    const wrong = form.faults(about);
    if (wrong) return wrong;
    const answer = await api.call('POST /sms/sendRegisterCode', { mail });
    return answer.code === code.ok
      ? form.show({ sent: mail })
      : form.refused(answer, { codeRecentlySent: 'validCode', tooManyCodes: 'validCode' });
  }
  const [userName, nickName, keyId, validCode] = [form.text('userName'), form.text('nickName'), form.text('keyId'), form.code()];
  const password = form.secret('password');
  // An encrypted password was compared and looked at where it was typed; the server looks again.
  const plain = keyId === '';
  const wrong = form.faults({
    ...about,
    validCode: validCode === '' && words.code,
    userName: !userNameShape.test(userName) && wrongUserName,
    nickName: nickName === '' && noNickName,
    password: (password === '' || (plain && !isPassword(password, passwordChars.registered))) && passwordWords(passwordChars.registered),
    confirm: plain && password !== form.secret('confirm') && words.confirm,
  });
  if (wrong) return wrong;
  const answer = await api.call('POST /user/register', {
    mail,
    validCode,
    userName,
    nickName,
    password,
    timeZone: context.get(personContext).timeZone,
    ...(keyId && { keyId }),
    ...(biz !== null && { bizPayload: biz }),
    ...(form.text('terms') && { terms: form.text('terms') }),
  });
  if (answer.code === code.ok)
    return { answer: goTo(url, localPath(url.searchParams.get('back')) ?? paths.home()), isTicketDone: biz !== null };
  // A ticket that is over blocks every further try: the next goes without it.
  const isTicketDone = ['signInTicketOver', 'socialAccountTaken'].includes(answer.data?.failure ?? '');
  const shown = form.refused(answer, {
    wrongVerificationCode: 'validCode',
    userNameTaken: 'userName',
    nickNameTooLong: 'nickName',
  });
  return { answer: shown, isTicketDone };
}
