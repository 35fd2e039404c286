/** One start per data folder: a file that says who holds it, and survives no reboot and no reused process number. */
import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Refusal } from './progress.mjs';

/** Whether a process exists (also one of another user). */
export function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** What tells a process from a later one of the same number: when it began. Empty when it does not run. */
export function birthOf(pid) {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (fields[0] === 'Z') return '';
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      return `${boot} ${fields[19]}`;
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return process.platform !== 'linux' && alive(pid) ? 'alive' : '';
  }
}

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** Whether a process runs: unlike `alive`, one that ended and was not yet buried by its parent does not count. */
export const lives = (pid) => alive(pid) && (process.platform !== 'linux' || birthOf(pid) !== '');

/** Who holds the lock now, or nothing. */
export function holder(file) {
  const held = read(file);
  return held && held.birth && birthOf(held.pid) === held.birth ? held : undefined;
}

/**
 * Takes the lock or refuses.
 * @param {string} file
 * @param {object} about what to tell a second comer, for example the address
 * @param {(held: object) => string} complaint the refusal's text
 * @returns {{stale: boolean, tell(about: object): void, release(): void}} stale: an earlier holder died without releasing
 */
export function takeLock(file, about, complaint) {
  const draft = `${file}.${process.pid}`;
  const mine = { pid: process.pid, birth: birthOf(process.pid), ...about };
  let stale = false;
  try {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      writeFileSync(draft, JSON.stringify(mine));
      try {
        linkSync(draft, file);
        return {
          stale,
          tell: (more) => {
            writeFileSync(draft, JSON.stringify({ ...mine, ...more }));
            renameSync(draft, file);
          },
          release: () => {
            if (read(file)?.pid === process.pid) rmSync(file, { force: true });
          },
        };
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      const held = holder(file);
      if (held) throw new Refusal(complaint(held));
      stale = true;
      rmSync(file, { force: true });
    }
    throw new Refusal(`The lock ${file} could not be taken. Delete it when no server runs on this data folder.`);
  } finally {
    rmSync(draft, { force: true });
  }
}
