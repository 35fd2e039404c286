import { cameBack, cardAt, type NamedCall, namesAt, rankingAt, visit } from './expected.ts';

const kept = ['prodId', 'prodName', 'pic', 'minPrice', 'maxPrice', 'shopId', 'shopName'];

/** What asks for somebody logged in, in an order in which each finds what it needs. The last ends the session. */
export const buyerCalls: readonly NamedCall[] = [
  {
    key: 'GET /p/user/userInfo',
    names: ['userId', 'nickName', 'pic', 'userMail', 'userMobile', 'sex', 'birthDate', 'level', 'levelType', 'growth', 'score', 'balance'],
  },
  {
    key: 'POST /p/shopCart/changeItems',
    send: ({ variant: { prodId, skuId, shopId, minimum } }) => [{ basketId: 0, count: minimum, prodId, shopId, shopName: 'A', skuId }],
    names: ['[].basketId'],
  },
  { key: 'GET /p/shopCart/prodCount', names: [''] },
  { key: 'POST /p/user/collection/addOrCancel', send: ({ variant }) => ({ prodId: variant.prodId }), names: [''] },
  { key: 'GET /p/user/collection/isCollection', send: ({ variant }) => ({ prodId: variant.prodId }), names: [''] },
  { key: 'POST /p/prodBrowseLog', send: ({ variant }) => ({ prodId: variant.prodId }), names: [''] },
  {
    key: 'GET /p/prodBrowseLog/page',
    send: () => ({ size: 6, current: 1 }),
    names: ['total', ...namesAt('records.[]', kept)],
    words: 'records.[].prodName',
  },
  { key: 'GET /p/user/recentBrowse', form: true, send: () => ({ size: 6 }), names: namesAt('[]', kept), words: '[].prodName' },
  {
    key: 'POST /p/inquiry/save',
    send: ({ variant: { prodId, shopId } }) => ({ prodName: 'Boxes', content: 'A hundred boxes, please.', quantity: 100, prodId, shopId }),
    names: ['inquiryId'],
  },
  {
    key: 'GET /p/myHomePage/popularRankings',
    names: [...rankingAt('hotRanking'), ...rankingAt('favorableComment'), ...rankingAt('newArrivals')],
    words: 'hotRanking.prodList.[].prodName',
  },
  { key: 'GET /p/myHomePage/productInspiration', send: () => ({ current: -1 }), names: cardAt('[]'), words: '[].prodName' },
  { key: 'POST /p/wuKongIm/registerOrLogin', names: [], refused: 'chatNotOpen' },
  {
    key: 'GET /p/wuKongIm/conversation/sync/page',
    send: () => ({ version: 0, current: 1, size: 20 }),
    names: [],
    refused: 'chatNotOpen',
  },
  { key: 'POST /bindThirdAccount', send: () => cameBack, names: [], refused: 'signInOff' },
  { key: 'POST /p/flowAnalysisLog', send: () => visit, names: [''] },
  { key: 'POST /logOut', names: [''] },
];
