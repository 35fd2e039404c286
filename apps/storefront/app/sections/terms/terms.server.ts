import { claimDaysDefault, code, languageName, termsDocument, type Locale } from '@kyakhta/contract/values';
import { data } from 'react-router';
import { ask, formatOf, type PageProblem, personOf, tryAsk, type Asked } from '../../ask.ts';
import { termsI18nFor } from '../../i18n.server.ts';
import { paths, type TermsKind } from '../../paths.ts';
import { frame } from './texts/frame.server.ts';
import { privacyPolicy } from './texts/privacy-policy.server.ts';
import { termsOfService } from './texts/terms-of-service.server.ts';

const kindOf = (text: string | null): TermsKind =>
  text === '1' ? termsDocument.privacy : text === '2' ? termsDocument.purchase : termsDocument.service;

/** A document of terms as it is valid, or an earlier version of it; the text that was built in, or what operators wrote. */
export async function loadTerms(asked: Asked) {
  const { searchParams } = asked.url;
  const { locale } = personOf(asked.context);
  const { longDay } = formatOf(asked.context);
  const sts = kindOf(searchParams.get('sts'));
  const wanted = Number(searchParams.get('version'));
  const version = Number.isInteger(wanted) && wanted > 0 && wanted < 1e9 ? wanted : undefined;
  const [answer, valid] = await Promise.all([
    tryAsk(asked, 'GET /terms/info', { document: sts, version }),
    ask(asked, 'GET /terms/valid', {}),
  ]);
  // A live site has none before its operators publish them: the address is named everywhere, and says so.
  if (answer.code !== code.ok && version === undefined && sts !== termsDocument.purchase)
    return { sts, documents: valid.map(({ document }) => document as TermsKind), isPublished: false as const };
  if (answer.code !== code.ok) throw data<PageProblem>({ msg: answer.msg, failure: answer.data?.failure ?? null }, { status: 404 });
  const info = answer.data;
  const dayOf = (at: string | null) => (at === null ? null : longDay(at));
  return {
    isPublished: true as const,
    sts,
    documents: valid.map(({ document }) => document as TermsKind),
    version: info.version,
    from: dayOf(info.validFrom),
    isValid: info.isValid,
    /** In which language the text is, where it is not in the reader's. */
    language: info.language === locale ? null : { locale: info.language as Locale, name: languageName[info.language as Locale] },
    earlier: info.versions
      .filter(({ version }) => version !== info.version)
      .map(({ version, validFrom }) => ({
        version,
        from: dayOf(validFrom),
        href: version === info.versions[0]?.version ? paths.terms(sts) : paths.terms(sts, version),
      })),
    ...(info.text === null ? await builtIn(asked, sts) : { defaults: null, sections: sectionsOf(info.text) }),
  };
}
export type Terms = Awaited<ReturnType<typeof loadTerms>>;

/** Sections of a text as operators write it: a line behind # is a heading, an empty line parts paragraphs. */
function sectionsOf(text: string): { heading: string; text: string }[] {
  const sections: { heading: string; text: string }[] = [];
  for (const block of text.split(/\n\s*\n/).map((one) => one.trim())) {
    const [first = '', ...lines] = block.split('\n');
    const rest = first.startsWith('#') ? lines.join('\n').trim() : block;
    const last = sections.at(-1);
    if (first.startsWith('#')) sections.push({ heading: first.replace(/^#+\s*/, ''), text: rest });
    else if (last && rest) last.text = last.text ? `${last.text}\n\n${rest}` : rest;
    else if (rest) sections.push({ heading: '', text: rest });
  }
  return sections;
}

async function builtIn(asked: Asked, sts: TermsKind) {
  const i18n = termsI18nFor(personOf(asked.context).locale);
  const site = await tryAsk(asked, 'GET /webConfig/getPcWebConfig', {});
  const values = {
    company: (site.code === code.ok && site.data.pcCompanyName) || 'Kyakhta',
    claimDays: site.code === code.ok ? site.data.claimDays : claimDaysDefault,
    contact: (site.code === code.ok && site.data.pcContact) || i18n._(frame.noContact),
  };
  return {
    defaults: i18n._(frame.defaults),
    sections: (sts === termsDocument.service ? termsOfService : privacyPolicy).map(({ heading, text }) => ({
      heading: i18n._(heading),
      text: i18n._({ ...text, values }),
    })),
  };
}
