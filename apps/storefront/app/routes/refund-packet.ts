import { Readable } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { data } from 'react-router';
import { ask, type PageProblem, toLogin } from '../ask.ts';
import { personContext } from '../context.ts';
import type { Route } from './+types/refund-packet';

/** The whole history of a refund and its order, as a file in the reader's language. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const refundSn = url.searchParams.get('refundSn') ?? '';
  if (!/^\d{16,20}$/.test(refundSn)) throw data<PageProblem>({ msg: '', failure: 'refundUnknown' }, { status: 404 });
  if (!context.get(personContext).buyer) throw toLogin(url);
  const format = url.searchParams.get('format') === 'zip' ? 'zip' : 'pdf';
  const { name, type, bytes } = await ask({ context, url }, 'GET /p/orderRefund/packet', { refundSn, format });
  return new Response(createReadableStreamFromReadable(Readable.from(bytes, { objectMode: false })), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
