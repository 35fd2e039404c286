import type { Log } from './app.ts';

/** A line of JSON per event on standard error; fields never hold a person's data. */
export const jsonLog = (process_: 'web' | 'worker' | 'seed'): Log => {
  const write =
    (level: string) =>
    (fields: Readonly<Record<string, unknown>>, message: string): void => {
      process.stderr.write(`${JSON.stringify({ level, time: new Date().toISOString(), process: process_, ...fields, msg: message })}\n`);
    };
  return { info: write('info'), warn: write('warn'), error: write('error') };
};
