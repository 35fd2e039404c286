import { makePast } from './past/orders.ts';

// Makes the past in a separate process, for tests that kill it: database, now, how many orders, data folder.
const [url = '', now = '', count = '', dataDir = ''] = process.argv.slice(2);
await makePast(url, Number(now), undefined, Number(count), dataDir);
