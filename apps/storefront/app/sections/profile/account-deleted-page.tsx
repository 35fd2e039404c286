import { useLingui } from '@lingui/react/macro';
import { CircleCheck, EmptyState, LinkButton } from '@kyakhta/ui';
import { paths } from '../../paths.ts';

export function AccountDeletedPage() {
  const { t } = useLingui();
  return (
    <EmptyState
      level="h1"
      icon={CircleCheck}
      title={t`Your account has been deleted`}
      action={<LinkButton href={paths.home()}>{t`Go to the home page`}</LinkButton>}
    >
      {t`We’ve sent you a final email. Thank you for being with us.`}
    </EmptyState>
  );
}
