import { Section, useFormat } from '@kyakhta/console';
import type { ReactNode } from 'react';

export type Decision = {
  key: string | number;
  state: string | undefined;
  /** Who moved it; null while nobody has. */
  by: string | null;
  at: string;
  remarks: readonly { key: string; text: ReactNode }[];
};

/** What became so far of what somebody submitted. */
export function DecisionHistory({ title, decisions }: { title: string; decisions: readonly Decision[] }) {
  const { moment, comma } = useFormat();
  return (
    <Section title={title}>
      <ol className="grid gap-3 text-sm">
        {decisions.map(({ key, state, by, at, remarks }) => (
          <li key={key}>
            <p>
              <span className="font-medium">{state}</span>
              {by ? (
                <>
                  {comma}
                  <bdi>{by}</bdi>
                </>
              ) : null}
            </p>
            <time dateTime={at} className="text-ink-3 tabular-nums">
              {moment(at)}
            </time>
            {remarks.map((remark) => (
              <p key={remark.key} className="text-ink-2">
                {remark.text}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </Section>
  );
}
