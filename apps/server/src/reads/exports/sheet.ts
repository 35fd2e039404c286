import { exportEntriesMax, pickText, readLocale, timeZoneDefault } from '@kyakhta/contract';
import type { Locale, OperatorArea, StoreArea } from '@kyakhta/contract';
import { siteSettings } from '../../domains/site/index.ts';
import { storesById } from '../../domains/stores/index.ts';
import type { ActorOf, Ctx } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { xlsxBytes } from '../../runtime/sheets/write-xlsx.ts';
import { inSnapshot } from '../../runtime/transaction.ts';
import { say, sayIfKnown, type WordId } from '../../words/index.ts';

type OperatorCtx = Ctx<ActorOf<'operator'>>;
type SellerCtx = Ctx<ActorOf<'seller'>>;
interface Paging {
  readonly current: number;
  readonly size: number;
}
interface Asked {
  readonly timeZone?: string | undefined;
  readonly lang?: string | undefined;
}

/** How a spreadsheet says things to the person who takes it out. */
export interface Telling {
  /** An instant as `2026-11-22 09:30` in the reader's zone; nothing for none. */
  at(instant: string | null): string;
  /** The word of a value: of `export.payout.` and `asked` "Asked for"; what has none stays as it is. */
  word(group: string, value: string | number): string;
  /** One text of several, in the reader's language or the next best. */
  pick(texts: Readonly<Record<string, string>>): string;
  yes(is: boolean): string;
  area(areas: readonly (OperatorArea | StoreArea)[] | null): string;
  /** The currency in which sums over many orders are shown. */
  readonly currency: string;
}
type Cell = string | number | null;
/** An amount as the wire carries it, whose type the contract keeps to itself before it is sent; nothing for none. */
export const sum = (amount: unknown): Cell => (amount === null || amount === undefined ? null : String(Number(amount)));
/** Head, width in signs, what is in it; a column of numbers is marked, so that sums can be made of it. */
export type Column<R> = readonly [head: WordId, width: number, cell: (row: R, tell: Telling) => Cell, isNumeric?: 'number'];

/** A list as a spreadsheet. `read` answers one page of it: for each entry its rows, mostly one. */
export interface Sheet<I, R, C extends Ctx = OperatorCtx> {
  /** What the file is called, and what the record of changes says was taken out. */
  readonly name: string;
  readonly read: (ctx: C, input: I, paging: Paging) => Promise<readonly (readonly R[])[]>;
  readonly columns: readonly Column<R>[];
  /** Of a list that no filter makes shorter: however many entries it has. */
  readonly isWhole?: true;
}
export const sheetOf = <I, R>(name: string, read: Sheet<I, R>['read'], columns: readonly Column<R>[]): Sheet<I, R> => ({
  name,
  read,
  columns,
});
/** The same of a list of a store. */
export type StoreSheet<I, R> = Sheet<I, R, SellerCtx>;
export const storeSheetOf = <I, R>(name: string, read: StoreSheet<I, R>['read'], columns: readonly Column<R>[]): StoreSheet<I, R> => ({
  name,
  read,
  columns,
});
/** Entries with one row each. */
export const each = async <R>(page: Promise<{ readonly records: readonly R[] }>): Promise<R[][]> =>
  (await page).records.map((record) => [record]);

/** Instants as `2026-11-22 09:30` in a zone that is known. */
export const writerOf = (timeZone: string): ((at: Date | null) => string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  return (at) => (at === null ? '' : format.format(at));
};

/** The zone of a file's times: the one that is named, else the store's own, else the site's. Each row of it says which. */
export const zoneOf = async ({ db, actor }: Pick<Ctx, 'db' | 'actor'>, named: string | undefined): Promise<string> => {
  if (named !== undefined && named !== '') return named;
  if (actor.kind !== 'seller') return timeZoneDefault;
  return (await storesById(db, [actor.storeId])).get(actor.storeId)?.timeZone ?? timeZoneDefault;
};
/** Heads the column that says so. */
export const zoneHead: WordId = 'export.timeZone';

const tellingOf = (locale: Locale, timeZone: string, currency: string): Telling => {
  const write = writerOf(timeZone);
  const word = (group: string, value: string | number): string => sayIfKnown(locale, `export.${group}.${value}`) ?? String(value);
  return {
    at: (instant) => write(instant === null ? null : new Date(instant)),
    word,
    pick: (texts) => pickText(texts, locale) ?? '',
    yes: (is) => say(locale, is ? 'export.yes' : 'export.no'),
    area: (areas) => (areas === null ? say(locale, 'export.everything') : areas.map((area) => word('area', area)).join(', ')),
    currency,
  };
};

const entriesAtOnce = 500;
export const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What is given out, and how many entries of the list are in it. */
export interface MadeSheet {
  readonly file: { readonly name: string; readonly type: string; readonly bytes: AsyncIterable<Buffer> };
  readonly entries: number;
}

/** All pages of a list, as many entries as a spreadsheet takes. `counted` is called with each page. */
async function* rowsOf<I, R, C extends Ctx>(
  ctx: C,
  sheet: Sheet<I, R, C>,
  input: I,
  tell: Telling,
  zone: string,
  counted: (entries: number) => void,
) {
  for (let current = 1, entries = 0; ; current += 1) {
    const page = await sheet.read(ctx, input, { current, size: entriesAtOnce });
    entries += page.length;
    if (entries > exportEntriesMax && sheet.isWhole !== true) refuse('exportTooLarge', { max: exportEntriesMax });
    counted(page.length);
    for (const rows of page) for (const row of rows) yield [...sheet.columns.map(([, , cell]) => String(cell(row, tell) ?? '')), zone];
    if (page.length < entriesAtOnce) return;
  }
}

/**
 * Makes the spreadsheet of a list as it stands at one instant. It is packed while the list is read, page by page, and kept
 * packed until it travels: so nobody's slow line holds the instant open, and what is too large is refused in words.
 */
export const makeSheet = async <I extends Asked, R, C extends Ctx>(asked: C, sheet: Sheet<I, R, C>, input: I): Promise<MadeSheet> => {
  const locale = input.lang === undefined ? asked.locale : readLocale(input.lang);
  const { settlementCurrency } = await siteSettings(asked.db);
  const zone = await zoneOf(asked, input.timeZone);
  const tell = tellingOf(locale, zone, settlementCurrency);
  const heads = [
    ...sheet.columns.map(([head, width, , numeric]) => ({ name: say(locale, head), width, numeric: numeric !== undefined })),
    { name: say(locale, zoneHead), width: 18, numeric: false },
  ];
  let entries = 0;
  const pieces = await inSnapshot(asked.db, (db) => {
    const rows = rowsOf({ ...asked, db, locale }, sheet, input, tell, zone, (more) => {
      entries += more;
    });
    return Array.fromAsync(xlsxBytes(heads, rows, 'List'));
  });
  const bytes = (async function* () {
    yield* pieces;
  })();
  return { file: { name: `${sheet.name}-${asked.now.toISOString().slice(0, 10)}.xlsx`, type: sheetType, bytes }, entries };
};
/** A list of a store, given to who works there. */
export const storeFile =
  <I extends Asked, R>(sheet: StoreSheet<I, R>) =>
  async (ctx: SellerCtx, input: I): Promise<MadeSheet['file']> =>
    (await makeSheet(ctx, sheet, input)).file;
