import { cameBack, type NamedCall, namesAt, rankingAt, visit } from './expected.ts';

const question = { texts: ['Hello'], to: 'ru' };
const webConfig = ['pcLogoImg', 'pcLoginBgImg', 'pcCopyright', 'pcQrcodeImg', 'pcCompanyName', 'pcCompanyInfo', 'pcTitleContent'];

/** What everybody may ask. */
export const publicCalls: readonly NamedCall[] = [
  { key: 'GET /webConfig/getPcWebConfig', names: [...webConfig, 'pcTitleImg', 'pcLogoImgText', 'pcWelcome'] },
  { key: 'POST /login', send: () => ({ userName: 'buyer2@demo.test', passWord: 'Demo-2026!' }), names: ['accessToken'] },
  {
    key: 'POST /mailLogin',
    send: ({ mailedCode }) => ({ userName: 'buyer1@demo.test', passWord: mailedCode }),
    names: ['accessToken'],
  },
  { key: 'POST /sms/sendLoginCode', send: () => ({ mail: 'buyer3@demo.test' }), names: [''] },
  {
    key: 'GET /category/categoryInfo',
    send: () => ({ parentId: 0 }),
    names: [
      ...namesAt('categoryInfo.[]', ['categoryId', 'categoryName', 'parentId', 'iconFont']),
      ...namesAt('categoryInfo.[].categories.[]', ['categoryId', 'categoryName']),
    ],
    words: 'categoryInfo.[].categoryName',
  },
  {
    key: 'GET /category/getRecommendedCategory/{level}',
    send: () => ({ level: 1, pushLocation: 'unLoginHome' }),
    names: namesAt('[]', ['categoryId', 'categoryName']),
    words: '[].categoryName',
  },
  { key: 'GET /search/hotSearch', send: () => ({ type: 1 }), names: ['[].title'], words: '[].title' },
  {
    key: 'GET /prod/prodCommPageByProd',
    send: ({ variant }) => ({ prodId: variant.prodId, evaluate: -1, current: 1, size: 10 }),
    names: ['total', 'pages', ...namesAt('records.[]', ['score', 'content', 'pics', 'nickName', 'createTime'])],
  },
  {
    key: 'GET /webConfig/info/{key}',
    send: () => ({ key: 'INQUIRY_COMMON_PROBLEMS' }),
    names: ['paramKey', 'pcTitleContent', 'pcTitleImg', 'items.[].title', 'items.[].content'],
    words: 'items.[].title',
  },
  { key: 'GET /shop/unit/list', names: ['[].unit', '[].unitName'], words: '[].unitName' },
  { key: 'POST /shop/translateObject', send: () => question, names: [], refused: 'translationNotOpen' },
  { key: 'GET /lang/default', names: ['name', 'language', ...namesAt('langItemList.[]', ['language', 'name', 'hide'])] },
  {
    key: 'GET /prod/prodInfo',
    send: ({ variant }) => ({ prodId: variant.prodId, addrId: 0, dvyType: 1 }),
    names: [
      'shopId',
      'unit',
      'minimum',
      'pricingMode',
      'minPrice',
      'maxPrice',
      'prodType',
      'preSellStatus',
      'seckillVO',
      'groupActivityVO',
      'isDelivery',
      ...namesAt('tieredPriceVO.[]', ['start', 'end', 'price']),
      ...namesAt('skuList.[]', ['skuId', 'properties', 'skuName', 'price', 'pic', 'stocks', 'isHasStock', 'universalExpress', 'express']),
      ...namesAt('skuList.[]', ['seckillPrice', 'seckillStocks', 'seckillSkuId', 'skuComboList']),
    ],
    words: 'prodName',
  },
  { key: 'GET /prod/isStatus', send: ({ variant }) => ({ prodId: variant.prodId }), names: [''] },
  {
    key: 'GET /currency/list',
    names: namesAt('[]', ['currencyName', 'currencyCode', 'symbol', 'mark', 'exchangeRate', 'status', 'defaultCurrency']),
  },
  { key: 'GET /visitor/prodRanking/list', send: () => ({ rankType: 0 }), names: rankingAt('[]'), words: '[].prodList.[].prodName' },
  { key: 'GET /visitor/prodRanking/detail', send: () => ({ categoryId: 0, rankType: 1 }), names: rankingAt('').map((n) => n.slice(1)) },
  { key: 'GET /shopRenovation/homepage', send: () => ({ renovationType: 1 }), names: [''] },
  {
    key: 'GET /indexImgs/{shopId}',
    send: () => ({ shopId: 0, imgType: 1 }),
    names: namesAt('[]', ['imgUrl', 'type', 'relation']),
  },
  {
    key: 'GET /shop/homePage/businessOpportunityProd',
    names: [...rankingAt('hotRanking'), ...rankingAt('newArrivals'), 'newTrends.prodList'],
    words: 'newArrivals.prodList.[].prodName',
  },
  {
    key: 'GET /getThirdLoginUrl',
    send: () => ({ socialType: 3, callbackUrl: cameBack.callbackUrl }),
    names: [],
    refused: 'signInOff',
  },
  { key: 'POST /thirdLogin', send: () => cameBack, names: [], refused: 'signInOff' },
  { key: 'POST /flowAnalysisLog', send: () => visit, names: [''] },
  { key: 'GET /sys/config/info/getSysPaySwitch', names: ['aliPaySwitch', 'wxPaySwitch', 'balancePaySwitch', 'payPalSwitch'] },
];
