import { code, isPassword, passwordChars } from '@kyakhta/contract/values';
import { goTo, type Asked } from '../../ask.ts';
import { apiContext } from '../../context.ts';
import { localPath, paths } from '../../paths.ts';
import { isMail, openForm, words } from './form-answer.server.ts';
import { passwordWords } from './password-words.ts';

/**
 * A new password in two steps on one address: mail and code, then the password. What joins them, the flag of the
 * checked code, travels in the form, as the mail does: neither is in an address.
 */
export async function recover({ context, url }: Asked, data: FormData) {
  const api = context.get(apiContext);
  const form = openForm({ context }, data);
  const mail = form.text('mail');

  if (form.has('checkRegisterSmsFlag')) {
    const [keyId, password] = [form.text('keyId'), form.secret('password')];
    const plain = keyId === '';
    const wrong = form.faults({
      password: (password === '' || (plain && !isPassword(password, passwordChars.changed))) && passwordWords(passwordChars.changed),
      confirm: plain && password !== form.secret('confirm') && words.confirm,
    });
    if (wrong) return wrong;
    const checkRegisterSmsFlag = form.text('checkRegisterSmsFlag');
    const answer = await api.call('PUT /user/updatePwd', { mail, password, checkRegisterSmsFlag, ...(keyId && { keyId }) });
    if (answer.code === code.ok) {
      const back = localPath(url.searchParams.get('back'));
      return goTo(url, paths.forgotPassword({ done: 1, ...(back && { back }) }));
    }
    // The ten minutes are over: the first step again.
    if (answer.code === code.wrongVerificationCode) return form.show({ values: { mail }, msg: answer.msg });
    return form.refused(answer);
  }

  const sending = form.text('intent') === 'send';
  const validCode = form.code();
  const wrong = form.faults({ mail: !isMail(mail) && words.mail, validCode: !sending && validCode === '' && words.code });
  if (wrong) return wrong;
  if (sending) {
    const answer = await api.call('POST /sms/sendUpdatePwdCode', { mail });
    return answer.code === code.ok
      ? form.show({ sent: mail })
      : form.refused(answer, { codeRecentlySent: 'validCode', tooManyCodes: 'validCode' });
  }
  const answer = await api.call('PUT /user/checkUpdatePwdSms', { mail, validCode });
  if (answer.code === code.ok) return form.show({ values: { mail, ...answer.data } });
  return form.refused(answer, { wrongVerificationCode: 'validCode' });
}
