import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** A day or more is read in days and hours: nobody counts seconds then. */
export function DaysLeft({ days, hours: more }: { days: number; hours: number }) {
  const { t } = useLingui();
  return <bdi>{t`${plural(days, { one: '# day', other: '# days' })} ${plural(more, { one: '# hour', other: '# hours' })}`}</bdi>;
}
