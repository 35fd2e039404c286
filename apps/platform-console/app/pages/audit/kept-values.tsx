import { useFormat } from '@kyakhta/console';
import { invoiceStatus, languageName, shopStatus } from '@kyakhta/contract/values';
import { Trans, useLingui } from '@lingui/react/macro';
import { Code } from '@kyakhta/ui';
import { useSettingWords } from './setting-words.ts';

/** Names of kept values, in words. One without a word stands for itself. */
function useFieldWords(): ReadonlyMap<string, string> {
  const { t } = useLingui();
  const settings = useSettingWords();
  return new Map([
    ...settings,
    ['account', t`Account number`],
    ['accountId', t({ message: 'Account', context: 'login', comment: 'Heading: the account a person logs in with' })],
    ['amount', t`Amount`],
    ['areas', t`Areas`],
    ['bank', t({ message: 'Bank', comment: 'Field: name of a bank' })],
    ['bankReference', t`Bank reference`],
    ['businessLicense', t`Business licence`],
    ['by', t({ message: 'How', comment: 'Field of the record of changes: by what a password was changed' })],
    ['basisPoints', t`Commission, basis points`],
    ['city', t`City`],
    ['code', t({ message: 'Code', context: 'product', comment: 'By which a store knows a product' })],
    ['countries', t({ message: 'Countries', comment: 'Field: to which countries a store delivers' })],
    ['country', t({ message: 'Country', comment: 'Of a bank' })],
    ['currency', t`Currency`],
    ['deliversTo', t({ message: 'Countries', comment: 'Field: to which countries a store delivers' })],
    ['enabled', t({ message: 'Shown', context: 'currency', comment: 'Whether a currency is offered' })],
    ['ended', t`Sessions ended`],
    ['entries', t({ message: 'Entries', context: 'list', comment: 'How many entries of a list were taken out' })],
    ['exchangeRate', t`Exchange rate`],
    ['file', t({ message: 'File', comment: 'Name of an imported file' })],
    ['firmName', t`Firm`],
    ['free', t`Free stock`],
    ['hideReason', t`Reason for hiding`],
    ['holder', t`Account holder`],
    ['identityCardFront', t`ID card, front`],
    ['identityCardLater', t`ID card, back`],
    ['intro', t`Description`],
    ['kind', t({ message: 'Kind', comment: 'Field of the record of changes' })],
    ['left', t({ message: 'Left', context: 'remaining', comment: 'How many tries are left' })],
    ['languages', t`Languages`],
    ['locale', t`Language`],
    ['locked', t({ message: 'Locked', comment: 'Whether an account is locked' })],
    ['logo', t({ message: 'Logo', comment: 'Picture that stands for a store' })],
    ['mail', t`Email`],
    ['mailLocale', t`Language`],
    ['minimum', t({ message: 'Minimum', comment: 'Least pieces of an order' })],
    ['isReviewed', t`Product review`],
    ['name', t`Name`],
    ['note', t`Note`],
    ['number', t({ message: 'Number', comment: 'Of an invoice' })],
    ['onHand', t`In stock`],
    ['onSale', t`On sale`],
    ['order', t({ message: 'Order', context: 'thing', comment: 'Kind of thing that was changed' })],
    ['outcome', t({ message: 'Outcome', comment: 'What became of a bank transfer' })],
    ['paper', t({ message: 'Paper', comment: 'Field of the record of changes: a licence, an ID card' })],
    ['payNumber', t({ message: 'Payment', comment: 'Kind of thing that was changed' })],
    ['phone', t`Phone`],
    ['picture', t({ message: 'Picture', comment: 'Field of the record of changes' })],
    ['places', t({ message: 'Pickup points', comment: 'Field of the record of changes' })],
    ['points', t`Points`],
    ['price', t({ message: 'Price', comment: 'Column' })],
    ['reason', t`Reason`],
    ['reference', t({ message: 'Reference', comment: 'By which a payment is known' })],
    ['remarks', t`Reason`],
    ['reply', t({ message: 'Reply', context: 'noun', comment: 'Of a store to a review' })],
    ['round', t`Times submitted`],
    ['rows', t({ message: 'Rows', comment: 'Of an imported file' })],
    ['ruling', t({ message: 'Ruling', comment: 'Of an operator in a dispute' })],
    ['scope', t`Business scope`],
    ['shopId', t({ message: 'Store', context: 'thing', comment: 'Kind of thing that was changed' })],
    ['state', t({ message: 'State', comment: 'Column' })],
    ['status', t({ message: 'State', comment: 'Column' })],
    ['storeId', t({ message: 'Store', context: 'thing', comment: 'Kind of thing that was changed' })],
    ['storeReason', t({ message: 'To the store', comment: 'Over what a ruling says to the store, in its language' })],
    ['storeRuling', t({ message: 'To the store', comment: 'Over what a ruling says to the store, in its language' })],
    ['swift', t`SWIFT code`],
    ['terms', t`Terms of payment`],
    ['transactionId', t`Number at the bank`],
    ['userName', t`Account name`],
    ['validFrom', t`Valid from`],
    ['voucherId', t({ message: 'Voucher', comment: 'Kind of thing that was changed' })],
    ['document', t({ message: 'Document', comment: 'Field of the record of changes: which terms' })],
    ['express', t({ message: 'Express line', comment: 'Field of the record of changes: freight by the fast line' })],
    ['failed', t({ message: 'Only failed', comment: 'Field of the record of changes: which part of a list was taken out' })],
    ['first', t({ message: 'first', context: 'freight', comment: 'Field of the record of changes: the quantity a first price is for' })],
    ['firstFee', t({ message: 'its price', context: 'first', comment: 'Field of the record of changes: price of the first quantity' })],
    [
      'further',
      t({ message: 'each additional', context: 'freight', comment: 'Field of the record of changes: the quantity a further price is for' }),
    ],
    [
      'furtherFee',
      t({ message: 'its price', context: 'further', comment: 'Field of the record of changes: price of each further quantity' }),
    ],
    ['measure', t({ message: 'Counted by', comment: 'Field of the record of changes: what freight is counted by' })],
    ['ordinary', t({ message: 'Ordinary line', comment: 'Field of the record of changes: freight by the ordinary line' })],
    ['version', t({ message: 'Version', comment: 'Field of the record of changes' })],
    ['view', t({ message: 'View', context: 'list', comment: 'Field of the record of changes: which part of a list was taken out' })],
    ['words', t({ message: 'Words', comment: 'Of a group of synonyms' })],
  ]);
}

