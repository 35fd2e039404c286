import { code as answers, type PromotionOwner } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, Code, Download, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { at } from '../base.ts';
import { DataTable } from '../data-table.tsx';
import { Section } from '../detail-page.tsx';
import { useFormat } from '../format.ts';
import { Pages } from '../pages.tsx';
import { codesOf } from './coupon-load.ts';
import { couponHref, type CodePage, type Coupon } from './types.ts';

type CouponCodesProps = { owner: PromotionOwner; coupon: Coupon; codes: CodePage };
/** As many as one call answers. */
const atOnce = 100;

/** All codes of a coupon, one call after the other; null when one of them was not answered. */
async function allCodes(owner: PromotionOwner, couponId: number) {
  const rows: CodePage['records'] = [];
  for (let current = 1; ; current++) {
    const answer = await codesOf(owner, couponId, current, atOnce);
    if (answer.code !== answers.ok) return null;
    rows.push(...answer.data.records);
    if (current >= answer.data.pages) return rows;
  }
}

/** The codes of a coupon: to copy, or as a file for a mailing. */
export function CouponCodes({ owner, coupon, codes }: CouponCodesProps) {
  const { t } = useLingui();
  const { moment, number } = useFormat();
  const say = useToast();
  const [busy, setBusy] = useState(false);
  const codeWord = t({ message: 'Code', context: 'coupons', comment: 'Column: the code of a coupon' });
  const takenWord = t({ message: 'Taken', comment: 'Column: when a code of a coupon was taken' });
  const free = codes.records.filter(({ takenAt }) => takenAt === null).map(({ code }) => code);
  const copy = async () => {
    await navigator.clipboard.writeText(free.join('\n'));
    say({ tone: 'good', text: t`Copied` });
  };
  const download = async () => {
    setBusy(true);
    const rows = await allCodes(owner, coupon.couponId);
    setBusy(false);
    if (rows === null) return say({ tone: 'error', text: t`The codes could not be read. Try again.` });
    // The mark at the start says to spreadsheets which encoding it is.
    const text = `\uFEFF${[[codeWord, takenWord], ...rows.map(({ code, takenAt }) => [code, takenAt ?? ''])].map((row) => row.join(',')).join('\r\n')}\r\n`;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
    link.download = `coupon-${coupon.couponId}-codes.csv`;
    link.click();
    return URL.revokeObjectURL(link.href);
  };
  const count = number(coupon.codes);
  return (
    <Section
      title={t({ message: `Codes: ${count}`, comment: 'Heading: how many codes a coupon has' })}
      beside={
        <span className="ms-auto flex flex-wrap gap-2">
          <Button size="sm" variant="ghost" disabled={free.length === 0} onClick={() => void copy()}>
            {t`Copy the free codes of this page`}
          </Button>
          <Button size="sm" variant="ghost" busy={busy} onClick={() => void download()}>
            <Download aria-hidden className="size-4" />
            {t`Download all codes`}
          </Button>
        </span>
      }
    >
      <DataTable
        label={codeWord}
        needs="narrow"
        rows={codes.records}
        rowKey={({ code }) => code}
        columns={[
          { key: 'code', head: codeWord, card: 'title', render: ({ code }) => <Code>{code}</Code> },
          {
            key: 'taken',
            head: takenWord,
            card: 'state',
            render: ({ takenAt }) =>
              takenAt === null ? (
                t({ message: 'Free', context: 'coupons', comment: 'Nobody has taken this code yet' })
              ) : (
                <time dateTime={takenAt}>{moment(takenAt)}</time>
              ),
          },
        ]}
      />
      <Pages
        current={codes.current}
        pages={codes.pages}
        href={(page) => at(couponHref(coupon.couponId), { page: page > 1 ? page : undefined })}
      />
    </Section>
  );
}
