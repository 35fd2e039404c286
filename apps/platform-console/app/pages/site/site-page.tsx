import { PageHead, Section, ask } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { CurrencyRates } from '../../forms/currency-rates.tsx';
import { InquiryQuestions } from '../../forms/inquiry-questions.tsx';
import { SiteBalance } from '../../forms/site-balance.tsx';
import { SiteBank } from '../../forms/site-bank.tsx';
import { SiteBankAccount } from '../../forms/site-bank-account.tsx';
import { SiteContractTerms } from '../../forms/site-contract-terms.tsx';
import { SiteIssuer } from '../../forms/site-issuer.tsx';
import { SiteLanguages } from '../../forms/site-languages.tsx';
import { SitePayWays } from '../../forms/site-pay-ways.tsx';
import { SitePoints } from '../../forms/site-points.tsx';
import { SiteRules } from '../../forms/site-rules.tsx';
import { SiteSecond } from '../../forms/site-second.tsx';
import { SiteShown } from '../../forms/site-shown.tsx';
import { SiteStamp } from '../../forms/site-stamp.tsx';
import { SiteWords } from '../../forms/site-words.tsx';

export const loader = ({ request }: LoaderFunctionArgs) => ask(request, 'GET /platform/site/settings', {});

/** The rules of the site: what counts for orders to come, what is offered, what is shown. */
export function Component() {
  const { t } = useLingui();
  const settings = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t`Site settings`} />
      <div className="grid max-w-3xl gap-4">
        <Section title={t`Trade and payment`}>
          <SiteRules key={settings.version} settings={settings} />
        </Section>
        <Section title={t`Two operators`}>
          <SiteSecond key={settings.version} settings={settings} />
        </Section>
        <Section title={t`Payment methods through providers`}>
          <SitePayWays key={settings.version} settings={settings} />
        </Section>
        <Section title={t`Payment by bank transfer`}>
          <SiteBank key={settings.version} settings={settings} />
        </Section>
        <Section title={t`Bank account for transfers`}>
          <SiteBankAccount key={settings.version} settings={settings} />
        </Section>
        <Section title={t`The platform in contracts and invoices`}>
          <SiteIssuer key={settings.version} settings={settings} />
        </Section>
        <Section title={t`Delivery, law and court in contracts`}>
          <SiteContractTerms key={settings.version} settings={settings} />
        </Section>
        <Section title={t`The platform’s stamp`}>
          <SiteStamp settings={settings} />
        </Section>
        <Section title={t({ message: 'Points', context: 'settings', comment: 'Heading: how buyers earn and use points' })}>
          <SitePoints key={settings.version} settings={settings} />
        </Section>
        <Section title={t`Payouts and top-ups`}>
          <SiteBalance key={settings.version} settings={settings} />
        </Section>
        <Section title={t`Content for visitors`}>
          <SiteShown key={settings.version} settings={settings} />
        </Section>
        <Section title={t({ message: 'Languages', comment: 'Heading: which languages the site offers' })}>
          <SiteLanguages key={settings.version} settings={settings} />
        </Section>
        <Section title={t({ message: 'Name and greeting', comment: 'Heading: what the site calls itself' })}>
          <SiteWords key={settings.version} settings={settings} />
        </Section>
        <Section title={t`FAQ about inquiries`}>
          <InquiryQuestions key={settings.version} settings={settings} />
        </Section>
        <Section title={t`Currencies shown`}>
          <CurrencyRates settings={settings} />
        </Section>
      </div>
    </>
  );
}
