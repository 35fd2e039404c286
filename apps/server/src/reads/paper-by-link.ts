import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { applicationPapers, pictureSides } from '@kyakhta/contract';
import { sql } from '../runtime/sql.ts';
import type { Ctx } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';
import { hashOf } from '../runtime/identity.ts';
import { markPicture } from '../runtime/marked-picture.ts';
import { readPicture } from '../runtime/stored-files.ts';

/** A paper, marked with who looks at it and when, for the person who was given its link, as long as that holds; to everybody else it is as if it were over. */
export const paperByLink = async (ctx: Ctx, { token }: { readonly token: string }) => {
  const { rows } = await sql<{ paper: string; applicationId: number; who: string; paths: Readonly<Record<string, string>> }>`
    select l.paper, l.application_id as "applicationId",
      coalesce((select o.user_name from operators o where l.actor_kind = 'operator' and o.id = l.actor_id), l.actor_kind || ' ' || l.actor_id) as who,
      jsonb_build_object('businessLicense', a.business_license, 'identityCardFront', a.identity_card_front, 'identityCardLater', a.identity_card_later) as paths
    from store_paper_looks l join store_applications a on a.id = l.application_id
    where l.token_hash = ${hashOf(token)} and l.actor_kind = ${ctx.actor.kind} and l.actor_id = ${ctx.actor.id} and l.expires_at > ${ctx.now}`.execute(
    ctx.db,
  );
  const [look] = rows;
  const paper = applicationPapers.find((one) => one === look?.paper) ?? refuse('paperLinkOver');
  const path = look?.paths[paper] ?? '';
  const kept = path === '' ? null : await readPicture(ctx.dataDir, path, pictureSides[0]);
  const picture = await buffer(kept ?? refuse('paperLinkOver'));
  const seen = `${look?.who ?? ''} · ${ctx.now.toISOString().slice(0, 16).replace('T', ' ')} UTC · #${look?.applicationId ?? ''}`;
  const marked = (await markPicture(picture, seen)) ?? refuse('tooManyRequests', { seconds: 10 });
  return { name: `${paper}.webp`, type: 'image/webp', bytes: Readable.from([marked], { objectMode: false }) };
};
