import { useLingui } from '@lingui/react/macro';
import { rankType } from '@kyakhta/contract/values';
import { EmptyState, LinkButton, Star, Tabs } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import type { Ranking } from './rankings.server.ts';

/** The two rankings as tabs; `href` makes the address of each. */
export function RankTabs({ type, href }: { type: number; href: (type: number) => string }) {
  const { t } = useLingui();
  return (
    <Tabs
      label={t`Type of ranking`}
      tabs={[
        { href: href(rankType.sold), label: t`Best-selling`, current: type === rankType.sold },
        { href: href(rankType.reviewed), label: t`Best reviewed`, current: type === rankType.reviewed },
      ]}
    />
  );
}

/** Over which days it was counted, and when. */
export function useCounted({ days, updated }: Pick<Ranking, 'days' | 'updated'>): string | null {
  const { t } = useLingui();
  return updated === null
    ? null
    : t({
        message: `Last ${days} days, updated ${updated}`,
        comment: 'Under the heading of a ranking; the second value is a date with its time',
      });
}

export function NoRanking() {
  const { t } = useLingui();
  return (
    <EmptyState icon={Star} title={t`No ranking yet`} action={<LinkButton href={paths.category()}>{t`Browse the catalogue`}</LinkButton>}>
      {t`Rankings are updated every hour from paid orders and reviews of the last 90 days.`}
    </EmptyState>
  );
}
