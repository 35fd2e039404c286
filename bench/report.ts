import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

/** One figure of a run, beside its yardstick. */
export interface Row {
  readonly what: string;
  readonly figure: string;
  readonly yardstick: string;
  readonly ratio: string;
  readonly aim: string;
}
export const round = (n: number): string => Math.round(n).toLocaleString('en');
export const ratio = (a: number, b: number): string => (a / b).toFixed(2);
export const say = (line: string): void => {
  console.error(`  ${line}`);
};

/** Figures as a table. */
export const tableOf = (rows: readonly Row[]): string =>
  `| what | figure | yardstick | ratio | aim |\n|---|---|---|---|---|\n${rows.map((r) => `| ${r.what} | ${r.figure} | ${r.yardstick} | ${r.ratio} | ${r.aim} |`).join('\n')}`;

/** What runs over so many products have left. */
export interface Kept {
  readonly seconds: number;
  readonly at: string;
  /** When the rows of files were measured apart. */
  readonly goodsAt?: string;
  readonly rows: readonly Row[];
}
const results = join(import.meta.dirname, 'results');
const fileOf = (products: number): string => join(results, `${products}.json`);
export const kept = (products: number): Kept | null =>
  existsSync(fileOf(products)) ? (JSON.parse(readFileSync(fileOf(products), 'utf8')) as Kept) : null;
export const keep = (products: number, { rows, ...run }: Kept): void => {
  mkdirSync(results, { recursive: true });
  const { seconds, ...times } = run;
  writeFileSync(fileOf(products), `${JSON.stringify({ products, seconds, cores: cpus().length, ...times, rows }, null, 1)}\n`);
};

/** Prints the figures as a table and keeps them as JSON. */
export const report = (rows: readonly Row[], products: number, seconds: number): void => {
  const at = new Date().toISOString();
  console.log(`${products.toLocaleString('en')} products, 32 connections, ${cpus().length} cores, ${at.slice(0, 10)}\n\n${tableOf(rows)}`);
  keep(products, { seconds, at, rows });
};
