import { parentPort } from 'node:worker_threads';
import { drawPaper } from './draw.ts';
import type { Paper } from './paper.ts';

// The drawing itself, in a thread of its own: one paper after the other.
const tell = (message: object): void => {
  // A thread has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(message);
};
const draw = async (id: number, paper: Paper): Promise<void> => {
  try {
    tell({ id, bytes: await drawPaper(paper) });
  } catch (error) {
    tell({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
};
parentPort?.on('message', ({ id, paper }: { readonly id: number; readonly paper: Paper }) => {
  void draw(id, paper);
});
