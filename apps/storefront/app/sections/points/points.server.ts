import { pointGroups } from '@kyakhta/contract/values';
import { ask, formatOf, type Asked } from '../../ask.ts';

const perPage = 10;

export async function loadPoints(asked: Asked) {
  const { searchParams } = asked.url;
  const kind = pointGroups.find((group) => group === searchParams.get('kind')) ?? 'all';
  const current = Math.min(100_000, Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1));
  const [info, log] = await Promise.all([
    ask(asked, 'GET /p/score/scoreInfo', {}),
    ask(asked, 'GET /p/score/page', { kind, current, size: perPage }),
  ]);
  const format = formatOf(asked.context);
  const { currency } = info;
  return {
    score: format.whole(info.score),
    worth: format.money(info.scoreAmount, currency),
    expiring: info.expiringTime === null ? null : { points: format.whole(info.expiringScore), day: format.day(info.expiringTime) },
    rules: {
      earned: info.earnedPerUnit,
      unit: format.money(1, currency),
      perUnit: format.whole(info.scorePerUnit),
      step: format.whole(info.step),
      share: info.sharePercent,
      days: info.validDays,
    },
    kind,
    current: log.current,
    pages: log.pages,
    lines: log.records.map((line) => ({
      logId: line.logId,
      kind: line.kind,
      moment: format.moment(line.at),
      into: line.score > 0,
      change: format.whole(Math.abs(line.score)),
      after: format.whole(line.scoreAfter),
      orderNumber: line.orderNumber,
      expires: line.expiresAt === null ? null : format.day(line.expiresAt),
    })),
  };
}
export type Points = Awaited<ReturnType<typeof loadPoints>>;
