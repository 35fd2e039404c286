import { useLingui } from '@lingui/react/macro';
import { Steps } from '@kyakhta/ui';
import type { ApplyStep } from '../../paths.ts';
import { applySteps } from './steps.ts';

/** Which step of an application one is at. */
export function ApplyStepsBar({ step }: { step: ApplyStep }) {
  const { t } = useLingui();
  const labels: Record<ApplyStep, string> = {
    store: t`Your store`,
    contact: t`Contact and place`,
    firm: t`Firm and papers`,
    check: t`Check and submit`,
  };
  const at = applySteps.indexOf(step);
  return (
    <Steps
      label={t`Steps of the application`}
      stateLabels={{ done: t`Done:`, now: t`Now:`, next: t`Next:` }}
      steps={applySteps.map((key, index) => ({ key, label: labels[key], state: index < at ? 'done' : index === at ? 'now' : 'next' }))}
    />
  );
}
