import { Readable } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { ask } from '../ask.ts';
import type { Route } from './+types/uc-export';

/** Everything that is kept about the person, as a file. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { name, type, bytes } = await ask({ context, url }, 'GET /p/user/export', {});
  return new Response(createReadableStreamFromReadable(Readable.from(bytes, { objectMode: false })), {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
