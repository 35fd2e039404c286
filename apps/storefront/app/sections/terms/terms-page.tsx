import { useLingui } from '@lingui/react/macro';
import { Notice, Tabs } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import type { Terms } from './terms.server.ts';

export function TermsPage({ sts, defaults, sections }: Terms) {
  const { t } = useLingui();
  const names = [t`Terms of service`, t`Privacy policy`] as const;
  return (
    <div className="wrap max-w-3xl! pt-6 md:pt-10">
      <h1 className="mb-3 text-2xl font-semibold">{names[sts]}</h1>
      <Tabs
        label={t`Terms`}
        tabs={[
          { href: paths.terms(0), label: names[0], current: sts === 0 },
          { href: paths.terms(1), label: names[1], current: sts === 1 },
        ]}
      />
      <Notice tone="wait" className="mt-5">
        {defaults}
      </Notice>
      <ol className="mt-6 grid gap-6">
        {sections.map(({ heading, text }, index) => (
          <li key={heading}>
            <h2 className="text-lg font-semibold">
              <span className="me-2 text-ink-3 tabular-nums">{index + 1}</span>
              {heading}
            </h2>
            <p className="mt-1.5 max-w-prose">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
