import { defineMessage } from '@lingui/core/macro';
import { code, isPassword, passwordChars } from '@kyakhta/contract/values';
import { tryAsk, type Asked } from '../../ask.ts';
import { openForm, words } from '../account/form-answer.server.ts';
import { passwordWords } from '../account/password-words.ts';

const noOldPassword = defineMessage({ message: 'Enter your current password.' });

/** Changes the password. The other sessions are ended by it; this one ends on the way to the login. */
export async function changePassword(asked: Asked, data: FormData) {
  const form = openForm(asked, data);
  const [keyId, password, oldPassword] = [form.text('keyId'), form.secret('password'), form.secret('oldPassword')];
  const plain = keyId === '';
  const wrong = form.faults({
    oldPassword: form.has('oldPassword') && oldPassword === '' && noOldPassword,
    password: (password === '' || (plain && !isPassword(password, passwordChars.changed))) && passwordWords(passwordChars.changed),
    confirm: plain && password !== form.secret('confirm') && words.confirm,
  });
  if (wrong) return wrong;
  const answer = await tryAsk(asked, 'PUT /p/user/updatePwd', {
    password,
    ...(oldPassword && { oldPassword }),
    ...(keyId && { keyId }),
  });
  if (answer.code === code.ok) return { done: true as const };
  return form.refused(answer, { oldPasswordWrong: 'oldPassword' });
}
