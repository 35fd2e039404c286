import { useLingui } from '@lingui/react/macro';
import { Steps } from '@kyakhta/ui';
import type { ApplyStep } from '../../paths.ts';
import { applySteps } from './steps.ts';

type ApplyStepsBarProps = {
  step: ApplyStep;
  /** Steps in which nothing is missing. */
  ready: readonly ApplyStep[];
};

/** Which step of an application one is at, and which have all they ask for. */
export function ApplyStepsBar({ step, ready }: ApplyStepsBarProps) {
  const { t } = useLingui();
  const labels: Record<ApplyStep, string> = {
    store: t`Your store`,
    contact: t`Contact and place`,
    firm: t`Company and documents`,
    check: t`Check and submit`,
  };
  return (
    <Steps
      label={t`Application steps`}
      stateLabels={{ done: t`Done:`, now: t`Now:`, next: t`Still to do:` }}
      steps={applySteps.map((key) => ({ key, label: labels[key], state: key === step ? 'now' : ready.includes(key) ? 'done' : 'next' }))}
    />
  );
}
