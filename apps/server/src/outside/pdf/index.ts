import { Worker } from 'node:worker_threads';
import type { Paper } from './paper.ts';

export type { Pair, Paper, PaperColumn, PaperSection, PaperSignature, PaperTable } from './paper.ts';

/**
 * Library and fonts hold some 200 MB while they draw, and a page takes up to a second: the thread does it next to the
 * process, and is ended when nothing was drawn for a while, which gives the memory back.
 */
const idleMs = 10_000;

interface Waiting {
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: Error) => void;
}
let thread: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
let last = 0;
const waiting = new Map<number, Waiting>();

const end = (ended: Worker, error: Error): void => {
  if (thread !== ended) return;
  thread = null;
  const left = [...waiting.values()];
  waiting.clear();
  for (const { reject } of left) reject(error);
};

const start = (): Worker => {
  const started = new Worker(new URL('./thread.ts', import.meta.url));
  started.on('message', ({ id, bytes, error }: { readonly id: number; readonly bytes?: Uint8Array; readonly error?: string }) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (bytes === undefined) one?.reject(new Error(error));
    else one?.resolve(Buffer.from(bytes));
    if (waiting.size > 0) return;
    started.unref();
    idle = setTimeout(() => {
      end(started, new Error('the thread was ended'));
      void started.terminate();
    }, idleMs);
    idle.unref();
  });
  started.on('error', (error) => {
    end(started, error instanceof Error ? error : new Error(String(error)));
  });
  started.on('exit', () => {
    end(started, new Error('the drawing thread ended'));
  });
  return started;
};

/** Name of the picture of the stamp that a paper is drawn with; null: with none. */
export const stampOf = ({ signatures = [] }: Paper): string | null => signatures.find(({ stamp }) => stamp !== null)?.stamp ?? null;

/**
 * The paper as PDF: the same paper gives the same bytes, with the same versions of library and fonts.
 * @param stamp the picture that `stampOf` names, PNG
 */
export const drawPaper = (paper: Paper, stamp: Buffer | null = null): Promise<Buffer> => {
  clearTimeout(idle);
  thread ??= start();
  const used = thread;
  used.ref();
  last += 1;
  const id = last;
  return new Promise<Buffer>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    // A thread has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    used.postMessage({ id, paper, stamp });
  });
};
