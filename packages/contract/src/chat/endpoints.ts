import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyText, page, text, wholeOr } from '../fields.ts';
import { locales } from '../values/locales.ts';

const message = z.object({
  messageId: z.string(),
  messageSeq: z.number(),
  clientMsgNo: z.string(),
  fromUid: z.string(),
  timestamp: z.number(),
  payload: z.string().meta({ description: 'base64 of JSON with a type' }),
  revoke: z.number(),
  readed: z.number(),
});

/** The service of messages does not exist yet: its calls take what they will take, and say so. */
export const chatEndpoints = {
  'POST /p/wuKongIm/registerOrLogin': endpoint({
    who: 'buyer',
    summary: 'Who the buyer is in the chat, and the secret to connect with; refused until the chat exists',
    input: z.object({ deviceFlag: wholeOr(0, 2, 1) }),
    output: z.object({ uid: z.string(), token: z.string() }),
    errors: ['chatNotOpen'],
    toldOnce: true,
  }),
  'GET /p/wuKongIm/conversation/sync/page': endpoint({
    who: 'buyer',
    summary: 'Conversations of the buyer, the latest first; refused until the chat exists',
    input: z.object({ version: wholeOr(0, Number.MAX_SAFE_INTEGER, 0), current: wholeOr(1, 100_000, 1), size: wholeOr(1, 100, 20) }),
    output: page(
      z.object({
        channelId: z.string(),
        channelType: z.number(),
        unread: z.number(),
        timestamp: z.number(),
        lastMsgSeq: z.number(),
        shopId: z.number().nullable(),
        shopName: z.string().nullable(),
        merchantMallDisplayName: z.string().nullable(),
        shopType: z.number().nullable(),
        pic: z.string().nullable(),
        recents: z.array(message).meta({ description: 'the last messages' }),
      }),
    ),
    errors: ['chatNotOpen'],
  }),
  'POST /shop/translateObject': endpoint({
    who: 'public',
    summary: 'Texts in another language; refused until a translation service exists',
    input: z.object({ texts: z.array(anyText(2000)).min(1).max(50), from: text(2, 10).optional(), to: z.enum(locales) }),
    output: z.object({ texts: z.array(z.string()) }),
    errors: ['translationNotOpen'],
    reads: true,
  }),
} as const;
