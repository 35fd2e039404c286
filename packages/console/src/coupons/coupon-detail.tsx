import type { PromotionOwner } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, LinkButton, Money, Tag } from '@kyakhta/ui';
import { useState } from 'react';
import { DetailPage, Facts, Section } from '../detail-page.tsx';
import { useFormat } from '../format.ts';
import { CouponCodes } from './coupon-codes.tsx';
import { CouponEnd } from './coupon-end.tsx';
import { CouponFace } from './coupon-face.tsx';
import { CouponGive } from './coupon-give.tsx';
import { Claimed } from './coupon-index.tsx';
import { CouponTag } from './coupon-tag.tsx';
import { useCouponWords } from './coupon-words.ts';
import { changeCouponHref, couponsHref, type CodePage, type Coupon } from './types.ts';

type CouponDetailProps = { owner: PromotionOwner; coupon: Coupon; codes: CodePage | null };

/** One coupon: what it promises, what came of it, and what can be done with it. */
export function CouponDetail({ owner, coupon, codes }: CouponDetailProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<'end' | 'give' | null>(null);
  const isOver = coupon.state === 2;
  const close = () => setAsked(null);
  return (
    <DetailPage
      title={coupon.couponName}
      back={{ href: couponsHref, label: t`All coupons` }}
      beside={
        <>
          <CouponTag state={coupon.state} />
          {coupon.byCode ? <Tag>{t({ message: 'By code', comment: 'Mark of a coupon: buyers get it by typing a code' })}</Tag> : null}
        </>
      }
      actions={
        <>
          <LinkButton size="sm" variant="ghost" href={changeCouponHref(coupon.couponId)}>
            {t({ message: 'Change', context: 'coupon', comment: 'Button: change a coupon' })}
          </LinkButton>
          {isOver ? null : (
            <>
              <Button size="sm" variant="ghost" onClick={() => setAsked('give')}>
                {t({ message: 'Give to buyers', comment: 'Button: give a coupon to chosen buyers' })}
              </Button>
              <Button size="sm" variant="danger" onClick={() => setAsked('end')}>
                {t({ message: 'End claiming', comment: 'Button: a coupon can no longer be claimed' })}
              </Button>
            </>
          )}
        </>
      }
      aside={
        <Section title={t`As a buyer sees it`}>
          <CouponFace terms={coupon} />
        </Section>
      }
    >
      <Figures coupon={coupon} />
      <Supply coupon={coupon} />
      {codes === null ? null : <CouponCodes owner={owner} coupon={coupon} codes={codes} />}
      {asked === 'end' ? <CouponEnd coupon={coupon} onClose={close} /> : null}
      {asked === 'give' ? <CouponGive owner={owner} coupon={coupon} onClose={close} /> : null}
    </DetailPage>
  );
}

function Figures({ coupon }: { coupon: Coupon }) {
  const { t } = useLingui();
  const { number, money } = useFormat();
  const amount = (of: number) => <Money>{money(of, coupon.currency)}</Money>;
  return (
    <Section title={t({ message: 'What came of it', comment: 'Heading: figures of a coupon' })}>
      <Facts
        facts={[
          {
            key: 'claimed',
            term: t({ message: 'Claimed', comment: 'Column: how many coupons buyers have received, of how many' }),
            value: <Claimed coupon={coupon} />,
          },
          {
            key: 'used',
            term: t({ message: 'Used', context: 'coupons', comment: 'Column: how many coupons are used' }),
            value: number(coupon.used),
          },
          {
            key: 'orders',
            term: t({ message: 'Paid orders', comment: 'Fact: paid orders on which a coupon took something off' }),
            value: number(coupon.orders),
          },
          { key: 'reduced', term: t({ message: 'Taken off paid orders', comment: 'Fact: an amount' }), value: amount(coupon.reduced) },
          { key: 'sold', term: t({ message: 'Paid for these products', comment: 'Fact: an amount' }), value: amount(coupon.sold) },
          {
            key: 'new',
            term: t({ message: 'New buyers', comment: 'Column: buyers whose first paid order a coupon was used on' }),
            value: number(coupon.newBuyers),
          },
        ]}
      />
    </Section>
  );
}

function Supply({ coupon }: { coupon: Coupon }) {
  const { t } = useLingui();
  const { number, money, moment } = useFormat();
  const words = useCouponWords();
  const { budget, issueTotal, currency } = coupon;
  const noLimit = t({ message: 'No limit', comment: 'Of a coupon: as many, or as much, as is asked for' });
  return (
    <Section title={t({ message: 'Claiming', comment: 'Heading: when and how many coupons can be claimed' })}>
      <Facts
        facts={[
          {
            key: 'period',
            term: t({ message: 'Can be claimed', comment: 'Fact: the period in which a coupon can be claimed' }),
            value: words.between(coupon.receiveStart, coupon.receiveEnd),
          },
          {
            key: 'total',
            term: t({ message: 'Number of coupons', comment: 'How many coupons there are' }),
            value: issueTotal === null ? noLimit : number(issueTotal),
          },
          {
            key: 'limit',
            term: t({ message: 'Most for each buyer', comment: 'How many coupons one buyer can have' }),
            value: number(coupon.limitNum),
          },
          {
            key: 'budget',
            term: t({ message: 'Budget', comment: 'The most that all coupons together may take off' }),
            value: budget === null ? noLimit : <Money>{money(budget, currency)}</Money>,
          },
          {
            key: 'promised',
            term: t({ message: 'Promised', comment: 'Column: the most that received coupons can take off, and the budget' }),
            value: <Money>{money(coupon.promised, currency)}</Money>,
          },
          { key: 'created', term: t({ message: 'Created', comment: 'Fact: when a coupon was made' }), value: moment(coupon.createTime) },
        ]}
      />
    </Section>
  );
}
