/** Adds up what the test runners really reported. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './paths.mjs';
import { duration } from './progress.mjs';

const read = (file) => {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
};

/** A runner that ended badly without naming a failed test failed all the same. */
const atLeastOne = (count, code, runner) =>
  code !== 0 && count.failed === 0 ? { ...count, failed: 1, faults: [`${runner} ended with ${code}`] } : count;

const unread = (runner) => ({ passed: 0, failed: 1, faults: [`${runner} left no report`] });

/** What a test says went wrong: its first lines, without the colours of a terminal. */
const firstLines = (message = '') =>
  message
    // eslint-disable-next-line no-control-regex -- the colours of a terminal are control characters
    .replace(/\u001B\[[\d;]*m/gu, '')
    .split('\n')
    .slice(0, 6)
    .map((line) => `    ${line}`)
    .join('\n');

/**
 * Counts of a Vitest report; a file that could not even be loaded counts as one failed test.
 * @returns {{passed: number, failed: number, faults: string[]}} each failed test with what it said
 */
export function countVitest(file, code) {
  const report = read(file);
  if (!report) return unread('Vitest');
  const faults = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${name}\n${firstLines(message)}`] : [];
    return failed.map(({ fullName, failureMessages }) => `${name} › ${fullName}\n${firstLines(failureMessages[0])}`);
  });
  const files = report.testResults.map(({ name, assertionResults }) => ({
    name: relative(root, name),
    took: assertionResults.reduce((sum, { duration: took }) => sum + (took ?? 0), 0),
  }));
  return atLeastOne({ passed: report.numPassedTests, failed: faults.length, faults, files }, code, 'Vitest');
}

/** Every test of a Playwright suite and of those within it. */
const testsOf = ({ title, specs = [], suites = [] }) => [
  ...specs.map((spec) => ({ ...spec, title: `${title} › ${spec.title}` })),
  ...suites.flatMap((suite) => testsOf({ ...suite, title: `${title} › ${suite.title}` })),
];

/** Counts of a Playwright report; errors outside of any test count as failed ones. */
export function countPlaywright(file, code) {
  const report = read(file);
  if (!report) return unread('Playwright');
  const { expected = 0, flaky = 0, unexpected = 0 } = report.stats ?? {};
  const failed = report.suites
    .flatMap(testsOf)
    .flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) => `${title}\n${firstLines(results.find(({ error }) => error)?.error.message)}`),
    );
  const outside = (report.errors ?? []).map(({ message }) => firstLines(message));
  const files = report.suites.map((suite) => ({
    name: `tests/browser/${suite.file}`,
    took: testsOf(suite)
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .reduce((sum, result) => sum + result.duration, 0),
  }));
  const faults = [...failed, ...outside];
  return atLeastOne({ passed: expected + flaky, failed: unexpected + outside.length, faults, files }, code, 'Playwright');
}

/** Counts of the marks of pages: one for each page and group. */
export function countMarks(file, code) {
  const report = read(file);
  if (!report) return unread('Lighthouse');
  const faults = report.filter(({ passed }) => !passed).map(({ page, group, mark }) => `Lighthouse › ${page} › ${group}: ${mark}`);
  return atLeastOne({ passed: report.length - faults.length, failed: faults.length, faults }, code, 'Lighthouse');
}

export const nothing = { passed: 0, failed: 0, faults: [], files: [] };

export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  faults: [...a.faults, ...b.faults],
  files: [...(a.files ?? []), ...(b.files ?? [])],
});

/** The files that took longest, a line each: where a run that has become slow is looked at first. */
export const slowest = ({ files = [] }, count = 10) =>
  files
    .toSorted((a, b) => b.took - a.took)
    .slice(0, count)
    .map(({ name, took }) => `${duration(took).padStart(12)}  ${name}`);

export const sentence = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
