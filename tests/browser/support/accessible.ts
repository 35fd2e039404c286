import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What a translation or the other direction can break; everything else is the same in every language. */
const ofWords = [
  'button-name',
  'document-title',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'input-button-name',
  'label',
  'label-content-name-mismatch',
  'link-name',
  'select-name',
  'target-size',
];

declare global {
  interface Window {
    /** Brought into a page by the first look at it. */
    axe?: { readonly run: (within: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

/**
 * What the machine finds against WCAG 2.2 AA. The rules are brought into a page once, however often it is looked at: that
 * takes longer than most of them.
 * @param by all rules, or those about words and places alone: a tenth of the time
 */
export async function inaccessible(page: Page, by: 'all' | 'words' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axeSource);
  const options: RunOptions = {
    resultTypes: ['violations'],
    runOnly: by === 'all' ? { type: 'tag', values: tags } : { type: 'rule', values: ofWords },
  };
  return page.evaluate(async (asked) => {
    if (window.axe === undefined) throw new Error('the rules were not brought into the page');
    const { violations } = await window.axe.run(document, asked);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
    );
  }, options);
}
