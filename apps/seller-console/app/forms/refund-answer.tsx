import { QuestionDialog, ReasonDialog, useDone, useFormat, useSend, type RefundInfo } from '@kyakhta/console';
import { applyType, refundChars } from '@kyakhta/contract/values';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { TextArea, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { refundsSend } from '../pages/refunds/refunds-resource.ts';
import { EvidencePictures, useEvidencePictures } from './evidence-pictures.tsx';

/** What a store may do about a refund. */
export const answerWays = ['agree', 'receive', 'refuse', 'dispute', 'addVoucher'] as const;
export type AnswerWay = (typeof answerWays)[number];

/** Asked before the store's answer is given: what follows from it, and the words that go with it. */
export function RefundAnswer({ refund, way, onClose }: { refund: RefundInfo; way: AnswerWay; onClose: () => void }) {
  return way === 'agree' || way === 'receive' ? (
    <Yes refund={refund} way={way} onClose={onClose} />
  ) : (
    <InWords refund={refund} way={way} onClose={onClose} />
  );
}

function Yes({ refund, way, onClose }: { refund: RefundInfo; way: 'agree' | 'receive'; onClose: () => void }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const say = useToast();
  const addressBefore = refund.refundAddr ?? refund.lastRefundAddr ?? '';
  const [address, setAddress] = useState(addressBefore);
  // Taking in sends the same without an address.
  const { send, busy, result } = useSend<'PUT /shop/admin/refund/agree'>(refundsSend[way]);
  // Freight of the way here goes back with it for a fault of the store.
  const amount = money(refund.refundAmount + refund.faultFreight, refund.currency);
  const faultFreight = money(refund.faultFreight, refund.currency);
  const { heldNum: held } = refund;
  const withAddress = way === 'agree' && refund.applyType === applyType.withReturn;
  const words =
    way === 'receive'
      ? {
          title: t`Have the goods arrived back?`,
          warning: t`${amount} is refunded to the buyer. This cannot be undone.`,
          yes: t`Accept and refund ${amount}`,
          done: t`Return accepted; the money is refunded`,
        }
      : withAddress
        ? {
            title: t`Agree to the return?`,
            warning: t`The buyer gets the address and sends the goods. ${amount} is refunded once you have accepted them.`,
            yes: t`Agree to the return`,
            done: t`Agreed: the buyer sends the goods`,
          }
        : {
            title: t`Refund ${amount}?`,
            warning:
              refund.goodsNum === 0
                ? t`${amount} is refunded to the buyer as a price reduction. The buyer keeps the goods and the order continues. This cannot be undone.`
                : held > 0
                  ? t`${amount} is refunded to the buyer. This cannot be undone. ${plural(held, { one: '# piece has not left and must not be shipped any more.', other: '# pieces have not left and must not be shipped any more.' })}`
                  : t`${amount} is refunded to the buyer. This cannot be undone.`,
            yes: t`Agree and refund ${amount}`,
            done: t`Agreed: the money is refunded`,
          };
  useDone(result, () => {
    say({ tone: 'good', text: words.done });
    onClose();
  });
  const refusal = result && !result.ok ? result : undefined;
  return (
    <QuestionDialog
      title={words.title}
      warning={words.warning}
      yes={words.yes}
      busy={busy}
      refusal={refusal}
      typed={address !== addressBefore}
      onYes={() => {
        const { refundSn, refundAmount, goodsNum, applyType: kind } = refund;
        const seen = way === 'agree' ? { refundAmount: String(refundAmount), goodsNum, applyType: kind } : {};
        send({ refundSn, ...seen, ...(withAddress && address.trim() !== '' && { refundAddr: address.trim() }) });
      }}
      onClose={onClose}
    >
      {refund.faultFreight > 0 ? (
        <p className="text-ink-2">
          {t`Of that ${faultFreight} is the outbound freight. For this reason it is refunded as well, from your money.`}
        </p>
      ) : null}
      {withAddress ? (
        <TextArea
          label={t({ message: 'Return address', comment: 'Where the goods are sent back to' })}
          hint={t`Where the buyer sends the goods back to: recipient, phone and address. Only this buyer and the platform see it. Leave empty to use your last one.`}
          error={refusal?.fields['refundAddr']}
          maxLength={refundChars.address}
          rows={3}
          dir="auto"
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
      ) : null}
    </QuestionDialog>
  );
}

function InWords({ refund, way, onClose }: { refund: RefundInfo; way: Exclude<AnswerWay, 'agree' | 'receive'>; onClose: () => void }) {
  const { t } = useLingui();
  const say = useToast();
  // Refusing and disputing take the same.
  const no = useSend<'PUT /shop/admin/refund/refuse'>(refundsSend[way === 'addVoucher' ? 'evidence' : way]);
  const evidence = useSend<'POST /shop/admin/refund/voucher'>(refundsSend.evidence);
  const sent = way === 'addVoucher' ? evidence : no;
  const pictures = useEvidencePictures();
  const { refundSn, heldNum: held } = refund;
  const words = {
    refuse: {
      title: t`Refuse the refund?`,
      // Refused, it holds nothing: what was asked back leaves with the rest.
      warning:
        held > 0
          ? t`The buyer sees the reason and may change the request or ask the platform to decide. ${plural(held, { one: '# piece is no longer on hold: deliver it as ordered.', other: '# pieces are no longer on hold: deliver them as ordered.' })}`
          : t`The buyer sees the reason and may change the request or ask the platform to decide.`,
      label: t`Reason`,
      hint: t`The buyer and the platform see it.`,
      yes: t`Refuse the refund`,
      done: t`The refund is refused`,
    },
    dispute: {
      title: t`Dispute the parcel?`,
      warning: t`No money is refunded for now. The buyer sees the reason and may ask the platform to decide.`,
      label: t`Reason`,
      hint: t`What is wrong with the returned goods, or that nothing arrived.`,
      yes: t({ message: 'Dispute the parcel', comment: 'Button: what came back is not right' }),
      done: t`The parcel is disputed`,
    },
    addVoucher: {
      title: t({ message: 'Add evidence', comment: 'Button: lays something before the platform' }),
      warning: t`The platform and the buyer see it. It cannot be changed once added.`,
      label: t({ message: 'Evidence', comment: 'Over what a side laid before the platform' }),
      hint: t`What the platform should know before it rules.`,
      yes: t({ message: 'Add evidence', comment: 'Button: lays something before the platform' }),
      done: t`The evidence is added`,
    },
  }[way];
  useDone(sent.result, () => {
    say({ tone: 'good', text: words.done });
    onClose();
  });
  return (
    <ReasonDialog
      title={words.title}
      warning={words.warning}
      label={words.label}
      hint={words.hint}
      least={1}
      most={refundChars.description}
      shortProblem={t`Enter a few words.`}
      yes={words.yes}
      danger={way !== 'addVoucher'}
      busy={sent.busy || pictures.busy}
      refusal={sent.result && !sent.result.ok ? sent.result : undefined}
      onYes={(text) => {
        if (way !== 'addVoucher') return no.send({ refundSn, sellerMsg: text });
        const imgUrls = pictures.pictures.flatMap(({ stored }) => (stored ? [stored.filePath] : [])).join(',');
        return evidence.send({ refundSn, voucherDesc: text, imgUrls });
      }}
      onClose={onClose}
    >
      {way === 'addVoucher' ? <EvidencePictures list={pictures} /> : null}
    </ReasonDialog>
  );
}
