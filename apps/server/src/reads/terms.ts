import { termsDocument } from '@kyakhta/contract';
import { sql } from '../runtime/sql.ts';
import type { Ctx, Result } from '../runtime/context.ts';

type Listed = Result<'GET /platform/terms/list'>[number];

/** All versions as operators see them, with how many agreed; the built-in ones are the first. */
export const allTerms = async (ctx: Ctx): Promise<Listed[]> => {
  const { rows } = await sql<Omit<Listed, 'validFrom' | 'isValid'> & { validFrom: Date | null }>`
    select t.document, t.version, t.valid_from as "validFrom", t.valid_from is null as "isDraft", t.asks_consent as "asksConsent",
      array(select jsonb_object_keys(t.texts)) as languages, t.revision,
      (select count(*)::int from terms_consents c where c.document = t.document and c.version = t.version) as agreed
    from terms_versions t order by t.document, t.version desc`.execute(ctx.db);
  const { rows: counted } = await sql<{ document: number; agreed: number }>`
    select document, count(*)::int as agreed from terms_consents where version = 1 group by document`.execute(ctx.db);
  return Object.values(termsDocument).flatMap((document) => {
    const own = rows.filter((t) => t.document === document);
    const valid = own.find((t) => t.validFrom !== null && t.validFrom <= ctx.now)?.version ?? 1;
    const first: Listed[] =
      document === termsDocument.purchase
        ? []
        : [
            {
              document,
              version: 1,
              validFrom: null,
              isDraft: false,
              isValid: valid === 1,
              asksConsent: false,
              languages: [],
              agreed: counted.find((c) => c.document === document)?.agreed ?? 0,
              revision: 1,
            },
          ];
    return [...own.map((t) => ({ ...t, validFrom: t.validFrom?.toISOString() ?? null, isValid: t.version === valid })), ...first];
  });
};

/** What a buyer has agreed to, the latest first. */
export const consentsOf = async (ctx: Ctx, userId: number): Promise<{ document: number; version: number; agreedAt: string }[]> => {
  const { rows } = await sql<{ document: number; version: number; agreedAt: Date }>`
    select document, version, agreed_at as "agreedAt" from terms_consents where user_id = ${userId} order by agreed_at desc, document`.execute(
    ctx.db,
  );
  return rows.map((r) => ({ ...r, agreedAt: r.agreedAt.toISOString() }));
};
