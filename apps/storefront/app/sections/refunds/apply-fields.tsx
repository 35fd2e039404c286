import { useLingui as useWords } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { applyType, refundChars } from '@kyakhta/contract/values';
import { Anchor, Card, FieldError, RadioCard, Select, TextInput } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import { StoredPicture } from '../catalog/stored-picture.tsx';
import type { Application } from './apply.server.ts';
import { ownReason, refundReasons } from './reasons.ts';
import { RefundShares } from './refund-shares.tsx';

type Texts = Readonly<Record<string, string>>;
type FieldsProps = { application: Application; values: Texts; fields: Texts };

/** How the most of a choice comes about, while it is chosen. */
const ofChosen = 'hidden px-3 pt-1 group-has-[input:checked]/choice:block';
/** What does not belong to a choice is out of the way, without scripts too. */
const notOfWhole = 'group-has-[input[name=what][value=whole]:checked]/wish:hidden';
const notWithReturn = 'group-has-[input[name=applyType][value="2"]:checked]/wish:hidden';
const notWithoutReason = 'group-has-[option[value=noReason]:checked]/wish:hidden';
const withOwnWords = 'hidden group-has-[option[value=own]:checked]/wish:grid';

/** The whole order or one line of it, and how many pieces. */
export function WhatFields({ application, values, fields }: FieldsProps) {
  const { t } = useLingui();
  const { whole, wholeMost, wholePoints, lines, noReasonUntil } = application;
  return (
    <Card as="section" aria-labelledby="what-title" className="grid gap-3">
      <h2 id="what-title" className="text-lg font-semibold">{t`For what?`}</h2>
      <fieldset className="grid gap-2" aria-labelledby="what-title">
        {whole === null ? null : (
          <div className="group/choice">
            <RadioCard
              name="what"
              value="whole"
              defaultChecked={values['what'] === 'whole'}
              title={t`The whole order`}
              detail={wholePoints === null ? undefined : t`Points that come back with it: ${wholePoints}.`}
              end={whole}
            />
            <RefundShares most={wholeMost} className={ofChosen} />
          </div>
        )}
        {lines.map((line) => {
          const { amount, back, carton, freight, most, mostBack, pieces, points, reduction, refundSn } = line;
          if (refundSn !== null) return <LineAsked key={line.orderItemId} line={line} refundSn={refundSn} />;
          const cartonNote =
            noReasonUntil === null ? null : carton === null ? t`Not without a reason` : t`Without a reason by the carton: ${carton}`;
          return (
            <div key={line.orderItemId} className="group/choice">
              <RadioCard
                name="what"
                value={line.orderItemId}
                defaultChecked={values['what'] === String(line.orderItemId)}
                title={<LineName line={line} />}
                detail={
                  <>
                    {[
                      freight
                        ? t({ message: `Up to ${pieces}, including ${freight} freight`, comment: 'Quantity with its unit; amount' })
                        : t({ message: `Up to ${pieces}`, comment: 'Quantity with its unit' }),
                      back && t`With return up to ${back.pieces}, ${back.amount}`,
                      reduction && t`Without ${reduction} that coupons and discounts took off: it was not paid`,
                      points && t`Points that come back with it: up to ${points}`,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                    {cartonNote === null ? null : <span className="block">{cartonNote}</span>}
                  </>
                }
                end={amount}
              />
              <RefundShares most={most} className={ofChosen} />
              {mostBack === null ? null : <RefundShares most={mostBack} withReturn className={ofChosen} />}
            </div>
          );
        })}
      </fieldset>
      <FieldError>{fields['what']}</FieldError>
      {lines.length > 0 ? (
        <div className={notOfWhole}>
          <TextInput
            name="goodsNum"
            label={t`How many pieces`}
            hint={t`Left empty: all that are possible. For fewer pieces the most falls with their number.`}
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
            defaultValue={values['goodsNum']}
            error={fields['goodsNum']}
            className="max-w-sm"
          />
        </div>
      ) : null}
    </Card>
  );
}

type Line = Application['lines'][number];

function LineName({ line }: { line: Line }) {
  return (
    <span className="flex items-center gap-3">
      <StoredPicture path={line.picture} alt="" sizes="44px" className="size-11 shrink-0 rounded-2" />
      <span className="min-w-0">
        <span className="line-clamp-2">{line.name}</span>
        {line.variant ? (
          <span className="block text-sm font-normal text-ink-2">
            <bdi>{line.variant}</bdi>
          </span>
        ) : null}
      </span>
    </span>
  );
}

/** A line that another refund is about: it cannot be chosen, and leads there. */
function LineAsked({ line, refundSn }: { line: Line; refundSn: string }) {
  const { t } = useLingui();
  return (
    <div>
      <RadioCard
        name="what"
        value={line.orderItemId}
        disabled
        title={<LineName line={line} />}
        detail={t({ message: 'Already asked back', comment: 'A line of an order of which a refund is under way' })}
      />
      <Anchor
        href={paths.refund(refundSn)}
        className="ms-3 inline-flex min-h-6 items-center text-sm font-semibold text-brand hover:underline"
      >
        {t`See the refund`} <span className="sr-only">{line.name}</span>
      </Anchor>
    </div>
  );
}

/** Money alone or goods against money, and whether the goods are there. */
export function WayFields({ application, values, fields }: FieldsProps) {
  const { t } = useLingui();
  const { anySent, lines, wholeReturns } = application;
  const canReturn = wholeReturns || lines.some(({ back }) => back !== null);
  const isOn = (name: string, value: number) => values[name] === String(value);
  const goesBack = canReturn && (isOn('applyType', applyType.withReturn) || values['buyerReason'] === 'noReason');
  return (
    <Card as="section" aria-labelledby="way-title" className="grid gap-4">
      <h2 id="way-title" className="text-lg font-semibold">{t`Which way?`}</h2>
      <fieldset className="grid gap-2 sm:grid-cols-2" aria-labelledby="way-title">
        <div className={`grid ${canReturn ? notWithoutReason : ''}`}>
          <RadioCard
            name="applyType"
            value={applyType.refundOnly}
            defaultChecked={!goesBack}
            title={t`Money only`}
            detail={t`Nothing is sent back.`}
          />
        </div>
        {canReturn ? (
          <RadioCard
            name="applyType"
            value={applyType.withReturn}
            defaultChecked={goesBack}
            title={t`Goods go back`}
            detail={t`The supplier names an address, you send the goods, and the money follows.`}
          />
        ) : null}
      </fieldset>
      <FieldError>{fields['applyType']}</FieldError>
      {anySent ? (
        <fieldset className={`grid gap-2 sm:grid-cols-2 ${notWithReturn}`}>
          <legend className="mb-2 text-sm font-medium">{t`Do you have the goods?`}</legend>
          <RadioCard name="isReceiver" value={0} defaultChecked={!isOn('isReceiver', 1)} title={t`Not received`} />
          <RadioCard name="isReceiver" value={1} defaultChecked={isOn('isReceiver', 1)} title={t`Received`} />
        </fieldset>
      ) : null}
    </Card>
  );
}

/** A reason of the list, or her own words. */
export function ReasonField({ values, fields, application: { reasons, noReasonUntil } }: FieldsProps) {
  const { t } = useLingui();
  const { _ } = useWords();
  return (
    <div className="grid content-start gap-3">
      <Select name="buyerReason" label={t`Reason`} required defaultValue={values['buyerReason']} error={fields['buyerReason']}>
        <option value="">{t`Choose a reason`}</option>
        {reasons.map((reason) => (
          <option key={reason} value={reason}>
            {_(refundReasons[reason])}
          </option>
        ))}
        <option value={ownReason}>{t({ message: 'In my own words', comment: 'Reason of a refund' })}</option>
      </Select>
      {noReasonUntil === null ? null : (
        <p className="text-sm text-ink-2">
          <span className="block font-medium">{_(refundReasons.noReason)}</span>
          {t`The goods go back in whole, unopened cartons, and you pay the way back. The freight of the way here stays spent. Possible until ${noReasonUntil}.`}
        </p>
      )}
      <div className={withOwnWords}>
        <TextInput
          name="ownReason"
          label={t`Your reason`}
          dir="auto"
          maxLength={refundChars.reason}
          defaultValue={values['ownReason']}
          error={fields['ownReason']}
        />
      </div>
    </div>
  );
}
