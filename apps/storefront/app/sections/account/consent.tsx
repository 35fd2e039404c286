import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@kyakhta/ui';

export function Consent({ error }: { error: string | undefined }) {
  const { t } = useLingui();
  return (
    <Checkbox name="consent" required error={error}>
      {t`I have read and accept the terms of service and the privacy policy.`}
    </Checkbox>
  );
}
