/** Spreadsheets keep long numbers whole by writing them as a formula or behind an apostrophe. */
export const plainCell = (cell: string): string => {
  const text = cell.trim();
  const formula = /^="(.*)"$/.exec(text)?.[1];
  return (formula ?? text.replace(/^'/, '')).trim();
};

/**
 * Cells of a text whose rows are lines, apart by comma, semicolon or tab, quoted where they hold one. Lines are counted as
 * a person counts those of the file.
 */
export const csvRows = (file: string): { line: number; cells: string[] }[] => {
  const text = file.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const first = text.split('\n').find((line) => line.trim() !== '') ?? '';
  const sign = [',', ';', '\t'].reduce((best, one) => (first.split(one).length > first.split(best).length ? one : best));
  const rows: { line: number; cells: string[] }[] = [];
  let [cell, quoted, line, from] = ['', false, 1, 1];
  let cells: string[] = [];
  const endRow = () => {
    rows.push({ line: from, cells: [...cells, cell] });
    [cells, cell, from] = [[], '', line + 1];
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (quoted && char === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (char === '"' && (quoted || cell === '')) quoted = !quoted;
    else if (!quoted && char === sign) {
      cells.push(cell);
      cell = '';
    } else if (!quoted && char === '\n') {
      endRow();
      line += 1;
    } else {
      if (char === '\n') line += 1;
      cell += char;
    }
  }
  if (cell !== '' || cells.length > 0) endRow();
  return rows;
};
