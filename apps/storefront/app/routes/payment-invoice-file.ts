import { Readable } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { data } from 'react-router';
import { ask, type PageProblem, toLogin } from '../ask.ts';
import { personContext } from '../context.ts';
import { orderNumbersOf } from '../payment-address.ts';
import type { Route } from './+types/payment-invoice-file';

/** The invoice of a bank transfer that is waited for, as a file in the reader's language. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const orderNumbers = orderNumbersOf(url);
  if (orderNumbers === null) throw data<PageProblem>({ msg: '', failure: 'orderUnknown' }, { status: 404 });
  if (!context.get(personContext).buyer) throw toLogin(url);
  const { name, type, bytes } = await ask({ context, url }, 'GET /p/order/payInvoice', { orderNumbers });
  return new Response(createReadableStreamFromReadable(Readable.from(bytes, { objectMode: false })), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
