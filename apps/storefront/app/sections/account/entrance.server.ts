import { code, termsDocument } from '@kyakhta/contract/values';
import type { Asked } from '../../ask.ts';
import { apiContext, personContext } from '../../context.ts';
import { localPath } from '../../paths.ts';

/** The key passwords are encrypted with; null when it cannot be had, and they go as they are typed. */
export async function loadLoginKey({ context }: Pick<Asked, 'context'>) {
  const key = await context.get(apiContext).call('GET /login/key', {});
  return key.code === code.ok ? key.data : null;
}

/** What the ways in need: where she goes on, how her password travels, and whether mail stays here. */
export async function loadEntrance({ context, url }: Asked) {
  const [loginKey, terms] = await Promise.all([loadLoginKey({ context }), context.get(apiContext).call('GET /terms/valid', {})]);
  return {
    back: localPath(url.searchParams.get('back')),
    loginKey,
    /** The versions that ticking the box agrees to: of what the box names. Terms of purchase are asked about where one buys. */
    terms:
      terms.code === code.ok
        ? terms.data
            .filter(({ document }) => document !== termsDocument.purchase)
            .map(({ document, version }) => `${document}:${version}`)
            .join(',')
        : '',
    demo: context.get(personContext).demo,
  };
}
