import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import yazl from 'yazl';
import type { MergedCells } from './limits.ts';
import { MergedRows, mergedCellsOf } from './merged.ts';
import { readRows } from './read.ts';

async function* pieces(text: string, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < text.length; at += size) yield await Promise.resolve(Buffer.from(text.slice(at, at + size)));
}
const sheet = (rows: string, merges: string): string =>
  `<worksheet><sheetData>${rows}</sheetData><mergeCells count="1">${merges}</mergeCells><pageMargins left="0.7"/></worksheet>`;

describe('merged cells of a sheet', () => {
  const merges = '<mergeCell ref="B7:C9"/><mergeCell ref="A2:A4" xr:uid="{1}"/><x:mergeCell x="y" ref=\'AB10:AB11\' ></x:mergeCell>';
  it.each([1, 7, 64, 100_000])('are found however its bytes are cut, in pieces of %i', async (size) => {
    expect(await mergedCellsOf(pieces(sheet('<row/>', merges), size))).toEqual([
      { column: 0, first: 2, last: 4 },
      { column: 1, first: 7, last: 9 },
      { column: 27, first: 10, last: 11 },
    ]);
  });

  it('are none where they lie in one row, are broken, or stand in front of the end of the rows', async () => {
    const none = '<mergeCell ref="A1:C1"/><mergeCell ref="A9:A3"/><mergeCell ref="A2"/><mergeCell/><mergeCells ref="A1:A2"/>';
    expect(await mergedCellsOf(pieces(sheet('<row><c><v>&lt;mergeCell ref="A1:A2"/&gt;</v></c></row>', none), 16))).toEqual([]);
    expect(await mergedCellsOf(pieces('<worksheet><mergeCell ref="A1:A2"/><sheetData>', 16))).toEqual([]);
    expect(await mergedCellsOf(pieces('<worksheet><x:sheetData/><mergeCell ref="A1:A2"/>', 16))).toEqual([
      { column: 0, first: 1, last: 2 },
    ]);
  });
});

describe('rows below merged cells', () => {
  const filled = (areas: readonly MergedCells[], rows: readonly (readonly [number, ...string[]])[]) => {
    const merged = new MergedRows(areas);
    return rows.map(([line, ...cells]) => merged.filled({ line, cells }).cells);
  };
  it('say what stands in the first, each in its own column, until the last', () => {
    const areas = [
      { column: 0, first: 2, last: 4 },
      { column: 2, first: 3, last: 4 },
      { column: 0, first: 5, last: 6 },
    ];
    expect(
      filled(areas, [
        [1, 'P', 'A', 'C'],
        [2, 'P-1', 'a1', 'x'],
        [3, '', 'a2', 'y'],
        [4, '', 'a3'],
        [5, 'P-2', 'b1'],
        [6, '', 'b2'],
        [7, '', 'c'],
      ]),
    ).toEqual([
      ['P', 'A', 'C'],
      ['P-1', 'a1', 'x'],
      ['P-1', 'a2', 'y'],
      ['P-1', 'a3', 'y'],
      ['P-2', 'b1'],
      ['P-2', 'b2'],
      ['', 'c'],
    ]);
  });

  it('keep what they say themselves, and get nothing where the first says nothing or is not there', () => {
    expect(
      filled(
        [{ column: 0, first: 1, last: 3 }],
        [
          [1, 'P'],
          [2, 'own'],
          [3, '', 'c'],
        ],
      ),
    ).toEqual([['P'], ['own'], ['P', 'c']]);
    expect(
      filled(
        [{ column: 0, first: 1, last: 3 }],
        [
          [1, '', 'b'],
          [2, '', 'c'],
        ],
      ),
    ).toEqual([
      ['', 'b'],
      ['', 'c'],
    ]);
    expect(
      filled(
        [{ column: 0, first: 1, last: 3 }],
        [
          [2, '', 'b'],
          [3, '', 'c'],
        ],
      ),
    ).toEqual([
      ['', 'b'],
      ['', 'c'],
    ]);
    expect(
      filled(
        [{ column: 3, first: 1, last: 2 }],
        [
          [1, '', '', '', 'far'],
          [2, 'a'],
        ],
      ),
    ).toEqual([
      ['', '', '', 'far'],
      ['a', '', '', 'far'],
    ]);
  });
});

describe('a spreadsheet with merged cells', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'merged-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('gives their value to every row of a product, and makes no row of one that says nothing else', async () => {
    const relation = (type: string, target: string): string =>
      `<Relationships><Relationship Id="r1" Type="http://x/${type}" Target="${target}"/></Relationships>`;
    const cell = (at: string, text: string): string => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const rows = [
      cell('A1', 'product') + cell('B1', 'article'),
      cell('A2', 'P') + cell('B2', 'P-1'),
      cell('B3', 'P-2'),
      '<c r="A4" s="1"/>',
      cell('B5', 'P-3'),
    ].map((cells, i) => `<row r="${i + 1}">${cells}</row>`);
    const zip = new yazl.ZipFile();
    const parts = {
      '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
      'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': relation('worksheet', 'sheet.xml'),
      'xl/sheet.xml': sheet(rows.join(''), '<mergeCell ref="A2:A5"/>'),
    };
    for (const [name, part] of Object.entries(parts)) zip.addBuffer(Buffer.from(part), name);
    zip.end();
    const path = join(folder, 'merged.xlsx');
    await pipeline(zip.outputStream as Readable, createWriteStream(path));
    const merged = [{ column: 0, first: 2, last: 5 }];
    expect(await Array.fromAsync(readRows(path, 'xlsx', (cells) => cells.includes('article')))).toEqual([
      { line: 1, cells: ['product', 'article'] },
      { line: 2, cells: ['P', 'P-1'], merged },
      { line: 3, cells: ['P', 'P-2'], merged },
      { line: 5, cells: ['P', 'P-3'], merged },
    ]);
  });
});
