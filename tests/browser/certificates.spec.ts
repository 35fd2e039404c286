import { expect, test } from '@playwright/test';
import { inaccessible } from './support/accessible.ts';
import { ask, logIn } from './support/api.ts';
import { person } from './support/person.ts';

const number = 'ЕАЭС N RU Д-CN.РА01.В.12345/26';
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');

/** A seller tells what stands behind a certificate; a buyer reads it, opens the paper and finds the register. */
for (const language of ['en', 'ru'] as const) {
  test(`a certificate is told and read in ${language}`, async ({ browser }) => {
    const seller = await person(browser, language, { app: 'seller-console' });
    const { page, say } = seller;
    const { request } = page.context();
    await logIn(page.context(), 'seller', 'seller1');
    const code = `PROOF-${language}-${Date.now().toString(36)}`;
    const { prodId } = await ask(request, 'POST /shop/admin/prod', {
      product: {
        product: code,
        name_en: `Proven lantern ${code}`,
        category: 'Hand tools',
        unit: 'piece',
        minimum: '12',
        carton_quantity: '6',
        carton_weight_kg: '4.25',
        carton_volume_m3: '0.03',
        delivery_days: '7',
        specifications_en: 'Material:Brass;Certificate:EAC, TR CU 004/2011',
        certificates: 'EAC;CE',
      },
      variants: [{ article: code, price: '12.50', ordinary_freight: '0.40', express_freight: '1.10', stock: '600' }],
    });

    await seller.open(`/seller/products/${prodId}`);
    const eac = page.getByRole('group', { name: /^EAC/ });
    const field = (label: string) => eac.getByLabel(say(label, {}, 'certificate'), { exact: true });
    const save = page.getByRole('button', { name: say('Save certificates') });
    await expect(save).toBeDisabled();
    await field('Number').fill(number);
    await field('Issued by').fill('Test laboratory');
    await field('Issued on').fill('2026-02-03');
    await field('Valid until').fill('2026-02-02');
    await save.click();
    // What is wrong stands beside its field, and nothing typed is lost.
    await expect(field('Valid until')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('Number')).toHaveValue(number);
    await field('Valid until').fill('2041-02-02');
    const chooser = eac.locator('input[type=file]');
    await chooser.setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') });
    await expect(eac.getByText(/^page\.pdf: .*PDF/)).toBeVisible();
    await eac.getByRole('button', { name: say('Remove the document', {}, 'certificate') }).click();
    await chooser.setInputFiles({ name: 'Декларация.pdf', mimeType: 'application/pdf', buffer: pdf });
    await expect(eac.getByText('PDF', { exact: true })).toBeVisible();
    expect(await inaccessible(page)).toEqual([]);
    await save.click();
    await expect(page.getByText(say('Saved')).first()).toBeVisible();
    await expect(eac.getByRole('link', { name: /Декларация\.pdf/ })).toBeVisible();
    await expect(save).toBeDisabled();
    // Names change beside it: what was entered stays, what is typed stays.
    await field('Issued to').fill('Holder Ltd');
    await page.getByLabel(say('Certificates'), { exact: true }).fill('EAC\nCE\nRoHS');
    await page.getByRole('button', { name: say('Save'), exact: true }).click();
    await expect(page.getByRole('group', { name: /^RoHS/ })).toBeVisible();
    await expect(field('Issued to')).toHaveValue('Holder Ltd');
    const answered = page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().endsWith('/certificates'));
    await save.click();
    expect((await answered).status()).toBe(200);
    await expect(save).toBeDisabled();

    const buyer = await person(browser, language);
    await buyer.open(`/goods-detail?prodId=${prodId}`);
    const section = buyer.page
      .locator('section')
      .filter({ has: buyer.page.getByRole('heading', { level: 2, name: buyer.say('Certificates'), exact: true }) });
    await expect(section).toContainText(number);
    await expect(section).toContainText('Holder Ltd');
    await expect(section.getByText(buyer.say('Stated by the supplier; no document provided yet'))).toHaveCount(2);
    const register = section.getByRole('link', { name: buyer.say('Look up the number in the state register (opens in a new tab)') });
    await expect(register).toHaveAttribute('href', 'https://pub.fsa.gov.ru/rds/declaration');
    const paper = section.getByRole('link', { name: /PDF/ });
    await expect(paper).toHaveAttribute('target', '_blank');
    const answer = await buyer.page.request.get((await paper.getAttribute('href')) ?? '');
    expect(answer.headers()).toMatchObject({ 'content-type': 'application/octet-stream', 'x-content-type-options': 'nosniff' });
    expect(answer.headers()['content-disposition']).toMatch(/^attachment;/);
    expect((await answer.body()).equals(pdf)).toBe(true);
    // No name stands twice: of the row of parameters what the section does not say is left.
    await expect(buyer.page.getByText('TR CU 004/2011', { exact: true })).toBeVisible();
    await expect(buyer.page.getByText('EAC, TR CU 004/2011')).toHaveCount(0);
    expect(await inaccessible(buyer.page)).toEqual([]);

    // The goods of other journeys are not to meet these.
    await ask(request, 'PUT /shop/admin/prod/status', { prodId, onSale: false });
    expect([...seller.troubles(), ...buyer.troubles()].filter((trouble) => !/4(?:00|22)/.test(trouble))).toEqual([]);
    for (const who of [seller, buyer]) await who.leave();
  });
}
