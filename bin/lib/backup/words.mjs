/** What a person is told about backups. */

/** "1.2 MB" */
export function sizeOf(bytes) {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${unit === 0 ? value : value.toFixed(1)} ${units[unit]}`;
}

/** A line for each backup, the oldest first. */
export const describeBases = (bases) =>
  bases.length === 0
    ? 'no backup yet'
    : bases
        .map(
          ({ id, kind, bytes, files, consistentAt }) =>
            `${id}  ${kind === 'dump' ? 'dump' : 'database'} ${sizeOf(bytes)}, ${files} files, as of ${consistentAt}`,
        )
        .join('\n');
