/**
 * Whether this is what a reader of an answer gets when the answer is no longer wanted. The next step of the person
 * cuts off what the last one asked for, and the router's decoder leaves promises behind that nobody looks at: no error
 * of the page.
 */
export const isCutOff = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'AbortError';
