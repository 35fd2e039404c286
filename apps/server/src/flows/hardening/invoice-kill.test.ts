import { describe, expect, it } from 'vitest';
import { receivedOrder } from '../../../test/goods.ts';
import { stages, workThatKills } from '../../../test/kills.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { addBuyers } from '../../../test/people.ts';
import { mailsTo } from '../../../test/terms.ts';

// The worker is killed between drawing an invoice and noting it. This process plays the worker that is started afterwards.
const market = marketplaceForFile();
const startMs = 120_000;

describe('the worker is killed', () => {
  it.each(stages)(
    'over an invoice, %s: another draws it under the same number, and it is mailed once',
    async (stage) => {
      const m = market();
      const [id = 0] = await addBuyers(m, 1);
      const buyer = m.buyer(id);
      const orderNumbers = await receivedOrder(m, buyer, 1);
      const title = { headerType: 2, headerName: 'Anna Lebedeva', country: 'RU' } as const;
      const { orderInvoiceId } = await buyer.ok('POST /p/orderInvoice', { orderNumbers, ...title });
      const { invoiceNumber } = await m.operator.ok('POST /platform/invoice/{orderInvoiceId}/issue', { orderInvoiceId });
      expect(await workThatKills(market(), `invoices.draw: ${stage}`)).toBe('SIGKILL');
      await m.advance(2 / 1440);
      expect(await buyer.ok('GET /p/orderInvoice/info/{orderInvoiceId}', { orderInvoiceId })).toMatchObject({
        status: 2,
        invoiceNumber,
        hasDocument: true,
      });
      expect((await mailsTo(m, id)).filter((subject) => subject.startsWith(`Invoice ${invoiceNumber} for `))).toHaveLength(1);
    },
    startMs,
  );
});
