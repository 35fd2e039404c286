import type { ReactNode } from 'react';
import { Code } from './money.tsx';
import type { Tone } from './tag.tsx';

/** What each lane of an order's history looks like. */
export const laneTones = { order: 'plain', money: 'good', goods: 'wait', customs: 'info', refund: 'wait' } as const satisfies Readonly<
  Record<string, Tone>
>;

type TimelineDetailProps = {
  /** Which of several packages were seen there: then nothing else is shown. */
  waybills: readonly string[];
  /** Who did it. */
  by: ReactNode;
  /** The number of the refund that it is about. */
  refund: string | null;
  /** The reason that was given. */
  reason: string | null;
};

/** Below the sentence of a moment: packages, or who did it, with the number of a refund and the reason that was given. */
export function TimelineDetail({ waybills, by, refund, reason }: TimelineDetailProps): ReactNode {
  if (waybills.length > 0)
    return (
      <span className="flex flex-wrap gap-x-3">
        {waybills.map((waybill) => (
          <Code key={waybill} className="select-all">
            {waybill}
          </Code>
        ))}
      </span>
    );
  return (
    <>
      <span className="flex flex-wrap gap-x-3">
        {by}
        {refund === null ? null : <Code className="select-all">{refund}</Code>}
      </span>
      {reason ? (
        <span className="block whitespace-pre-line wrap-anywhere">
          <bdi>{reason}</bdi>
        </span>
      ) : null}
    </>
  );
}
