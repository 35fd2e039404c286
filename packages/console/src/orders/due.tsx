import { useLingui } from '@lingui/react/macro';
import { CircleAlert, cx } from '@kyakhta/ui';
import { useFormat } from '../format.ts';

/** Until when something is to be done; late is said by colour, sign and word. */
export function Due({ at }: { at: string | null }) {
  const { t } = useLingui();
  const { clockDeadline, deadline, inDays, isPast, nearDay } = useFormat();
  if (at === null) return <span className="text-ink-3">{'–'}</span>;
  const near = nearDay(at);
  const time = clockDeadline(at);
  const text = near
    ? t({ message: `${near}, ${time}`, comment: 'Deadline: today, yesterday or tomorrow, then the time' })
    : isPast(at)
      ? inDays(at)
      : deadline(at);
  if (!isPast(at)) {
    return (
      <time dateTime={at} className={cx('@6xl:whitespace-nowrap tabular-nums', near && 'font-semibold')}>
        {text}
      </time>
    );
  }
  return (
    <span className="inline-flex items-start gap-1 font-semibold text-seal tabular-nums">
      <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <span className="sr-only">{t({ message: 'Late:', comment: 'Before a deadline that has passed, for a screen reader' })}</span>
      <time dateTime={at} title={deadline(at)} className="[&:lang(zh)]:break-keep">
        {text}
      </time>
    </span>
  );
}
