import type { Log } from './app.ts';

const levels = ['debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** A line of JSON per event on standard error, from a level on; fields never hold a person's data. */
export const jsonLog = (process_: 'web' | 'worker', least: string): Log => {
  const from = levels.indexOf(least as (typeof levels)[number]);
  const write =
    (level: (typeof levels)[number]) =>
    (fields: Readonly<Record<string, unknown>>, message: string): void => {
      if (levels.indexOf(level) < from) return;
      process.stderr.write(`${JSON.stringify({ level, time: new Date().toISOString(), process: process_, ...fields, msg: message })}\n`);
    };
  return { info: write('info'), warn: write('warn'), error: write('error') };
};
