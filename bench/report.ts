import { mkdirSync, writeFileSync } from 'node:fs';
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

/** Prints the figures as a table and keeps them as JSON. */
export const report = (rows: readonly Row[], products: number, seconds: number): void => {
  const header = `| what | figure | yardstick | ratio | aim |\n|---|---|---|---|---|`;
  console.log(
    `${products.toLocaleString('en')} products, 32 connections, ${cpus().length} cores, ${new Date().toISOString().slice(0, 10)}\n\n${header}\n${rows.map((r) => `| ${r.what} | ${r.figure} | ${r.yardstick} | ${r.ratio} | ${r.aim} |`).join('\n')}`,
  );
  const results = join(import.meta.dirname, 'results');
  mkdirSync(results, { recursive: true });
  writeFileSync(
    join(results, `${products}.json`),
    `${JSON.stringify({ products, seconds, cores: cpus().length, at: new Date().toISOString(), rows }, null, 1)}\n`,
  );
};
