import { expect, test } from 'vitest';
import { isCutOff } from './cut-off.ts';

test('an answer that was cut off is told from an answer that came late, and from faults of the page', () => {
  expect(isCutOff(new DOMException('BodyStreamBuffer was aborted', 'AbortError'))).toBe(true);
  expect(isCutOff(new DOMException('signal timed out', 'TimeoutError'))).toBe(false);
  expect(isCutOff(new TypeError('Failed to fetch'))).toBe(false);
  expect(isCutOff(Object.assign(new Error('a fault that calls itself so'), { name: 'AbortError' }))).toBe(false);
  expect(isCutOff(undefined)).toBe(false);
  expect(isCutOff('AbortError')).toBe(false);
});
