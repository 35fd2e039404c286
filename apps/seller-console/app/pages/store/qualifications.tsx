import { Facts, Section, useFormat } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import type { ApplicationPaper } from '@kyakhta/contract/values';
import { CircleCheck, Code, LinkButton, Notice, StatusTag } from '@kyakhta/ui';
import { Trans, useLingui } from '@lingui/react/macro';

type Known = Output<'GET /shop/admin/shop/qualification'>;

/**
 * What was checked of the firm, which papers the platform holds, and how they are renewed.
 * @param contact where the platform reads mail; empty where that is not known
 */
export function Qualifications({ known, contact }: { known: Known; contact: string }) {
  const { t } = useLingui();
  const { country, day } = useFormat();
  const { checkedAt, papers } = known;
  const names: Readonly<Record<ApplicationPaper, string>> = {
    businessLicense: t`Business licence`,
    identityCardFront: t({ message: 'Identity card, front', comment: 'A paper of who opened the store' }),
    identityCardLater: t({ message: 'Identity card, back', comment: 'A paper of who opened the store' }),
  };
  const fact = (key: string, term: string, value: string) => (value === '' ? null : { key, term, value: <bdi>{value}</bdi> });
  return (
    <Section title={t({ message: 'Qualifications', comment: 'Heading: what was checked of the firm behind a store' })}>
      <div className="grid gap-4">
        <Facts
          facts={[
            fact('firm', t`Firm`, known.firmName),
            fact('country', t`Country`, country(known.country)),
            fact('city', t({ message: 'City', comment: 'Where a firm is' }), known.city),
            known.creditCode === ''
              ? null
              : {
                  key: 'code',
                  term: t({ message: 'Credit code', comment: 'Code of a Chinese firm' }),
                  value: <Code>{known.creditCode}</Code>,
                },
            fact('scope', t({ message: 'Scope of business', comment: 'What a licence allows' }), known.scope),
          ]}
        />
        {checkedAt === null ? (
          <Notice tone="info">{t`The platform opened this store itself; it keeps the documents.`}</Notice>
        ) : (
          <ul className="grid gap-2 text-md">
            {papers
              .filter(({ isHeld }) => isHeld)
              .map(({ paper }) => {
                const since = day(checkedAt);
                return (
                  <li key={paper} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                    <span>{names[paper]}</span>
                    <StatusTag tone="good" icon={CircleCheck}>
                      {t({ message: `Checked ${since}`, comment: 'State of a paper: the day it was checked' })}
                    </StatusTag>
                  </li>
                );
              })}
          </ul>
        )}
        <p className="text-sm text-ink-2">
          {t`The documents themselves are not shown here. Buyers who ask see the licence, never the identity card; every view is recorded.`}
        </p>
        <p className="text-sm text-ink-2">
          {contact ? (
            <Trans>
              Has a paper run out, or has the firm, its code or its scope changed? Write to{' '}
              <bdi className="font-medium text-ink select-all">{contact}</bdi> from the address of the store and attach the new paper: it is
              checked before anything is changed here.
            </Trans>
          ) : (
            t`Where a paper has run out, or the firm, its code or its scope has changed, the platform checks the new paper before anything is changed here.`
          )}
        </p>
        {known.isOpen ? (
          <div>
            <LinkButton variant="ghost" size="sm" href={`/shop-qualifications?sid=${known.shopId}`} target="_blank">
              {t`What buyers see of it`}
            </LinkButton>
          </div>
        ) : null}
      </div>
    </Section>
  );
}
