import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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

/**
 * What the machine finds against WCAG 2.2 AA. One frame, so no second page is opened to add up.
 * @param by all rules, or those about words and places alone: a tenth of the time
 */
export async function inaccessible(page: Page, by: 'all' | 'words' = 'all'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (by === 'all' ? axe.withTags(tags) : axe.withRules(ofWords)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`));
}
