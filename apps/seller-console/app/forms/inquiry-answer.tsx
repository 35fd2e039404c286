import { RefusalNotice, useDone, useFormat, useSend, useUnsavedGuard, type ConsoleInquiry } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { inquiryChars, inquiryDaysMax } from '@kyakhta/contract/values';
import { Button, TextArea, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { priceProblem, readDecimal } from './decimal-text.ts';

const validDaysDefault = 30;
const whole = (text: string): string => text.replaceAll(/\s/g, '');
const isWhole = (text: string, max: number): boolean => /^[1-9]\d{0,8}$/.test(whole(text)) && Number(whole(text)) <= max;

/** The store's answer to a request for a quote: once, and the buyer gets a mail. */
export function InquiryAnswer({ inquiry }: { inquiry: ConsoleInquiry }) {
  const { t } = useLingui();
  const { decimals } = useFormat();
  const say = useToast();
  const [content, setContent] = useState('');
  const [price, setPrice] = useState('');
  const [minimum, setMinimum] = useState(String(inquiry.quantity));
  const [days, setDays] = useState(String(inquiry.validDays ?? validDaysDefault));
  const [lead, setLead] = useState('');
  const [checked, setChecked] = useState(false);
  const { send, busy, result } = useSend<'POST /shop/admin/inquiry/answer'>();
  const { currency, unitName } = inquiry;
  const problems = {
    content: content.trim() === '' ? t`Enter a few words.` : null,
    price: priceProblem(price, decimals(currency)) === null ? null : t`Enter a price above zero, such as 12.50.`,
    minimum: isWhole(minimum, 999_999_999) ? null : t`Enter a whole number above zero.`,
    leadDays: lead.trim() === '' || isWhole(lead, inquiryDaysMax) ? null : t`Enter a number of days from 1 to ${inquiryDaysMax}.`,
    validDays: isWhole(days, inquiryDaysMax) ? null : t`Enter a number of days from 1 to ${inquiryDaysMax}.`,
  };
  useDone(result, () => say({ tone: 'good', text: t`The answer is sent` }));
  const guard = useUnsavedGuard((content.trim() !== '' || price !== '') && !busy && !result?.ok);
  const refused = result && !result.ok ? result : undefined;
  const errorOf = (name: keyof typeof problems) => (checked ? problems[name] : null) ?? refused?.fields[name];
  return (
    <form
      noValidate
      className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2 xl:grid-cols-4"
      onSubmit={(submit) => {
        submit.preventDefault();
        setChecked(true);
        if (Object.values(problems).some((problem) => problem !== null)) return;
        send({
          inquiryId: inquiry.inquiryId,
          content: content.trim(),
          price: readDecimal(price),
          minimum: whole(minimum),
          validDays: whole(days),
          leadDays: whole(lead),
        });
      }}
    >
      {guard.question}
      <TextInput
        label={t({ message: `Unit price, ${currency}`, comment: 'With the code of a currency' })}
        error={errorOf('price')}
        required
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        value={price}
        onChange={(event) => setPrice(event.currentTarget.value)}
        className="content-start"
      />
      <TextInput
        label={t({ message: `Smallest quantity, ${unitName}`, comment: 'With a unit of measure' })}
        error={errorOf('minimum')}
        required
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        value={minimum}
        onChange={(event) => setMinimum(event.currentTarget.value)}
        className="content-start"
      />
      <TextInput
        label={t`Ready to ship in, days`}
        error={errorOf('leadDays')}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        value={lead}
        onChange={(event) => setLead(event.currentTarget.value)}
        className="content-start"
      />
      <TextInput
        label={t`Price valid for, days`}
        error={errorOf('validDays')}
        required
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        value={days}
        onChange={(event) => setDays(event.currentTarget.value)}
        className="content-start"
      />
      <TextArea
        label={t`The store’s answer`}
        hint={t`The buyer sees it with the price and gets an email. An answer is sent once and cannot be changed.`}
        error={errorOf('content')}
        required
        rows={4}
        dir="auto"
        maxLength={inquiryChars.answer.max}
        value={content}
        onChange={(event) => setContent(event.currentTarget.value)}
        className="sm:col-span-2 xl:col-span-4 [&_textarea]:min-h-28"
      />
      <RefusalNotice refusal={refused} />
      <div className="sm:col-span-2 xl:col-span-4">
        <Button type="submit" busy={busy}>{t`Send the answer`}</Button>
      </div>
    </form>
  );
}
