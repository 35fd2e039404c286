import { DetailPage, Facts, Section, ask, useFormat, useMay, useReviewFieldNames } from '@kyakhta/console';
import { reviewFields } from '@kyakhta/contract/values';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Code, LinkButton } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { GoodsCheck } from '../../forms/goods-check.tsx';
import { auditHref } from '../audit/audit-resource.ts';
import { DecisionHistory } from '../decision-history.tsx';
import { storeHref } from '../stores/stores-resource.ts';
import { goodsHref } from './goods-resource.ts';
import type { Submission } from './submission.ts';
import { SubmissionTag, useSubmissionStates } from './submission-tag.tsx';

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  ask(request, 'GET /platform/prodAudit/info/{prodId}', { prodId: params['prodId'] ?? '' });

/** What a store submitted of a product, as buyers will read and see it, and the decision about it. */
export function Component() {
  const { t } = useLingui();
  const { moment, number } = useFormat();
  const may = useMay();
  const one = useLoaderData<typeof loader>();
  const link = 'inline-flex min-h-6 items-center text-brand hover:underline';
  return (
    <DetailPage
      title={one.prodName}
      beside={<SubmissionTag state={one.state} />}
      back={{ href: goodsHref({}), label: t`All products to review` }}
      actions={
        one.onSale ? (
          <LinkButton size="sm" variant="ghost" href={`/goods-detail?prodId=${one.prodId}`} target="_blank">
            {t`As buyers see it now`}
            <span className="sr-only">{t`(opens in a new tab)`}</span>
          </LinkButton>
        ) : null
      }
      aside={
        <>
          <Section title={t({ message: 'Submitted', context: 'goods', comment: 'Heading: who submitted goods, and when' })}>
            <Facts
              facts={[
                {
                  key: 'store',
                  term: t`Store`,
                  value: may('stores') ? (
                    <Anchor href={storeHref(one.shopId)} className={link}>
                      <bdi>{one.shopName}</bdi>
                    </Anchor>
                  ) : (
                    <bdi>{one.shopName}</bdi>
                  ),
                },
                { key: 'code', term: t`Product code`, value: <Code>{one.code}</Code> },
                { key: 'since', term: t({ message: 'Submitted', comment: 'Column: day and time' }), value: moment(one.submittedAt) },
                { key: 'round', term: t`Times submitted`, value: number(one.round) },
              ]}
            />
            {may('staff') ? (
              <p className="mt-3">
                <Anchor href={auditHref({ subject: `product:${one.prodId}` })} className="text-brand hover:underline">
                  {t`Change history of this product`}
                </Anchor>
              </p>
            ) : null}
          </Section>
          <History one={one} />
        </>
      }
    >
      <GoodsCheck key={`${one.round} ${one.state}`} one={one} />
    </DetailPage>
  );
}

/** What was decided so far. */
function History({ one }: { one: Submission }) {
  const { t } = useLingui();
  const states = useSubmissionStates();
  const names = useReviewFieldNames();
  return (
    <DecisionHistory
      title={t({ message: 'History', context: 'goods', comment: 'Heading: what became of goods that were submitted' })}
      decisions={one.history.map(({ round, state, decidedBy, decidedAt, submittedAt, remarks }) => ({
        key: round,
        state: states[state],
        by: decidedBy,
        at: decidedAt ?? submittedAt,
        remarks: reviewFields.flatMap((field) =>
          remarks[field]
            ? {
                key: field,
                text: (
                  <Trans comment="What was refused of a product, then why">
                    {names[field]}: <bdi className="wrap-anywhere">{remarks[field]}</bdi>
                  </Trans>
                ),
              }
            : [],
        ),
      }))}
    />
  );
}
