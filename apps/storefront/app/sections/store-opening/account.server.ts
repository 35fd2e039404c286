import { defineMessage } from '@lingui/core/macro';
import { applicationState, code, isPassword, passwordChars, storeAccountPattern } from '@kyakhta/contract/values';
import { redirect } from 'react-router';
import { ask, goTo, keepLanguage, tryAsk, type Asked } from '../../ask.ts';
import { paths } from '../../paths.ts';
import { loadLoginKey } from '../account/entrance.server.ts';
import { openForm, words } from '../account/form-answer.server.ts';
import { passwordWords } from '../account/password-words.ts';

/** The account of one's store; who has none is led to the application. */
export async function loadStoreAccount(asked: Asked) {
  const [one, loginKey] = await Promise.all([ask(asked, 'GET /p/shop/shopAudit', {}), loadLoginKey(asked)]);
  if (one.applicationState !== applicationState.approved) throw redirect(keepLanguage(asked.url, paths.applyShop()));
  return { shopName: one.shopName, userName: one.storeAccount, loginKey, saved: asked.url.searchParams.has('done') };
}
export type StoreAccount = Awaited<ReturnType<typeof loadStoreAccount>>;

const own = {
  userName: defineMessage({ message: '4 to 16 letters, digits or underscores.' }),
  oldPassword: defineMessage({ message: 'Enter your current password.' }),
};

/** Sets the account, or changes its password. */
export async function saveStoreAccount(asked: Asked, data: FormData) {
  const form = openForm(asked, data);
  const [keyId, password, oldPassword] = [form.text('keyId'), form.secret('password'), form.secret('oldPassword')];
  const plain = keyId === '';
  const isNew = form.has('userName');
  const userName = form.text('userName').toLowerCase();
  const wrong = form.faults({
    userName: isNew && !storeAccountPattern.test(userName) && own.userName,
    oldPassword: !isNew && oldPassword === '' && own.oldPassword,
    password: (password === '' || (plain && !isPassword(password, passwordChars.store))) && passwordWords(passwordChars.store),
    confirm: plain && password !== form.secret('confirm') && words.confirm,
  });
  if (wrong) return wrong;
  const sent = { password, ...(keyId && { keyId }) };
  const answer = isNew
    ? await tryAsk(asked, 'PUT /p/shop/account', { userName, ...sent })
    : await tryAsk(asked, 'PUT /p/shop/account/password', { oldPassword, ...sent });
  if (answer.code === code.ok) return goTo(asked.url, isNew ? paths.applyShop() : paths.storeAccount({ done: 1 }));
  return form.refused(answer, {
    accountNameTaken: 'userName',
    oldPasswordWrong: 'oldPassword',
  });
}
