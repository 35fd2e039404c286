import { Card, cx } from '@kyakhta/ui';

/** A column: the whole, and what of it stands out in front. */
export type Bar = { key: string; label: string; whole: number; part: number };

type BarChartProps = {
  /** Says in a sentence what can be seen. The figures themselves are in a table beside the chart. */
  label: string;
  bars: readonly Bar[];
  whole: string;
  part: string;
  /** Which of both stands out; the part, unless the whole is what is looked for. */
  leads?: 'whole' | 'part';
  /** The first and the last column, and the tallest, in words. */
  from: string;
  to: string;
  most: string;
};

/** Height of the drawing in its own units; a column is one unit wide. */
const height = 100;
const gap = 0.2;
const looks = {
  part: { whole: ['bg-line-strong', 'fill-line-strong'], part: ['bg-brand', 'fill-brand'] },
  whole: { whole: ['bg-brand', 'fill-brand'], part: ['bg-seal', 'fill-seal'] },
} as const;

/** Columns over time, running the way the language is read. */
export function BarChart({ label, bars, whole, part, leads = 'part', from, to, most }: BarChartProps) {
  const look = looks[leads];
  const tallest = Math.max(1, ...bars.map((bar) => bar.whole));
  const tall = (value: number) => (value / tallest) * height;
  return (
    <Card className="grid gap-2 p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-ink-2">
        <ul className="flex flex-wrap gap-4">
          <li className="flex items-center gap-2">
            <span aria-hidden className={cx('size-3 rounded-1', look.whole[0])} />
            {whole}
          </li>
          <li className="flex items-center gap-2">
            <span aria-hidden className={cx('size-3 rounded-1', look.part[0])} />
            {part}
          </li>
        </ul>
        <p className="text-ink-3 tabular-nums">{most}</p>
      </div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${bars.length} ${height}`}
        preserveAspectRatio="none"
        className="h-50 w-full border-b border-line-mid rtl:-scale-x-100"
      >
        {bars.map((bar, n) => (
          <g key={bar.key}>
            <title>{bar.label}</title>
            <rect x={n} y={0} width={1} height={height} className="fill-transparent" />
            <rect x={n + gap / 2} y={height - tall(bar.whole)} width={1 - gap} height={tall(bar.whole)} className={look.whole[1]} />
            <rect x={n + gap / 2} y={height - tall(bar.part)} width={1 - gap} height={tall(bar.part)} className={look.part[1]} />
          </g>
        ))}
      </svg>
      <p aria-hidden className="flex justify-between text-xs text-ink-3 tabular-nums">
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </Card>
  );
}
