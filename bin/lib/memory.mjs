/** How much memory the processes of the marketplace take. The bench starts them with the same. */

/** MB of a semi-space; a command is over soon and takes what it needs. */
const semiSpace = { web: 4, worker: 2 };

/**
 * A small young generation, smaller still where nobody waits for an answer, and an old one that is swept before it has
 * grown by a sixth: under load the processes take half the memory, at no price that could be measured.
 * @param {string} name of the process
 * @returns {string[]} arguments for Node
 */
export const memoryFlags = (name) => [`--max-semi-space-size=${semiSpace[name] ?? 16}`, '--heap-growing-percent=15'];

/**
 * For what is allocated outside of the heap (glibc; others ignore it): one arena, since each keeps what it once had, and
 * large pieces mapped by themselves, so that they are given back when they are free and not only when they come to lie last.
 */
export const memoryEnvironment = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '524288', MALLOC_TRIM_THRESHOLD_: '131072' };
