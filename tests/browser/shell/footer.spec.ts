import { expect, test } from '@playwright/test';
import { claimDaysDefault, noReasonDays } from '@kyakhta/contract/values';
import { ask, logIn } from '../support/api.ts';
import { query } from '../support/database.ts';
import { requestOf } from '../support/newcomer.ts';
import { person } from '../support/person.ts';

for (const language of ['en', 'ru'] as const)
  test(`header and footer are written from the configuration: code of the app, company, services, both parts of the copyright, in ${language}`, async ({
    browser,
  }) => {
    const operator = await person(browser, 'en', { app: 'platform-console' });
    await logIn(operator.page.context(), 'operator', 'operator1');
    const guest = await person(browser, language);
    const { page, say, open } = guest;
    const settings = () => ask(requestOf(operator), 'GET /platform/site/settings', {});
    const before = await settings();
    const told = { copyright: '© 2026 Kyakhta Trade | 京ICP备00000000号', companyInfo: `Warehouse in Heihe, ${language}` };
    // A picture that is there stands for the code of the app; what is saved afterwards is shown with it.
    const code = await query<{ picture: string }>('select pictures[1] as picture from products where id = 1');
    await query("insert into settings (name, value, changed_at) values ('appCode', to_jsonb($1::text), now())", [code[0]!.picture]);
    const { version } = await settings();
    await ask(requestOf(operator), 'PUT /platform/site/settings', { version, ...told });
    try {
      await open('/trade-control');
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('link', { name: 'Kyakhta' }).first()).toBeVisible();
      await expect(footer.getByText(told.companyInfo)).toBeVisible();
      await expect(footer.getByText('© 2026 Kyakhta Trade', { exact: true })).toBeVisible();
      const filing = footer.getByRole('link', { name: '京ICP备00000000号' });
      await expect(filing).toHaveAttribute('href', 'https://beian.miit.gov.cn/');
      await expect(filing).toHaveAttribute('target', '_blank');
      const days = Math.min(noReasonDays, before.claimDays ?? claimDaysDefault);
      const claim =
        '{days, plural, one {Return unopened cartons within # day, no reason needed} other {Return unopened cartons within # days, no reason needed}}';
      for (const label of [say('Money held in escrow'), say(claim, { days }), say('Customs and delivery by our own lines')])
        await expect(footer.getByText(label)).toBeVisible();
      await page
        .locator('header')
        .first()
        .locator('summary', { hasText: say('App') })
        .click();
      await expect(
        page
          .locator('header')
          .first()
          .getByRole('img', { name: say('QR code of the app') }),
      ).toBeVisible();
    } finally {
      await query("delete from settings where name = 'appCode'");
      const { copyright, companyInfo } = before;
      await ask(requestOf(operator), 'PUT /platform/site/settings', { version: (await settings()).version, copyright, companyInfo });
    }
    // Without a second part there is no link.
    await open('/terms-page');
    await expect(page.getByRole('contentinfo').locator('a[href*="beian"]')).toHaveCount(0);
    expect(guest.troubles()).toEqual([]);
    await guest.leave();
    await operator.leave();
  });
