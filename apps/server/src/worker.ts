import { repeatingWork } from './endpoints.ts';
import { openProcess, onStop } from './process.ts';
import { plantRepeating } from './runtime/work.ts';

/** How long the worker rests when nothing is due. */
const restMs = 250;

const { app } = await openProcess('worker');
/** Plans what repeats itself; a clock that was ahead for a while has planned it too late. */
const plant = (): Promise<string[]> => plantRepeating(app.database.db, repeatingWork, app.clock.now());
const plantAgain = async (): Promise<void> => {
  const kinds = await plant();
  if (kinds.length > 0) app.log.warn({ kinds }, 'repeating work was missing or planned too far ahead: it is due now');
};
await plant();
/** How often it is looked after, by the machine's own measure of time: its clock may be what is wrong. */
const plantEveryMs = 5 * 60_000;
const planting = setInterval(() => {
  plantAgain().catch((error: unknown) => {
    app.log.error({ error: error instanceof Error ? error.message : String(error) }, 'repeating work could not be planned');
  });
}, plantEveryMs);
let stopping = false;
let wake: (() => void) | undefined;
const rest = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, restMs);
    wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });

const loop = async (): Promise<void> => {
  while (!stopping) {
    const done = await app.workOnce().catch((error: unknown) => {
      app.log.error({ error: error instanceof Error ? error.message : String(error) }, 'the queue could not be read');
      return 0;
    });
    if (done === 0) await rest();
  }
};
/** Pieces of work done side by side: while one waits for the disk, another goes on. */
const lanes = 4;
const running = Promise.all(Array.from({ length: lanes }, loop));
onStop(async () => {
  stopping = true;
  clearInterval(planting);
  wake?.();
  await running;
  await app.close();
});
process.send?.({ ready: true });
