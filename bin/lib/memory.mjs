/** How much memory the processes of the marketplace take. The bench starts them with the same. */

/** MB of a semi-space; a command is over soon and takes what it needs. */
const semiSpace = { web: 8, worker: 4 };

/**
 * A small young generation, smaller still where nobody waits for an answer, and an old one that is swept before it has
 * grown by a third: under load the processes take half the memory, at no price that could be measured.
 * @param {string} name of the process
 * @returns {string[]} arguments for Node
 */
export const memoryFlags = (name) => [`--max-semi-space-size=${semiSpace[name] ?? 16}`, '--heap-growing-percent=30'];

/** Few arenas for what is allocated outside of the heap: each keeps what it once had (glibc; others ignore it). */
export const memoryEnvironment = { MALLOC_ARENA_MAX: '2' };
