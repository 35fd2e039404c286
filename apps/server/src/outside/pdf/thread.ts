import { parentPort } from 'node:worker_threads';
import { drawPaper } from './draw.ts';
import type { Paper } from './paper.ts';

interface Asked {
  readonly id: number;
  readonly paper: Paper;
  readonly stamp: Uint8Array | null;
}
// The drawing itself, in a separate thread: one paper after the other.
const tell = (message: object): void => {
  // A thread has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(message);
};
const draw = async ({ id, paper, stamp }: Asked): Promise<void> => {
  try {
    tell({ id, bytes: await drawPaper(paper, stamp === null ? null : Buffer.from(stamp)) });
  } catch (error) {
    tell({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
};
parentPort?.on('message', (asked: Asked) => {
  void draw(asked);
});
