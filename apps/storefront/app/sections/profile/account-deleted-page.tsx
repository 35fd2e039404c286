import { useLingui } from '@lingui/react/macro';
import { CircleCheck, EmptyState, LinkButton } from '@kyakhta/ui';
import { paths } from '../../paths.ts';

export function AccountDeletedPage() {
  const { t } = useLingui();
  return (
    <EmptyState
      level="h1"
      icon={CircleCheck}
      title={t`Your account is deleted`}
      action={<LinkButton href={paths.home()}>{t`Go to the home page`}</LinkButton>}
    >
      {t`We have sent you a last e-mail. Thank you for having been here.`}
    </EmptyState>
  );
}
