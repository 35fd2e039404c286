import { sql } from '../runtime/sql.ts';

/** What is known of where the store `s` is beside its city, for `cityFor`: what it tells of its firm, and the province it applied with. */
export const placeOfStore = sql`concat_ws(' ', s.identity ->> 'registrationNumber', s.identity ->> 'address', (select b.province from store_applications b where b.store_id = s.id))`;
