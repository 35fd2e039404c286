/** Which moment is meant, and from which backup it is reached. */
import { Refusal } from '../progress.mjs';

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
  if (to && to.getTime() > Date.now()) throw new Refusal(`${to.toISOString()} is still to come.`);
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
