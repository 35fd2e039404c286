import { Section, useFormat } from '@kyakhta/console';
import { Plural, useLingui } from '@lingui/react/macro';
import type { Output } from '@kyakhta/contract/types';
import { CircleAlert, CircleCheck, StatusTag } from '@kyakhta/ui';

type Night = Output<'GET /platform/ledger/runs'>['records'][number];

/** What the proofs of the last nights found. */
export function Nights({ nights }: { nights: readonly Night[] }) {
  const { t } = useLingui();
  const { precise } = useFormat();
  return (
    <Section title={t`The last nights`}>
      <p className="mb-3 text-sm text-ink-3">{t`The books are proven every night at 03:00 UTC. When something is off, the contact of the site is mailed.`}</p>
      {nights.length === 0 ? (
        <p className="text-ink-2">{t`No night has been proven yet.`}</p>
      ) : (
        <ul className="grid gap-2">
          {nights.map(({ runId, at, balanced, differences }) => (
            <li key={runId} className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
              <time dateTime={at} className="tabular-nums">
                {precise(at)}
              </time>
              <StatusTag tone={balanced ? 'good' : 'act'} icon={balanced ? CircleCheck : CircleAlert}>
                {balanced ? (
                  t({ message: 'All agrees', comment: 'What a proof of the books found' })
                ) : (
                  <Plural value={differences.length} one="# rule broken" other="# rules broken" />
                )}
              </StatusTag>
              {differences.map(({ invariant, what, rows }) => (
                <span key={`${invariant} ${what}`} lang="en" dir="ltr" className="basis-full text-sm text-ink-2 wrap-anywhere">
                  <strong>{invariant}</strong> {what}: {JSON.stringify(rows.slice(0, 3))}
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
