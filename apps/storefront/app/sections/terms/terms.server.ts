import { claimDaysDefault, code } from '@kyakhta/contract/values';
import { personOf, tryAsk, type Asked } from '../../ask.ts';
import { termsI18nFor } from '../../i18n.server.ts';
import type { TermsKind } from '../../paths.ts';
import { frame } from './texts/frame.server.ts';
import { privacyPolicy } from './texts/privacy-policy.server.ts';
import { termsOfService } from './texts/terms-of-service.server.ts';

export async function loadTerms(asked: Asked) {
  const i18n = termsI18nFor(personOf(asked.context).locale);
  const sts: TermsKind = asked.url.searchParams.get('sts') === '1' ? 1 : 0;
  const site = await tryAsk(asked, 'GET /webConfig/getPcWebConfig', {});
  const values = {
    company: (site.code === code.ok && site.data.pcCompanyName) || 'Kyakhta',
    claimDays: site.code === code.ok ? site.data.claimDays : claimDaysDefault,
    contact: (site.code === code.ok && site.data.pcContact) || i18n._(frame.noContact),
  };
  return {
    sts,
    defaults: i18n._(frame.defaults),
    sections: (sts === 0 ? termsOfService : privacyPolicy).map(({ heading, text }) => ({
      heading: i18n._(heading),
      text: i18n._({ ...text, values }),
    })),
  };
}
export type Terms = Awaited<ReturnType<typeof loadTerms>>;
