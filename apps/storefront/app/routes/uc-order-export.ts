import { Readable } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { code } from '@kyakhta/contract/values';
import { tryAsk } from '../ask.ts';
import { personContext } from '../context.ts';
import { ordersQueryOf, searchOf } from '../sections/orders/orders.server.ts';
import type { Route } from './+types/uc-order-export';

/** The orders of the list as a spreadsheet; what cannot be one is said in words. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { timeZone } = context.get(personContext);
  const answer = await tryAsk({ context, url }, 'GET /p/myOrder/export', { ...searchOf(ordersQueryOf(url)), timeZone });
  if (answer.code !== code.ok)
    return new Response(answer.msg, { status: 400, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' } });
  const { name, type, bytes } = answer.data;
  return new Response(createReadableStreamFromReadable(Readable.from(bytes, { objectMode: false })), {
    headers: { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"`, 'Cache-Control': 'private, no-store' },
  });
}
