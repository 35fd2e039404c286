import { Section, useFormat } from '@kyakhta/console';
import { Plural, useLingui } from '@lingui/react/macro';
import type { Output } from '@kyakhta/contract/types';
import { CircleAlert, CircleCheck, StatusTag } from '@kyakhta/ui';

type Night = Output<'GET /platform/ledger/runs'>['records'][number];

/** What the last proofs found: those of the nights, and those made for a missed hour. */
export function Nights({ nights }: { nights: readonly Night[] }) {
  const { t } = useLingui();
  const { precise } = useFormat();
  return (
    <Section title={t`Latest reconciliations`}>
      <p className="mb-3 text-sm text-ink-3">{t`The books are reconciled every night at 03:00 UTC, or as soon as possible afterwards if that hour was missed. If they do not balance, the site contact gets an email.`}</p>
      {nights.length === 0 ? (
        <p className="text-ink-2">{t`No reconciliation yet.`}</p>
      ) : (
        <ul className="grid gap-2">
          {nights.map(({ runId, at, isNightly, balanced, differences }) => (
            <li key={runId} className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
              <time dateTime={at} className="tabular-nums">
                {precise(at)}
              </time>
              <span className="text-ink-2">
                {isNightly
                  ? t({ message: 'at night', comment: 'When a proof of the books was made' })
                  : t({ message: 'outside the scheduled hour', comment: 'When a proof of the books was made: not at night' })}
              </span>
              <StatusTag tone={balanced ? 'good' : 'act'} icon={balanced ? CircleCheck : CircleAlert}>
                {balanced ? (
                  t({ message: 'All balanced', comment: 'What a proof of the books found' })
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
