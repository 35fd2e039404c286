import { Readable } from 'node:stream';
import { encodeSigns } from './cell-text.ts';
import { textBytes } from './text-bytes.ts';
import { type ZipEntry, zipBytes } from '../zip.ts';

export interface SheetColumn {
  readonly name: string;
  /** Plain decimal text in it becomes a number; everything else stays text. */
  readonly numeric: boolean;
  /** Width in signs. */
  readonly width: number;
}

const types = (parts: readonly (readonly [string, string])[]): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts.map(([name, type]) => `<Override PartName="${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`).join('')}</Types>`;
const relations = (list: readonly (readonly [string, string])[]): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.map(([type, target], i) => `<Relationship Id="rId${i + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`).join('')}</Relationships>`;
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
/** Styles 0: as it is; 1: text, also when someone types a number into it; 2: the header. */
const styles = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><styleSheet ${main}><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** 2 → `C`. */
const letters = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : `${letters(Math.floor(column / 26) - 1)}${letters(column % 26)}`;

const plainNumber = /^(?!-0(?:\.0*)?$)-?(?:0|[1-9]\d{0,13})(?:\.\d{1,6})?$/;
const exactDigits = 15;
const isNumber = (text: string): boolean =>
  plainNumber.test(text) && (text.length <= exactDigits || text.replaceAll(/[-.]/g, '').length <= exactDigits);

/**
 * Blanks at the ends of a text, which a reader of XML takes off unless it is asked not to. It is asked where it matters:
 * most of a sheet is what stands around its texts.
 */
const hasBlankEnd = (text: string): boolean => text.trim() !== text;

const cell = (text: string, at: string, numeric: boolean, style: number): string => {
  if (numeric && isNumber(text)) return `<c r="${at}"><v>${text}</v></c>`;
  const preserve = hasBlankEnd(text) ? ' xml:space="preserve"' : '';
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t${preserve}>${encodeSigns(text)}</t></is></c>`;
};

async function* sheetXml(columns: readonly SheetColumn[], rows: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  const at = columns.map((_, i) => letters(i));
  const line = (cells: readonly string[], number: number, header: boolean): string => {
    let row = `<row r="${number}">`;
    // Most cells of a row of a variant say nothing.
    for (let i = 0; i < cells.length; i += 1) {
      const text = cells[i];
      if (text === undefined || text === '') continue;
      row += cell(text, `${at[i] ?? letters(i)}${number}`, !header && columns[i]?.numeric === true, header ? 2 : 1);
    }
    return `${row}</row>`;
  };
  const widths = columns.map(
    (c, i) => `<col min="${i + 1}" max="${i + 1}" width="${c.width}" customWidth="1" style="${c.numeric ? 0 : 1}"/>`,
  );
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet ${main}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
  yield line(
    columns.map((c) => c.name),
    1,
    true,
  );
  let number = 1;
  for await (const cells of rows) {
    number += 1;
    yield line(cells, number, false);
  }
  yield '</sheetData></worksheet>';
}

/**
 * A spreadsheet with one sheet, made as its rows come: nothing is held but the piece on its way. Every
 * cell is typed, text as text, so nothing in it can act as a formula.
 */
export const xlsxBytes = (
  columns: readonly SheetColumn[],
  rows: AsyncIterable<readonly string[]>,
  sheetName = 'Products',
): AsyncIterable<Buffer> => {
  // Too small to be worth a compressor.
  const fixed = (name: string, text: string): ZipEntry => ({ name, bytes: Readable.from([Buffer.from(text)]), deflate: false });
  return zipBytes([
    fixed(
      '[Content_Types].xml',
      types([
        ['/xl/workbook.xml', 'sheet.main'],
        ['/xl/worksheets/sheet1.xml', 'worksheet'],
        ['/xl/styles.xml', 'styles'],
      ]),
    ),
    fixed('_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])),
    fixed(
      'xl/workbook.xml',
      `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><workbook ${main} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="${sheetName}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    fixed(
      'xl/_rels/workbook.xml.rels',
      relations([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['styles', 'styles.xml'],
      ]),
    ),
    fixed('xl/styles.xml', styles),
    { name: 'xl/worksheets/sheet1.xml', bytes: textBytes(sheetXml(columns, rows)), deflate: true },
  ]);
};
