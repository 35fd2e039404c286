import type { Routes } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';

/** What is asked is checked as it will be; then the caller reads that nobody answers yet. */
export const chatRoutes = {
  'POST /p/wuKongIm/registerOrLogin': async () => refuse('chatNotOpen'),
  'GET /p/wuKongIm/conversation/sync/page': async () => refuse('chatNotOpen'),
  'POST /shop/translateObject': async () => refuse('translationNotOpen'),
} satisfies Partial<Routes>;