const languages: Readonly<Record<string, string>> = languageName;

/** States by the kind of thing that has them and what they are kept as: "invoice:3", "payout:paid". */
function useStateWords(): ReadonlyMap<string, string> {
  const { t } = useLingui();
  return new Map([
    [`invoice:${invoiceStatus.applying}`, t({ message: 'Waiting', context: 'invoices', comment: 'State of an invoice' })],
    [`invoice:${invoiceStatus.issued}`, t({ message: 'Issued', context: 'invoices', comment: 'State of an invoice' })],
    [`invoice:${invoiceStatus.failed}`, t({ message: 'Rejected', context: 'invoices', comment: 'State of an invoice' })],
    [`store:${shopStatus.open}`, t({ message: 'Open', context: 'store', comment: 'State of a store' })],
    [`store:${shopStatus.offByPlatform}`, t({ message: 'Suspended', comment: 'State of a store' })],
    ['payout:asked', t({ message: 'Requested', comment: 'State of a payout' })],
    ['payout:approved', t({ message: 'Approved', comment: 'State of a payout' })],
    ['payout:paid', t({ message: 'Paid out', comment: 'State of a payout' })],
    ['payout:refused', t({ message: 'Refused', comment: 'State of a payout' })],
    ['payout:canceled', t({ message: 'Taken back', context: 'payout', comment: 'State of a payout' })],
    ['payout:returned', t({ message: 'Returned by the bank', comment: 'State of a payout' })],
  ]);
}

/** One kept value as a person reads it; what is made of others stands as it was kept. */
function useValueText(subject: string): (field: string, value: unknown) => string {
  const { t } = useLingui();
  const { country, list } = useFormat();
  const states = useStateWords();
  const fields = useFieldWords();
  const ways = new Map([
    ['mailed code', t({ message: 'by a mailed code', comment: 'How a password was changed' })],
    ['old password', t({ message: 'by the old password', comment: 'How a password was changed' })],
  ]);
  const [thing = ''] = subject.split(':');
  const written = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'boolean')
      return value ? t({ message: 'yes', comment: 'A kept value' }) : t({ message: 'no', comment: 'A kept value' });
    if (Array.isArray(value)) return value.length === 0 ? '–' : list(value.map((one) => written(field, one)));
    if (typeof value === 'object')
      return Object.entries(value)
        .map(([name, one]) => {
          const about = languages[name] ?? fields.get(name) ?? name;
          const told = written(name, one);
          return t({ message: `${about}: ${told}`, comment: 'A kept value under its name' });
        })
        .join('; ');
    const text = String(value);
    if (field === 'status' || field === 'state') return states.get(`${thing}:${text}`) ?? text;
    if (field === 'country' || field === 'countries' || field === 'deliversTo') return country(text);
    if (field === 'paper') return fields.get(text) ?? text;
    if (field === 'by') return ways.get(text) ?? text;
    if (field === 'locale' || field === 'mailLocale' || field === 'languagesOff') return languages[text] ?? text;
    return text;
  };
  return written;
}

const readObject = (text: string): Readonly<Record<string, unknown>> | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null; // Long values are kept whole and told in part.
  }
};

/** What stood there, each value under its name. */
export function KeptValues({ text, subject }: { text: string | null; subject: string }) {
  const fieldWords = useFieldWords();
  const valueText = useValueText(subject);
  if (text === null || text === 'null') {
    return (
      <span data-empty="" className="text-ink-3">
        {'–'}
      </span>
    );
  }
  const values = readObject(text);
  if (values === null) return <Code className="block max-w-90 text-xs leading-5 wrap-anywhere text-ink-2">{text}</Code>;
  return (
    <dl className="grid max-w-90 gap-0.5 text-sm">
      {Object.entries(values).map(([field, value]) => (
        <div key={field} className="wrap-anywhere" title={field}>
          <dt className="inline text-ink-3">
            <Trans comment="Name of a kept value; the value follows">{fieldWords.get(field) ?? <Code>{field}</Code>}:</Trans>{' '}
          </dt>
          <dd className="inline">
            <bdi>{valueText(field, value)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
