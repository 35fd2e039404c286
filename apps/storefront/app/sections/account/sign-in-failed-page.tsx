import { useLingui } from '@lingui/react/macro';
import { CircleAlert, EmptyState, LinkButton } from '@kyakhta/ui';
import { paths } from '../../paths.ts';

/** The bare address of a way back: what came with it was not good, and is gone. */
export function SignInFailedPage() {
  const { t } = useLingui();
  return (
    <EmptyState
      level="h1"
      icon={CircleAlert}
      title={t`Sign-in failed`}
      action={<LinkButton href={paths.login()}>{t`Back to login`}</LinkButton>}
    >
      {t`The other site didn’t confirm it, or it took too long. Nothing has changed; try again, or log in another way.`}
    </EmptyState>
  );
}
