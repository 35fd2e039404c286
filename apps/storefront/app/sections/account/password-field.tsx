import { useLingui } from '@lingui/react/macro';
import { passwordPoints, type PasswordRule } from '@kyakhta/contract/values';
import { PasswordInput } from '@kyakhta/ui';

type FieldProps = { name: string; label: string; autoComplete: 'current-password' | 'new-password'; error: string | undefined };

/** A password that is known, or typed a second time. */
export function PasswordField({ rule, ...field }: FieldProps & { rule?: PasswordRule }) {
  const { t } = useLingui();
  const label = field.label;
  const words = { show: t`Show: ${label}`, hide: t`Hide: ${label}` };
  const points = useRulePoints(rule);
  return <PasswordInput required {...field} words={words} {...(points && { rules: points })} />;
}

/** What a new password needs, in words; a registration asks for all three kinds, a change for two of them. */
function useRulePoints(rule: PasswordRule | undefined) {
  const { t } = useLingui();
  if (!rule) return null;
  const { min, max } = rule;
  const everyKind = rule.classes === 3;
  return {
    title: t`Your password needs:`,
    metLabel: t({ message: '(met)', comment: 'After a rule for passwords that is fulfilled, for a screen reader' }),
    of: (typed: string) => {
      const points = passwordPoints(typed, rule);
      const length = { key: 'length', text: t`${min} to ${max} characters`, met: points.length };
      const two = {
        key: 'kinds',
        text: t({ message: 'two of: letters, digits, symbols', comment: 'Rule for a new password' }),
        met: points.kinds,
      };
      const each = [
        { key: 'letter', text: t({ message: 'a letter', comment: 'Rule for a new password' }), met: points.letter },
        { key: 'digit', text: t({ message: 'a digit', comment: 'Rule for a new password' }), met: points.digit },
        { key: 'sign', text: t({ message: 'a symbol such as - ! ?', comment: 'Rule for a new password' }), met: points.sign },
      ];
      if (rule.classes === 1) return [length];
      return everyKind ? [length, ...each] : [length, two];
    },
  };
}
