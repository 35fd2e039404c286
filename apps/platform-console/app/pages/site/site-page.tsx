import { PageHead, Section, ask } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { CurrencyRates } from '../../forms/currency-rates.tsx';
import { HotWords } from '../../forms/hot-words.tsx';
import { SiteRules } from '../../forms/site-rules.tsx';

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
        <Section title={t`Words often searched for`}>
          <HotWords key={settings.version} settings={settings} />
        </Section>
        <Section title={t`Currencies shown`}>
          <CurrencyRates settings={settings} />
        </Section>
      </div>
    </>
  );
}
