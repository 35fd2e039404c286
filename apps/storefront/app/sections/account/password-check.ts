import { useLingui } from '@lingui/react/macro';
import { isPassword, type PasswordRule } from '@kyakhta/contract/values';
import { passwordWords } from './password-words.ts';

/** Looks at a new password and its repetition before they are encrypted: after that nobody can compare them. */
export function usePasswordCheck(rule: PasswordRule) {
  const { i18n, t } = useLingui();
  return (form: FormData): Record<string, string> => {
    const password = String(form.get('password') ?? '');
    if (!isPassword(password, rule)) return { password: i18n._(passwordWords(rule)) };
    if (password !== form.get('confirm')) return { confirm: t`The passwords don’t match. Enter the same one twice.` };
    return {};
  };
}
