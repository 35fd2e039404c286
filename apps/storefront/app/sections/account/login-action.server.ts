import { code } from '@kyakhta/contract/values';
import { redirectDocument } from 'react-router';
import { goTo, keepLanguage, type Asked } from '../../ask.ts';
import { apiContext } from '../../context.ts';
import { localPath, paths } from '../../paths.ts';
import { isMail, openForm, words } from './form-answer.server.ts';

/** Logs in by password or by mailed code, or sends that code; then back to where the person was. */
export async function logIn({ context, url }: Asked, data: FormData) {
  const api = context.get(apiContext);
  const form = openForm({ context }, data);
  const consent = !form.has('consent') && words.consent;
  const told = form.text('terms');
  const ticked = told ? { terms: told } : {};
  const inside = () => {
    const to = localPath(url.searchParams.get('back')) ?? paths.home();
    // Everything on the page below a popup was written for a guest.
    return url.searchParams.has('popup') ? redirectDocument(keepLanguage(url, to), 303) : goTo(url, to);
  };

  if (form.has('mail')) {
    const mail = form.text('mail');
    const sending = form.text('intent') === 'send';
    const wrong = form.faults({ mail: !isMail(mail) && words.mail, code: !sending && form.code('code') === '' && words.code, consent });
    if (wrong) return wrong;
    if (sending) {
      const answer = await api.call('POST /sms/sendLoginCode', { mail });
      return answer.code === code.ok ? form.show({ sent: mail }) : form.refused(answer, { codeRecentlySent: 'code', tooManyCodes: 'code' });
    }
    const answer = await api.call('POST /mailLogin', { userName: mail, passWord: form.code('code'), ...ticked });
    return answer.code === code.ok ? inside() : form.refused(answer, { wrongVerificationCode: 'code' });
  }
  const userName = form.text('userName');
  const passWord = form.secret('passWord');
  const isNoMail = userName.includes('@') && !isMail(userName);
  const wrong = form.faults({
    userName: (userName === '' && words.userName) || (isNoMail && words.mail),
    passWord: passWord === '' && words.passWord,
    consent,
  });
  if (wrong) return wrong;
  const keyId = form.text('keyId');
  const answer = await api.call('POST /login', { userName, passWord, ...(keyId && { keyId }), ...ticked });
  return answer.code === code.ok ? inside() : form.refused(answer);
}
