import { bareOrders } from './bare-sql.ts';
import { type Buyers, type Line, paidOrders } from './orders.ts';
import { round, type Row, say } from './report.ts';

/** Both sides of the comparison change from minute to minute with the machine and with what the database tidies up. */
const rounds = 5;
const middle = (of: readonly number[]): number => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;

/** Orders from cart to paid against the bare SQL of the same writes, by turns: the middle of five rounds, and all ratios. */
export const orderRows = async (
  base: string,
  url: string,
  { ids, tokens }: Buyers,
  lines: readonly (readonly Line[])[],
  seconds: number,
): Promise<Row[]> => {
  const skusOf = (i: number): number[] => (lines[i % lines.length] ?? []).map((l) => l.skuId).toSorted((a, b) => a - b);
  // What a process has not done before it does slowly, and the yardstick takes its texts from a real order.
  await paidOrders(base, url, tokens, lines, Math.max(5, seconds));
  const rows: Row[] = [];
  for (const count of [1, 16]) {
    const paid: Awaited<ReturnType<typeof paidOrders>>[] = [];
    const bare: number[] = [];
    for (let i = 0; i < rounds; i += 1) {
      bare.push(await bareOrders(url, ids.slice(0, count), skusOf, seconds));
      paid.push(await paidOrders(base, url, tokens.slice(0, count), lines, seconds));
    }
    const ratios = paid.map((p, i) => p.perMinute / (bare[i] ?? 1));
    say(`orders of ${count}: ${ratios.map((r) => r.toFixed(2)).join(', ')}`);
    const p50 = middle(paid.map((p) => p.p50Ms)).toFixed(1);
    const p99 = middle(paid.map((p) => p.p99Ms)).toFixed(1);
    rows.push({
      what: `cart to paid, three lines, ${count} buyer${count === 1 ? '' : 's'}, middle of ${rounds} rounds`,
      figure: `${round(middle(paid.map((p) => p.perMinute)))}/min, p50 ${p50} ms, p99 ${p99} ms`,
      yardstick: `bare SQL ${round(middle(bare))}/min`,
      ratio: `${middle(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
      aim: count === 16 ? '≥ 0.50, ≥ 7,000/min' : '≥ 0.50',
    });
  }
  return rows;
};
