/** What a person sees while a script works: a line per step, its time, and refusals in plain words. */

/**
 * A refusal: the script cannot go on for a reason that a person can mend.
 * Printed without a stack trace; `exitCode` becomes the exit code of the script.
 */
export class Refusal extends Error {
  constructor(message, exitCode = 1) {
    super(message);
    this.name = 'Refusal';
    this.exitCode = exitCode;
  }
}

const live = process.stderr.isTTY && !process.env.CI;

export const say = (line = '') => process.stderr.write(`${line}\n`);

/** Formats a duration given in milliseconds: "0.4 s", "31 s", "2 min 5 s". */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 120) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** Steps that run now, for the line of a terminal: they may run at the same time. */
const running = new Set();
const drawLine = () => {
  const line = [...running].map(({ name, passed }) => `${name} … ${passed()}`).join(' · ');
  process.stderr.write(`\r\x1b[2K${line && `… ${line}`}`);
};

/**
 * Runs one step under its name. On a terminal the seconds tick on the line; elsewhere a sign of life is
 * written every 15 s. The returned value is the step's own.
 */
export async function step(name, work) {
  const began = performance.now();
  const passed = () => duration(performance.now() - began);
  const own = { name, passed };
  running.add(own);
  if (live) drawLine();
  const ticking = setInterval(live ? drawLine : () => say(`… ${name} … ${passed()}`), live ? 1000 : 15_000);
  const finish = (sign) => {
    clearInterval(ticking);
    running.delete(own);
    if (live) process.stderr.write('\r\x1b[2K');
    say(`${sign} ${name} (${passed()})`);
    if (live && running.size > 0) drawLine();
  };
  try {
    const result = await work();
    finish('✓');
    return result;
  } catch (error) {
    finish('✗');
    throw error;
  }
}

/** Runs a whole script: refusals are printed as they are, anything else with its stack. */
export async function main(work) {
  try {
    const code = await work();
    if (typeof code === 'number') process.exitCode = code;
  } catch (error) {
    if (error instanceof Refusal) say(`\n✗ ${error.message}`);
    else say(`\n✗ ${error?.stack ?? error}`);
    process.exit(error instanceof Refusal ? error.exitCode : 1);
  }
}

/** The last lines of a program's output, indented, for a refusal's text. */
export const tail = (text, lines = 25) =>
  text
    .trimEnd()
    .split('\n')
    .slice(-lines)
    .map((line) => `    ${line}`)
    .join('\n');
