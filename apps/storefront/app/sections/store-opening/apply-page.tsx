import { useLingui } from '@lingui/react/macro';
import { applicationState } from '@kyakhta/contract/values';
import { Breadcrumbs } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import type { ApplyProps } from './apply-props.ts';
import { DraftPage } from './draft-page.tsx';
import { MendPage } from './mend-page.tsx';
import { StatusPage } from './status-page.tsx';

/** The way to a store of the buyer's own: filled in, looked at, mended where it was refused, open. */
export function ApplyPage({ application, result }: ApplyProps) {
  const { t } = useLingui();
  const { state } = application;
  const hasStore = state === applicationState.approved;
  return (
    <div>
      <Breadcrumbs
        label={t`You are here`}
        crumbs={[{ label: t`Buyer centre`, href: paths.buyerHome() }, { label: hasStore ? t`Your store` : t`Open a store for free` }]}
      />
      <h1 className="mt-3 mb-4 text-xl font-semibold md:text-2xl">{hasStore ? t`Your store` : t`Open a store for free`}</h1>
      {state === applicationState.draft ? <DraftPage application={application} result={result} /> : null}
      {state === applicationState.refused ? <MendPage application={application} result={result} /> : null}
      {state === applicationState.submitted || hasStore ? <StatusPage application={application} /> : null}
    </div>
  );
}
