import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import yazl from 'yazl';
import { hostileTexts } from '../../../test/hostile.ts';
import { dateText, decodeSigns, encodeSigns, lookOf, numberText } from './cell-text.ts';
import { csvCell, csvLine, csvMark } from './csv.ts';
import type { FileRow } from './limits.ts';
import { kindOf, readRows } from './read.ts';
import { UnreadableFile } from './unreadable.ts';
import { xlsxBytes } from './write-xlsx.ts';

let folder = '';
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheets-'));
});
afterAll(() => rm(folder, { recursive: true }));
const fresh = (): string => join(folder, `f${(files += 1)}`);
const fileOf = async (bytes: string | Uint8Array): Promise<string> => {
  const path = fresh();
  await writeFile(path, bytes);
  return path;
};
const rowsOf = async (path: string): Promise<FileRow[]> =>
  Array.fromAsync(readRows(path, await kindOf(path), (c) => c.includes('article')));
const cellsOf = async (path: string): Promise<readonly (readonly string[])[]> => (await rowsOf(path)).map((r) => r.cells);
const refusalOf = async (path: string): Promise<string> =>
  rowsOf(path).then(
    () => 'read',
    (error: unknown) => (error instanceof UnreadableFile ? error.reason : String(error)),
  );

type Parts = Readonly<Record<string, string | Buffer | (() => Readable)>>;
const zipOf = async (parts: Parts): Promise<string> => {
  const zip = new yazl.ZipFile();
  for (const [name, part] of Object.entries(parts))
    if (typeof part === 'function') zip.addReadStream(part(), name);
    else zip.addBuffer(Buffer.from(part), name);
  zip.end();
  const path = fresh();
  await pipeline(zip.outputStream as Readable, createWriteStream(path));
  return path;
};
const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
const bookParts = (sheet: string | (() => Readable), more: Parts = {}): Parts => ({
  '_rels/.rels': `<Relationships>${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': `<Relationships>${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'sharedStrings', 'sharedStrings.xml')}${relation('rId3', 'styles', '/xl/styles.xml')}</Relationships>`,
  'xl/worksheets/sheet1.xml': sheet,
  ...more,
});
const sheetOf = (rows: string): string => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const text = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`;

describe('numbers and dates of cells', () => {
  it('are plain digits', () => {
    const shown: readonly (readonly [string, string])[] = [
      ['0.30000000000000004', '0.3'],
      ['1E+05', '100000'],
      ['1.5E-3', '0.0015'],
      ['1e20', '100000000000000000000'],
      ['12.5', '12.5'],
      ['-0', '0'],
      ['-12.340', '-12.34'],
      ['123456789012345', '123456789012345'],
      ['2.2999999999999998', '2.3'],
      ['9.9999999999999995E-2', '0.1'],
      ['1E+300', '1E+300'],
      ['x', 'x'],
    ];
    for (const [stored, text] of shown) expect(numberText(stored), stored).toBe(text);
  });

  it('are dates where the style says so, 1900 and its leap day that never was', () => {
    expect(dateText('46347', false)).toBe('2026-11-21');
    expect(dateText('46347.5625', false)).toBe('2026-11-21 13:30');
    expect(dateText('0.5', false)).toBe('12:00');
    expect(dateText('1', false)).toBe('1900-01-01');
    expect(dateText('61', false)).toBe('1900-03-01');
    expect(dateText('0', true)).toBe('00:00');
    expect(dateText('44885', true)).toBe('2026-11-21');
    expect(lookOf(14, undefined)).toBe('date');
    expect(lookOf(164, 'yyyy\\-mm\\-dd')).toBe('date');
    expect(lookOf(164, '[$-419]d mmmm;@')).toBe('date');
    expect(lookOf(164, '#,##0.00 "Dollar"')).toBe('plain');
    expect(lookOf(164, '[Red]0.00')).toBe('plain');
    expect(lookOf(164, '00000')).toBe(5);
  });
});

describe('a spreadsheet', () => {
  it('is read as a person sees it', async () => {
    const rows = `
      <row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c><c r="D2" t="inlineStr"><is><r><t>rich </t></r><r><rPr><b/></rPr><t>text</t></r><rPh><t>aid</t></rPh></is></c></row>
      <row r="4"><c r="A4" t="str"><f>CONCAT("a","b")</f><v>ab</v></c><c r="B4"><f>cmd|' /C calc'!A0</f><v>0.30000000000000004</v></c><c r="C4" t="b"><v>1</v></c><c r="D4" s="1"><v>46347</v></c></row>
      <row r="5" hidden="1"><c r="A5" s="2"><v>42</v></c><c r="B5" t="e"><v>#N/A</v></c></row>
      <row r="6"/><row/><row><c><v>7</v></c><c t="inlineStr"><is><t>_x000D_&amp;_x005F_x0041_</t></is></c></row>`;
    const path = await zipOf(
      bookParts(
        `<worksheet><dimension ref="A1:XFD17179869184"/><sheetData>${rows}</sheetData><mergeCells><mergeCell ref="A4:A5"/></mergeCells></worksheet>`,
        {
          'xl/sharedStrings.xml': '<sst><si><t>article</t></si><si><r><t>Цена </t></r><r><t xml:space="preserve">价</t></r></si></sst>',
          'xl/styles.xml':
            '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0000"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>',
        },
      ),
    );
    expect(await rowsOf(path)).toEqual([
      { line: 2, cells: ['article', 'Цена 价', '', 'rich text'] },
      { line: 4, cells: ['ab', '0.3', 'TRUE', '2026-11-21'], merged: [{ column: 0, first: 4, last: 5 }] },
      { line: 5, cells: ['0042', '#N/A', '', ''] },
      { line: 8, cells: ['7', '\r&_x0041_', '', ''] },
    ]);
  });

  it('gives its first visible sheet with a header', async () => {
    const sheets = [
      ['hidden', 'hidden', sheetOf(`<row>${text('article')}${text('of the hidden')}</row>`)],
      ['notes', 'visible', sheetOf(`<row>${text('Read me')}</row>`)],
      ['empty', 'visible', sheetOf('')],
      ['goods', 'visible', sheetOf(`<x:row xmlns:x="x">${text('article')}${text('price')}</x:row>`)],
    ] as const;
    const path = await zipOf({
      'xl/workbook.xml': `<workbook><sheets>${sheets.map(([name, state], i) => `<sheet name="${name}" state="${state}" r:id="r${i}"/>`).join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_, i) => relation(`r${i}`, 'worksheet', `s${i}.xml`)).join('')}</Relationships>`,
      ...Object.fromEntries(sheets.map(([, , xml], i) => [`xl/s${i}.xml`, xml])),
    });
    expect(await cellsOf(path)).toEqual([['article', 'price']]);
  });

  it('holds more texts than memory would like, and finds each again', async () => {
    const texts = Array.from({ length: 30_000 }, (_, i) => `${i}:${'текст '.repeat(i % 40)}`);
    const path = await zipOf(
      bookParts(sheetOf(texts.map((_, i) => `<row><c t="s"><v>${texts.length - 1 - i}</v></c></row>`).join('')), {
        'xl/sharedStrings.xml': `<sst>${texts.map((t) => `<si><t>${t}</t></si>`).join('')}</sst>`,
      }),
    );
    expect((await cellsOf(path)).map(([c]) => c)).toEqual(texts.toReversed());
  });

  it('that is made to burst its reader is refused', async () => {
    const zeros = (bytes: number, before: string): (() => Readable) => {
      const piece = Buffer.alloc(1_048_576, ' ');
      return () =>
        Readable.from(
          (function* () {
            yield Buffer.from(before);
            for (let i = 0; i < bytes; i += piece.length) yield piece;
          })(),
        );
    };
    const cases: readonly (readonly [string, string, Parts])[] = [
      ['an endless text', 'xmlBroken', bookParts(zeros(5_000_000, `<worksheet><sheetData><row><c><v>`))],
      ['an endless tag', 'xmlBroken', bookParts(zeros(5_000_000, `<worksheet><sheetData><row `))],
      ['a row beyond all', 'rowsMany', bookParts(sheetOf('<row r="17179869184"><c><v>1</v></c></row>'))],
      ['a million columns', 'columnsMany', bookParts(sheetOf('<row><c r="XFD1"><v>1</v></c></row>'))],
      ['many columns', 'columnsMany', bookParts(sheetOf(`<row>${'<c><v>1</v></c>'.repeat(300)}</row>`))],
      ['nested tags', 'xmlBroken', bookParts(`<worksheet>${'<a>'.repeat(1000)}`)],
      ['entities', 'xmlForbidden', bookParts(`<!DOCTYPE a [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><worksheet>&b;</worksheet>`)],
      ['an outside entity', 'xmlForbidden', bookParts(`<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet>&a;</worksheet>`)],
      ['an unknown entity', 'xmlBroken', bookParts(sheetOf('<row><c><v>&a;</v></c></row>'))],
      ['XML cut off', 'xmlBroken', bookParts('<worksheet><sheetData><row>')],
      [
        'no sheet of that name',
        'zipBroken',
        {
          ...bookParts(''),
          'xl/_rels/workbook.xml.rels': `<Relationships>${relation('rId1', 'worksheet', '../../etc/passwd')}</Relationships>`,
        },
      ],
      [
        'a sheet elsewhere',
        'noSheet',
        {
          ...bookParts(''),
          'xl/_rels/workbook.xml.rels':
            '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="http://127.0.0.1/" TargetMode="External"/></Relationships>',
        },
      ],
      ['a zip in a zip', 'notSheet', { 'inner.zip': Buffer.from('PK\u0003\u0004') }],
      ['a document', 'notSheet', { 'word/document.xml': '<document/>' }],
      ['OpenDocument', 'openDocument', { mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<a/>' }],
      ['binary Excel', 'binaryExcel', { 'xl/workbook.bin': 'x' }],
      ['nothing in it', 'empty', bookParts(sheetOf('<row/>'))],
    ];
    for (const [what, reason, parts] of cases) expect([what, await refusalOf(await zipOf(parts))]).toEqual([what, reason]);
  });

  it('that is none is refused by what it is', async () => {
    const cases: readonly (readonly [string, string | Uint8Array])[] = [
      ['empty', ''],
      ['oldExcel', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
      ['zipBroken', 'PK\u0003\u0004 and nothing more'],
      ['zipBroken', 'PK'],
      ['notSheet', '%PDF-1.7'],
      ['notSheet', '<html><table><tr><td>1</td></tr></table></html>'],
      ['notSheet', Buffer.from([0x1f, 0x8b, 8, 0])],
      ['notUtf8', Buffer.from([0xef, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2])],
    ];
    for (const [reason, bytes] of cases) expect(await refusalOf(await fileOf(bytes))).toBe(reason);
  });

  it('whose archive would inflate beyond all, or lies about its size, is refused', async () => {
    const bytes = await readFile(await zipOf(bookParts(sheetOf(`<row>${text('x'.repeat(100_000))}</row>`))));
    const claiming = (size: number): Promise<string> => {
      const changed = Buffer.from(bytes);
      // The size after unpacking is in the central directory, 24 bytes behind its mark.
      const mark = 'PK\u0001\u0002';
      for (let at = changed.indexOf(mark); at >= 0; at = changed.indexOf(mark, at + 1)) changed.writeUInt32LE(size, at + 24);
      return fileOf(changed);
    };
    expect(await refusalOf(await claiming(0xf000_0000))).toBe('inflates');
    expect(await refusalOf(await claiming(10))).toBe('zipBroken');
  });
});

describe('CSV', () => {
  it('is read in every Unicode with its mark', async () => {
    const written = 'article;Цена\r\nA-1;价 1\r\n';
    const expected = [
      ['article', 'Цена'],
      ['A-1', '价 1'],
    ];
    expect(await cellsOf(await fileOf(written))).toEqual(expected);
    expect(await cellsOf(await fileOf(`\ufeff${written}`))).toEqual(expected);
    const little = Buffer.from(`\ufeff${written}`, 'utf16le');
    expect(await cellsOf(await fileOf(little))).toEqual(expected);
    expect(await cellsOf(await fileOf(Buffer.from(little).swap16()))).toEqual(expected);
  });

  it('has no more columns than a person can mean', async () => {
    expect(await refusalOf(await fileOf(`a,b\n${','.repeat(1000)}`))).toBe('columnsMany');
  });
});

describe('whatever is written', () => {
  // A cell whose every sign a file can hold; empty rows are left out by every reader.
  const cell = fc.oneof(
    fc.constantFrom(...hostileTexts.filter((t) => t.isWellFormed() && t.length < 4000)),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.stringMatching(/^['=+\-@\t\r\n "；;,＝]{0,6}[a-z]?$/),
  );
  const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 8 });
  const marked = (rows: readonly (readonly string[])[]): string[][] => rows.map((r) => [...r, 'end']);

  it('comes back from XLSX sign by sign', async () => {
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const path = fresh();
        const columns = ['article', 'b', 'c', 'd'].map((name, i) => ({ name, numeric: i === 1, width: 10 }));
        await pipeline(xlsxBytes(columns, Readable.from(marked(rows))), createWriteStream(path));
        expect((await cellsOf(path)).slice(1)).toEqual(marked(rows).map((r) => r.map((c, i) => (i === 1 ? numberShown(c) : c))));
      }),
      { numRuns: 60 },
    );
  });

  it('comes back from CSV sign by sign, and none of it acts as a formula on the way', async () => {
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const lines = [['article', 'b', 'c', 'd'], ...marked(rows)].map(csvLine);
        for (const cell of rows.flat()) expect(csvCell(cell)).not.toMatch(/^"?[\s\p{Cc}]*[=+\-@＝＋－＠]/u);
        expect((await cellsOf(await fileOf(csvMark + lines.join('')))).slice(1)).toEqual(marked(rows));
      }),
      { numRuns: 100 },
    );
  });

  it('comes back from the signs of XML', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const inXml = encodeSigns(text).replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
        expect(decodeSigns(inXml)).toBe(text);
      }),
    );
  });

  /** In a numeric column plain decimals are numbers, and numbers have no zeros at their end. */
  const numberShown = (c: string): string =>
    /^(?:0|[1-9]\d{0,13})(?:\.\d{1,6})?$/.test(c) && c.replace('.', '').length <= 15 ? numberText(c) : c;
});
