import { locales, pickText, type Locale, type PromotionOwner } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Notice, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { now } from '../clock.ts';
import { DetailPage, Section } from '../detail-page.tsx';
import { RefusalNotice } from '../refusal-notice.tsx';
import { SaveOrCancel } from '../save-or-cancel.tsx';
import { useSend } from '../send.ts';
import { useUnsavedGuard } from '../unsaved-guard.tsx';
import { useDone } from '../use-done.ts';
import { draftOf, newDraft, termsOf, writtenOf } from './coupon-draft.ts';
import { CouponFace } from './coupon-face.tsx';
import type { CouponFormData } from './coupon-load.ts';
import { NameFields, ScopeFields, TakesFields } from './form-terms.tsx';
import { SupplyFields, TimeFields } from './form-supply.tsx';
import { couponHref, couponSend, couponsHref } from './types.ts';

type CouponFormProps = { owner: PromotionOwner; form: CouponFormData };

/** A coupon is made or changed; beside the form is what a buyer will see. */
export function CouponForm({ owner, form: { coupon, currency, categories, products } }: CouponFormProps) {
  const { t, i18n } = useLingui();
  const say = useToast();
  const navigate = useNavigate();
  const [first] = useState(() => (coupon === null ? newDraft(owner, now()) : draftOf(coupon, products)));
  const [draft, setDraft] = useState(first);
  const create = useSend<'POST /platform/coupon'>(couponSend.create);
  const change = useSend<'PUT /platform/coupon'>(couponSend.change);
  const { busy, result } = coupon === null ? create : change;
  const guard = useUnsavedGuard(JSON.stringify(draft) !== JSON.stringify(first) && !busy && !result?.ok);
  const back = coupon === null ? couponsHref : couponHref(coupon.couponId);
  const saved = (to: string) => {
    say({ tone: 'good', text: t`Saved` });
    void navigate(to);
  };
  useDone(create.result, ({ data }) => saved(couponHref(data.couponId)));
  useDone(change.result, () => saved(back));
  const refusal = result && !result.ok ? result : undefined;
  const parts = {
    draft,
    set: (more: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...more })),
    currency,
    isFixed: coupon !== null && (coupon.claimed > 0 || coupon.byCode),
    isNew: coupon === null,
    faults: refusal?.fields ?? {},
  };
  const here = locales.find((locale) => locale === i18n.locale) ?? ('en' satisfies Locale);
  const name = coupon?.couponName ?? '';
  const terms = termsOf(draft, {
    couponName: pickText(draft.names, here) || t`Name of the coupon`,
    currency,
    owner,
    shopName: coupon?.shopName ?? null,
    categoryName: categories.find(({ categoryId }) => String(categoryId) === draft.categoryId)?.path ?? null,
  });
  const send = () => {
    const written = writtenOf(draft, coupon);
    if (coupon !== null) change.send({ couponId: coupon.couponId, version: coupon.version, ...written });
    else create.send({ ...written, ...(draft.byCode && { codes: draft.codes.trim() }) });
  };
  return (
    <DetailPage
      title={coupon === null ? t`New coupon` : t`Change “${name}”`}
      back={coupon === null ? { href: couponsHref, label: t`All coupons` } : { href: back, label: coupon.couponName }}
      aside={
        <Section title={t`As a buyer sees it`}>
          <CouponFace terms={terms} />
        </Section>
      }
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(submit) => {
          submit.preventDefault();
          send();
        }}
      >
        <RefusalNotice refusal={refusal} />
        {parts.isFixed ? (
          <Notice tone="info">
            {t`Buyers have this coupon or its codes, so its terms stay. You can still change its name and the end of claiming, and issue more of it.`}
          </Notice>
        ) : null}
        <NameFields parts={parts} />
        <TakesFields parts={parts} />
        <ScopeFields parts={parts} owner={owner} categories={categories} />
        <TimeFields parts={parts} />
        <SupplyFields parts={parts} />
        <SaveOrCancel guard={guard} busy={busy} onCancel={() => void navigate(back)} />
      </form>
    </DetailPage>
  );
}
