import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { cx } from './cx.ts';

/** A business paper in two languages: what its PDF says, as text. */
export type PaperText = {
  number: string;
  /** Language tags (BCP 47) of the two columns. */
  languages: readonly string[];
  title: readonly string[];
  sections: readonly PaperSectionText[];
};
type PaperSectionText = { heading: readonly string[]; paragraphs: readonly (readonly string[])[]; table: PaperTableText | null };
type PaperTableText = {
  columns: readonly { heading: readonly string[]; numeric: boolean }[];
  rows: readonly (readonly (readonly string[])[])[];
};

const directionOf = (language: string) => (/^(ar|he)\b/.test(language) ? 'rtl' : 'ltr');

/** The paper in its two languages side by side, below each other where there is no room. */
export function Paper({ paper, beside }: { paper: PaperText; beside: ReactNode }) {
  return (
    <Card as="section" aria-label={paper.number} className="@container grid gap-5 md:p-8!">
      <header className="grid gap-1 border-b border-line pb-4">
        <h2 className="grid gap-x-8 text-lg font-semibold @2xl:grid-cols-2">
          <Both pair={paper.title} languages={paper.languages} />
        </h2>
        <p className="text-sm text-ink-2 tabular-nums">{beside}</p>
      </header>
      {paper.sections.map((section) => (
        <section key={section.heading[0]} className="grid min-w-0 gap-2">
          <h3 className="grid gap-x-8 font-semibold @2xl:grid-cols-2">
            <Both pair={section.heading} languages={paper.languages} />
          </h3>
          {section.paragraphs.map((pair) => (
            <p key={pair[0]} className="grid gap-x-8 gap-y-1 text-sm leading-relaxed @2xl:grid-cols-2">
              <Both pair={pair} languages={paper.languages} />
            </p>
          ))}
          {section.table ? <GoodsTable table={section.table} languages={paper.languages} label={section.heading[0] ?? ''} /> : null}
        </section>
      ))}
    </Card>
  );
}

function Both({ pair, languages }: { pair: readonly string[]; languages: readonly string[] }) {
  return pair.map((text, i) => (
    <span
      key={languages[i]}
      lang={languages[i]}
      dir={directionOf(languages[i] ?? '')}
      className={cx('min-w-0 break-words', i === 1 && 'text-ink-2')}
    >
      {text}
    </span>
  ));
}

/** The table scrolls by itself where the page is narrow; it runs left to right, as on the paper. */
function GoodsTable({ table, languages, label }: { table: PaperTableText; languages: readonly string[]; label: string }) {
  return (
    // Scrolled by the keyboard, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={label} tabIndex={0} dir="ltr" className="overflow-x-auto">
      <table className="w-full min-w-140 text-sm tabular-nums">
        <thead>
          <tr className="border-y border-line bg-sunk">
            {table.columns.map((column) => (
              <th
                key={column.heading[0]}
                scope="col"
                className={cx('px-2 py-1.5 align-bottom font-semibold whitespace-nowrap', column.numeric ? 'text-end' : 'text-start')}
              >
                {column.heading.map((text, i) => (
                  <span key={languages[i]} lang={languages[i]} className={cx('block', i === 1 && 'text-xs font-normal text-ink-2')}>
                    {text}
                  </span>
                ))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row[0]?.[0]} className="border-b border-line align-top">
              {row.map((cell, i) => (
                <td key={table.columns[i]?.heading[0]} className={cx('px-2 py-1.5', table.columns[i]?.numeric ? 'text-end' : 'text-start')}>
                  {cell.map((line, n) => (
                    <span key={line} className={cx('block', n > 0 && 'text-xs text-ink-2')}>
                      {line}
                    </span>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
