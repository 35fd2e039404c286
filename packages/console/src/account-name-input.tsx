import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@kyakhta/ui';

/** The name an account of a console logs in with. */
export function AccountNameInput({ label, error }: { label: string; error: string | undefined }) {
  const { t } = useLingui();
  return (
    <TextInput
      name="userName"
      label={label}
      hint={t`4 to 16 letters, digits or underscores.`}
      required
      minLength={4}
      maxLength={16}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      error={error}
    />
  );
}
