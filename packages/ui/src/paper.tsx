import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { cx } from './cx.ts';

/** A business paper in two languages: what its PDF says, as text. */
export type PaperText = {
  number: string;
  /** Language tags (BCP 47) of the two columns. */
  languages: readonly string[];
  title: readonly string[];
  /** Who stands for it, at its end. */
  signatures: readonly { side: readonly string[]; name: string; signatory: string; how: readonly string[]; stamped: boolean }[];
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
          {section.table ? <Goods table={section.table} languages={paper.languages} label={section.heading[0] ?? ''} /> : null}
        </section>
      ))}
      {paper.signatures.length > 0 ? <Signatures paper={paper} /> : null}
    </Card>
  );
}

/** The block at its end, as on the paper: a side beside the other. */
function Signatures({ paper: { signatures, languages } }: { paper: PaperText }) {
  return (
    <div className="grid gap-x-8 gap-y-4 border-t border-line pt-4 text-sm @2xl:grid-cols-2">
      {signatures.map(({ side, name, signatory, how }) => (
        <div key={side[0]} className="grid content-start gap-1">
          <p className="grid font-semibold">
            <Both pair={side} languages={languages} />
          </p>
          <bdi className="font-semibold wrap-anywhere">{name}</bdi>
          {signatory === '' ? null : <bdi className="wrap-anywhere">{signatory}</bdi>}
          <p className="grid text-xs">
            <Both pair={how} languages={languages} />
          </p>
        </div>
      ))}
    </div>
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

type GoodsProps = { table: PaperTableText; languages: readonly string[]; label: string };

/** The goods as a table where there is room for all its columns, else as cards: nothing that is signed is out of sight. */
function Goods(props: GoodsProps) {
  return (
    <>
      <div className="hidden @2xl:block">
        <GoodsTable {...props} />
      </div>
      <GoodsCards {...props} />
    </>
  );
}

/** Each line of the table as a card: every column by its heading, in both languages. */
function GoodsCards({ table: { columns, rows }, languages, label }: GoodsProps) {
  return (
    <ul aria-label={label} dir="ltr" className="grid gap-3 @2xl:hidden">
      {rows.map((row) => (
        <li key={row[0]?.[0]} className="rounded-2 border border-line p-3">
          <dl className="grid gap-1.5 text-sm">
            {columns.map(({ heading, numeric }, i) => (
              <div key={heading[0]} className={cx('grid gap-x-3', numeric ? 'grid-cols-[minmax(0,1fr)_auto]' : 'gap-y-0.5')}>
                <dt className="min-w-0 text-xs text-ink-2">
                  {heading.map((text, n) => (
                    <span key={languages[n]} lang={languages[n]} dir={directionOf(languages[n] ?? '')}>
                      {n > 0 && text !== '' ? ' / ' : ''}
                      {text}
                    </span>
                  ))}
                </dt>
                <dd className={cx('min-w-0 wrap-anywhere tabular-nums', numeric && 'text-end font-medium')}>
                  {row[i]?.map((line, n) => (
                    <span key={line} className={cx('block', n > 0 && 'text-xs font-normal text-ink-2')}>
                      {line}
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** It scrolls by itself where even this much room is too little; it runs left to right, as on the paper. */
function GoodsTable({ table, languages, label }: GoodsProps) {
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
