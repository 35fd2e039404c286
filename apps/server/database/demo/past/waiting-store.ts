import { applyType, headerType, refundType } from '@kyakhta/contract';
import { before, buy, buyerOf, dayHours, itemsOf, lineOf, receive, shipWhole } from './trade.ts';
import type { Item, Past } from './walk.ts';

/** The first store: its login is the one that everybody tries. */
const storeId = 1;

/** Orders that wait to be shipped, the first of them due within a day. */
const planToShip = (past: Past): void => {
  // Both show six days.
  before(
    past,
    6 * dayHours - 14,
    async () => void (await buy(past, 12, itemsOf(past, storeId, { 'wrench-set-12': 2, 'brass-padlock': 1 }))),
  );
  before(past, 30, async () => void (await buy(past, 13, itemsOf(past, storeId, { 'hi-vis-vest': 1, 'hand-saw-450': 2 }))));
};

/** Money asked back before the goods have left. */
const planUnwanted = (past: Past): void => {
  const buyer = 19;
  before(past, 54, async () => {
    const orderNumber = await buy(past, buyer, itemsOf(past, storeId, { 'brass-padlock': 2 }));
    before(past, 19, async () => {
      await past.call(buyerOf(buyer), 'POST /p/orderRefund/apply', {
        orderNumber,
        refundType: refundType.wholeOrder,
        applyType: applyType.refundOnly,
        buyerReason: 'unwanted',
        buyerDesc: 'Заказчик перенёс объект на весну, замки до того времени не понадобятся. Товар, вижу, ещё не отгружен.',
      });
    });
  });
};

/** Some of what came is to go back. */
const planReturn = (past: Past): void => {
  const buyer = 15;
  before(past, 29 * dayHours, async () => {
    const [hammers, screwdrivers] = itemsOf(past, storeId, { 'claw-hammer': 1, screwdriver: 1 }) as [Item, Item];
    const orderNumber = await buy(past, buyer, [hammers, screwdrivers]);
    before(past, 27 * dayHours, () => shipWhole(past, storeId, orderNumber, 'SF1042007551807'));
    before(past, 3.5 * dayHours, async () => {
      await receive(past, buyer, orderNumber);
      const orderItemId = await lineOf(past, buyer, orderNumber, hammers);
      before(past, 26, async () => {
        await past.call(buyerOf(buyer), 'POST /p/orderRefund/apply', {
          orderNumber,
          refundType: refundType.oneItem,
          orderItemId,
          applyType: applyType.withReturn,
          isReceiver: 1,
          goodsNum: 12,
          buyerReason: 'faulty',
          buyerDesc: 'У двенадцати молотков из одной коробки рукоятки с трещиной у бойка, продавать их нельзя. Остальные в порядке.',
        });
      });
    });
  });
};

/** Two reviews without a reply; the same buyer applies for the invoice of her order. */
const planReviewed = (past: Past): void => {
  const buyer = 14;
  before(past, 44 * dayHours, async () => {
    const [screwdrivers, wrenches] = itemsOf(past, storeId, { screwdriver: 2, 'wrench-set-12': 1 }) as [Item, Item];
    const orderNumber = await buy(past, buyer, [screwdrivers, wrenches]);
    before(past, 42 * dayHours, () => shipWhole(past, storeId, orderNumber, 'SF1042006880431'));
    before(past, 17 * dayHours, async () => {
      await receive(past, buyer, orderNumber);
      const review = async (goods: Item, score: number, content: string): Promise<void> => {
        const orderItemId = await lineOf(past, buyer, orderNumber, goods);
        await past.call(buyerOf(buyer), 'POST /p/prodComm/add', { orderItemId, score, content, pics: '' });
      };
      before(past, 33, () => review(screwdrivers, 5, 'Магнит держит крепко, жало за месяц не слизалось. Разошлись быстрее, чем думали.'));
      before(past, 32, () => review(wrenches, 3, 'Ключи хорошие, но в двух скрутках не было ключа на 13. Как их дослать?'));
    });
    // The claim period is over by then: what is invoiced stays so.
    before(past, 28, async () => {
      await past.call(buyerOf(buyer), 'POST /p/orderInvoice', {
        orderNumbers: orderNumber,
        headerType: headerType.unit,
        headerName: 'ИП Шестаков Игорь Михайлович',
        country: 'RU',
        invoiceTaxNumber: '550400001036',
        address: '644031, г. Омск, ул. 10 лет Октября, д. 219',
        saveTitle: 1,
      });
    });
  });
};

const planInquiry = (past: Past): void => {
  before(past, 6, async () => {
    await past.call(buyerOf(18), 'POST /p/inquiry/save', {
      prodName: 'Замки латунные навесные, с логотипом',
      content:
        'Нужны навесные замки с латунным корпусом 40 мм, все под один ключ партиями по 50 штук, на корпусе лазером наш логотип. Какая цена при 3000 штук и сколько дней изготовление?',
      quantity: 3000,
      shopId: storeId,
      country: 'RU',
      city: 'Томск',
      targetPrice: '2.40',
    });
  });
};

/** What waits for the first store: orders to ship, refunds to answer, reviews to reply to, and an inquiry. */
export const planForStore = (past: Past): void => {
  planToShip(past);
  planUnwanted(past);
  planReturn(past);
  planReviewed(past);
  planInquiry(past);
};
