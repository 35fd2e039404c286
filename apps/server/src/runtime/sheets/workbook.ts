import { type NumberLook, lookOf } from './cell-text.ts';
import { UnreadableFile } from './unreadable.ts';
import { wholeXml } from './xml.ts';
import type { Archive } from './zip.ts';

export interface Sheet {
  readonly path: string;
  readonly hidden: boolean;
}
/** What has to be known of a workbook to read its sheets. */
export interface Workbook {
  readonly sheets: readonly Sheet[];
  readonly sharedStrings: string | null;
  readonly from1904: boolean;
  /** How a number is shown, by the style's index. */
  readonly looks: readonly NumberLook[];
}

const sheetsMax = 200;
const stylesMax = 70_000;

interface Relation {
  readonly type: string;
  readonly path: string;
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
const resolve = (folder: string, target: string): string => {
  if (target.startsWith('/')) return target.slice(1);
  const parts: string[] = [];
  for (const part of `${folder}${target}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
};

/** What a part points at, by id. What lies outside the file is left out. */
const relationsOf = async (archive: Archive, path: string): Promise<ReadonlyMap<string, Relation>> => {
  const folder = folderOf(path);
  const bytes = await archive.open(`${folder}_rels/${path.slice(folder.length)}.rels`);
  const relations = new Map<string, Relation>();
  if (bytes === null) return relations;
  await wholeXml(bytes, {
    open: (name, a) => {
      if (name !== 'Relationship' || a['TargetMode'] === 'External' || relations.size > sheetsMax * 4) return;
      relations.set(a['Id'] ?? '', { type: (a['Type'] ?? '').split('/').at(-1) ?? '', path: resolve(folder, a['Target'] ?? '') });
    },
  });
  return relations;
};

const looksOf = async (archive: Archive, path: string | undefined): Promise<NumberLook[]> => {
  const bytes = path === undefined ? null : await archive.open(path);
  const looks: NumberLook[] = [];
  if (bytes === null) return looks;
  const codes = new Map<number, string>();
  let inCells = false;
  await wholeXml(bytes, {
    open: (name, a) => {
      if (name === 'numFmt' && codes.size < stylesMax) codes.set(Number(a['numFmtId']), a['formatCode'] ?? '');
      if (name === 'cellXfs') inCells = true;
      if (name !== 'xf' || !inCells || looks.length >= stylesMax) return;
      const id = Number(a['numFmtId'] ?? 0);
      looks.push(lookOf(id, codes.get(id)));
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return looks;
};

/** Finds the sheets of an archive, in their order; what is no workbook is refused by what it is. */
export const readWorkbook = async (archive: Archive): Promise<Workbook> => {
  const root = [...(await relationsOf(archive, '')).values()].find((r) => r.type === 'officeDocument');
  const path = root?.path ?? 'xl/workbook.xml';
  if (archive.has('mimetype') && archive.has('content.xml')) throw new UnreadableFile('openDocument');
  if (path.endsWith('.bin') || archive.has('xl/workbook.bin')) throw new UnreadableFile('binaryExcel');
  const bytes = await archive.open(path);
  if (bytes === null) throw new UnreadableFile('notSheet');
  const relations = await relationsOf(archive, path);
  const sheets: Sheet[] = [];
  let isWorkbook = false;
  let from1904 = false;
  await wholeXml(bytes, {
    open: (name, a) => {
      if (name === 'workbook') isWorkbook = true;
      if (name === 'workbookPr') from1904 = a['date1904'] === '1' || a['date1904'] === 'true';
      if (name !== 'sheet' || sheets.length >= sheetsMax) return;
      const id = Object.entries(a).find(([key]) => key === 'r:id' || key.endsWith(':id'))?.[1] ?? '';
      const relation = relations.get(id);
      if (relation?.type === 'worksheet') sheets.push({ path: relation.path, hidden: (a['state'] ?? 'visible') !== 'visible' });
    },
  });
  if (!isWorkbook) throw new UnreadableFile('notSheet');
  const byType = (type: string): string | undefined => [...relations.values()].find((r) => r.type === type)?.path;
  return { sheets, from1904, sharedStrings: byType('sharedStrings') ?? null, looks: await looksOf(archive, byType('styles')) };
};
