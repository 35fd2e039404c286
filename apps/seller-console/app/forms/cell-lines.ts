/**
 * Lists in one cell of a file of products, as a form shows them: an entry on a line. A backslash before `;`, `:` or
 * `\` means the sign itself.
 */
export const linesOf = (cell: string): string => {
  const lines: string[] = [];
  let line = '';
  for (let i = 0; i < cell.length; i += 1) {
    const sign = cell[i] ?? '';
    if (sign === '\\') {
      // What separates entries needs no backslash on a line by itself; the rest keeps its own.
      line += cell[i + 1] === ';' ? ';' : sign + (cell[i + 1] ?? '');
      i += 1;
    } else if (sign === ';') {
      lines.push(line.trim());
      line = '';
    } else line += sign;
  }
  lines.push(line.trim());
  return lines.filter((l) => l !== '').join('\n');
};

export const cellOf = (lines: string): string =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.replaceAll(';', String.raw`\;`))
    .join(';');

/** Pairs of a name and a value as people write them: a blank behind the colon. */
export const pairLinesOf = (cell: string): string => linesOf(cell).replaceAll(/^((?:\\.|[^:\\\n])*):[ \t]*/gm, '$1: ');
/** A line without a colon may have the wide one of a Chinese keyboard. */
export const pairCellOf = (lines: string): string =>
  cellOf(
    lines
      .split('\n')
      .map((line) => (/^(?:\\.|[^:\\])*$/.test(line) ? line.replace('：', ':') : line))
      .join('\n'),
  );
