/** Adds up what the test runners really reported. */
import { existsSync, readFileSync } from 'node:fs';

const read = (file) => {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
};

/** A runner that ended badly without naming a failed test failed all the same. */
const atLeastOne = (count, code) => ({ ...count, failed: code !== 0 && count.failed === 0 ? 1 : count.failed });

/** Counts of a Vitest report; a file that could not even be loaded counts as one failed test. */
export function countVitest(file, code) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 1 };
  const unloaded = report.testResults.filter(
    (result) => result.status === 'failed' && !result.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return atLeastOne({ passed: report.numPassedTests, failed: report.numFailedTests + unloaded }, code);
}

/** Counts of a Playwright report; errors outside of any test count as failed ones. */
export function countPlaywright(file, code) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected = 0, flaky = 0, unexpected = 0 } = report.stats ?? {};
  return atLeastOne({ passed: expected + flaky, failed: unexpected + (report.errors?.length ?? 0) }, code);
}

/** Counts of the marks of pages: one for each page and group. */
export function countMarks(file, code) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 1 };
  const passed = report.filter((mark) => mark.passed).length;
  return atLeastOne({ passed, failed: report.length - passed }, code);
}

export const add = (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed });

export const sentence = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
