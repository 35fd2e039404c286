/** What a person reads about backups. */
import { rangesOf } from './reach.mjs';
import { currentLine } from './lines.mjs';

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
export async function describeFolder(store) {
  const bases = store.bases();
  const line = currentLine(store);
  const ranges = (await rangesOf(store, line)).map(({ from, to }) => `from ${from} to about ${to}`);
  const reach = ranges.length > 0 ? `\nthe database can be brought back to any minute ${ranges.join(',\n  and ')}` : '';
  return `${store.folder}\n${describeBases(bases)}${reach}${describeLines(store, line)}`;
}

/** The lines of history, where there is more than one. */
function describeLines(store, current) {
  const lines = store.lines();
  if (lines.length < 2) return '';
  const told = lines.map(({ line, from, to, reached, begunAt, claimedAt, givenBackAt }) => {
    const origin = begunAt ? `brought back on ${begunAt} from line ${from}, as of ${to ?? reached ?? 'the backup'}` : 'from the beginning';
    const isUnfinished = begunAt && reached === undefined && !claimedAt;
    const state =
      line === current
        ? 'goes on'
        : claimedAt
          ? 'was given up'
          : givenBackAt
            ? `gave the folder back on ${givenBackAt}`
            : isUnfinished
              ? 'is being brought back, or that was cut off'
              : 'was never gone on with';
    return `  --line ${line}  ${origin}; ${state}`;
  });
  return `\nlines of history (restore goes along the one that goes on, unless another is named):\n${told.join('\n')}`;
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
