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

/** What a folder of backups holds, and how far back and forth the database can be brought. */
export function describeFolder(store) {
  const bases = store.bases();
  const times = store.names('wal').map((name) => store.putAt(name));
  const from = bases.find((base) => base.kind === 'cluster' && store.has(`wal/${base.startWal}`));
  const reach =
    from && times.length > 0
      ? `\nthe database can be brought back to any minute from ${from.consistentAt} to about ${new Date(Math.max(...times)).toISOString()}`
      : '';
  return `${store.folder}\n${describeBases(bases)}${reach}`;
}

/** A line for each backup, the oldest first. */
const describeBases = (bases) =>
  bases.length === 0
    ? 'no backup yet'
    : bases
        .map(
          ({ id, kind, bytes, files, consistentAt }) =>
            `${id}  ${kind === 'dump' ? 'dump' : 'database'} ${sizeOf(bytes)}, ${files} files, as of ${consistentAt}`,
        )
        .join('\n');
