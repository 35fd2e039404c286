/** Which moment is meant, and from which backup it is reached. */
import { Refusal } from '../progress.mjs';
import { basesOn, currentLine, historyName, lineOf, wayTo } from './lines.mjs';

const minutes = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(:\d{2}(?:\.\d{1,6})?)?\s*(Z|[+-]\d{2}:?\d{2})?$/;

/** A moment as a person writes it; UTC unless it names a zone. @param {string | undefined} text @returns {Date | undefined} */
export function momentOf(text) {
  if (text === undefined) return undefined;
  const [, day, time, seconds = ':00', zone = 'Z'] = minutes.exec(text.trim()) ?? [];
  const at = new Date(`${day}T${time}${seconds}${zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`);
  // A day that no month has would be taken for one of the next.
  const isReal = day !== undefined && !Number.isNaN(at.getTime()) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
  if (!isReal) throw new Refusal(`"${text}" is no moment. Write it like "2026-11-26 14:05", or "2026-11-26T14:05:30+05:00".`);
  return at;
}

/**
 * The backup to begin with: the last one that was whole by the moment.
 * @param {{id: string, consistentAt: string}[]} bases the oldest first
 * @param {{id?: string, to?: Date}} wanted
 */
export function chooseBase(bases, { id, to }) {
  if (to && to.getTime() > Date.now())
    throw new Refusal(`${to.toISOString()} is still to come. Now it is ${new Date().toISOString()}, in UTC like the moment.`);
  if (bases.length === 0) throw new Refusal('There is no whole backup in this folder.');
  const reaching = to ? bases.filter(({ consistentAt }) => Date.parse(consistentAt) <= to.getTime()) : bases;
  if (id !== undefined) {
    const found = bases.find((base) => base.id === id);
    if (!found) throw new Refusal(`There is no backup ${id}. There are: ${bases.map((base) => base.id).join(', ')}`);
    if (!reaching.includes(found)) throw new Refusal(`Backup ${id} is of ${found.consistentAt}, which is after ${to.toISOString()}.`);
    return found;
  }
  const last = reaching.at(-1);
  if (!last) throw new Refusal(`The oldest backup is of ${bases[0].consistentAt}, which is after ${to.toISOString()}.`);
  return last;
}

/** A number of a line as a person writes it. */
export function lineNamed(text) {
  if (text === undefined) return undefined;
  const line = Number(text);
  if (!Number.isInteger(line) || line < 1 || line > 0xffffffff)
    throw new Refusal(`"${text}" is no line of history: npm run backup -- --list`);
  return line;
}

/** When a line branched off: everything up to then is of the line before, too. */
const branchOf = ({ to, reached }) => to ?? reached;

/** A moment that two lines tell differently: the newer one had not begun, the older one was given up. */
function refuseTwofold(store, line, to) {
  for (let one = noted(store, line); one; one = noted(store, one.from)) {
    const branch = branchOf(one);
    if (branch && one.from && Date.parse(branch) < to.getTime() && to.getTime() < Date.parse(one.begunAt))
      throw new Refusal(
        `Of ${to.toISOString()} there are two histories: on ${one.begunAt} the marketplace was brought back to ${branch}, and what had been written in between was given up. Say which is meant:\n` +
          `    --line ${one.from}   as it was then, with what was given up later\n    --line ${one.line}   as it was brought back`,
      );
  }
}
const noted = (store, line) => store.lines().find((one) => one.line === line);

/** The line on which a moment lies: before a line branched off it lies on the one before it. */
function lineAt(store, line, to) {
  const own = noted(store, line);
  const branch = own && branchOf(own);
  return to && own?.from && branch && to.getTime() <= Date.parse(branch) ? lineAt(store, own.from, to) : line;
}

/**
 * Which backup to begin with, and along which line of history to go from there: the one that the marketplace last went on
 * with, unless another is named.
 * @param {{id?: string, to?: Date, line?: number}} wanted
 * @returns {Promise<{base: object, line?: number, way?: object[]}>} no line for a dump
 */
export async function chooseRestore(store, { id, to, line: named }) {
  const all = store.bases();
  const byId = all.find((base) => base.id === id);
  if ((byId ?? all.at(-1))?.kind !== 'cluster') return { base: chooseBase(all, { id, to }) };
  const current = currentLine(store);
  if (
    named !== undefined &&
    named !== 1 &&
    !store.has(`wal/${historyName(named)}`) &&
    !all.some((b) => b.kind === 'cluster' && lineOf(b.stopWal) === named)
  )
    throw new Refusal(`There is no line of history ${named} in ${store.folder}: npm run backup -- ${store.folder} --list`);
  if (to && named === undefined) refuseTwofold(store, current, to);
  const line = lineAt(store, named ?? current, to);
  const way = await wayTo(store, line);
  const bases = basesOn(all, way);
  if (byId && !bases.includes(byId))
    throw new Refusal(
      `Backup ${id} does not lie on line ${line} of history; it is of line ${lineOf(byId.stopWal)}: --line ${lineOf(byId.stopWal)}`,
    );
  if (bases.length === 0 && all.length > 0)
    throw new Refusal(`No whole backup lies on line ${line} of history: npm run backup -- ${store.folder} --list`);
  return { base: chooseBase(bases, { id, to }), line, way };
}
