import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { openForCommand, runCommand, storeIdOf } from './command.ts';
import { explainFault, type ImportFault } from './domains/catalog/index.ts';
import { importFile, ImportRefused, type ImportResult } from './import-file.ts';
import { csvLine, csvMark } from './runtime/sheets/csv.ts';
import { instanceOf } from './runtime/instance.ts';

// Run by bin/import.mjs: imports a product file into a store. Ends with 0 when everything is in, 1
// when the file was refused or the import stopped, 2 for a wrong call, 3 when some rows were refused.
const usage = 'usage: npm run import -- FILE --store N [--report REFUSED.csv]';
const progressMs = 2000;

/** Control characters would act on the terminal. */
const plain = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
const line = (f: ImportFault): string =>
  `line ${f.line}${f.column === null ? '' : `, ${f.column}`}: ${f.value === '' ? '' : `“${plain(f.value)}” `}${plain(explainFault(f))}`;

const openReport = (path: string | undefined): { write(f: ImportFault): void; close(): Promise<void> } => {
  if (path === undefined) return { write: () => undefined, close: () => Promise.resolve() };
  const stream = createWriteStream(path);
  stream.write(`${csvMark}${csvLine(['line', 'product', 'column', 'value', 'reason'])}`);
  return {
    write: (f) => void stream.write(csvLine([String(f.line), f.product, f.column ?? '', f.value, explainFault(f)])),
    close: async () => {
      stream.end();
      await once(stream, 'finish');
    },
  };
};

const summary = (r: ImportResult, storeId: number): string => {
  const perSecond = Math.round((r.created + r.changed + r.unchanged + r.refused) / Math.max(r.seconds, 0.001));
  const lines = [
    `store ${storeId}: ${r.created} products new, ${r.changed} changed, ${r.unchanged} as they were, ${r.refused} refused (${r.refusedRows} of ${r.rows} rows)`,
    `${r.seconds.toFixed(1)} s, ${perSecond} products a second`,
  ];
  if (r.categoriesMade > 0) lines.push(`${r.categoriesMade} categories were made: see "Imported" in the category tree`);
  if (r.stopped !== null)
    lines.push(`It stopped before the end: ${r.stopped}. Products before are in and whole; run the same file again for the rest.`);
  return lines.join('\n');
};

const run = async (): Promise<number> => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { store: { type: 'string' }, report: { type: 'string' } } });
  const [file, ...more] = positionals;
  const storeId = storeIdOf(values.store);
  if (file === undefined || more.length > 0 || storeId === null) {
    console.error(usage);
    return 2;
  }
  const app = await openForCommand(4);
  try {
    if ((await instanceOf(app.database.db)) === null) throw new ImportRefused('The database is not set up yet: run npm start first.');
    await app.catchUp();
    const report = openReport(values.report);
    let told = performance.now();
    try {
      const result = await importFile(app, {
        file,
        storeId,
        onStock: ({ variants, pieces, oldestAt }) => {
          if (variants === 0) return;
          const age = oldestAt === null ? 'of unknown age' : `the oldest of ${oldestAt.slice(0, 16).replace('T', ' ')} UTC`;
          console.log(`the file raises the stock of ${variants} variants by ${pieces} pieces; its figures are ${age}`);
        },
        onFault: (fault) => {
          console.log(line(fault));
          report.write(fault);
        },
        onProgress: (done, all) => {
          if (performance.now() - told < progressMs) return;
          told = performance.now();
          console.error(`… ${done} of ${all} rows`);
        },
      });
      if (result.unknownColumns.length > 0) console.log(`columns not known and left out: ${result.unknownColumns.map(plain).join(', ')}`);
      console.log(summary(result, storeId));
      return result.stopped !== null ? 1 : result.refusedRows > 0 ? 3 : 0;
    } finally {
      await report.close();
    }
  } finally {
    await app.close();
  }
};

await runCommand(run, [ImportRefused], 'A file cannot be opened');
