import { QuestionDialog, ReasonDialog, useDone, useFormat, useSend, type RefundInfo } from '@kyakhta/console';
import { applyType, refundChars } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { TextArea, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { refundsSend } from '../pages/refunds/refunds-href.ts';
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
  const withAddress = way === 'agree' && refund.applyType === applyType.withReturn;
  const words =
    way === 'receive'
      ? {
          title: t`Are the goods back?`,
          warning: t`${amount} goes back to the buyer at once. This cannot be taken back.`,
          yes: t`Take in and pay ${amount} back`,
          done: t`The goods are taken in, the money goes back`,
        }
      : withAddress
        ? {
            title: t`Agree to the return?`,
            warning: t`The buyer reads the address and sends the goods. ${amount} goes back once you have taken them in.`,
            yes: t`Agree to the return`,
            done: t`Agreed: the buyer sends the goods`,
          }
        : {
            title: t`Pay ${amount} back?`,
            warning:
              refund.goodsNum === 0
                ? t`${amount} goes back to the buyer at once, as a reduction of the price. The goods stay sold and the order goes on. This cannot be taken back.`
                : t`${amount} goes back to the buyer at once. This cannot be taken back.`,
            yes: t`Agree and pay ${amount} back`,
            done: t`Agreed: the money goes back`,
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
        send({ refundSn: refund.refundSn, ...(withAddress && address.trim() !== '' && { refundAddr: address.trim() }) });
      }}
      onClose={onClose}
    >
      {refund.faultFreight > 0 ? (
        <p className="text-ink-2">
          {t`Of that ${faultFreight} is the freight of the way here. For this reason it goes back too, and is taken from your money.`}
        </p>
      ) : null}
      {withAddress ? (
        <TextArea
          label={t({ message: 'Return address', comment: 'Where the goods are sent back to' })}
          hint={t`Recipient, telephone and address. Left empty, the one you named last counts.`}
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
  const no = useSend<'PUT /shop/admin/refund/refuse'>(refundsSend[way]);
  const evidence = useSend<'POST /shop/admin/refund/voucher'>(refundsSend.addVoucher);
  const sent = way === 'addVoucher' ? evidence : no;
  const pictures = useEvidencePictures();
  const words = {
    refuse: {
      title: t`Refuse the refund?`,
      warning: t`The buyer reads the reason, and may change the application or ask the platform to decide.`,
      label: t`Reason`,
      hint: t`The buyer and the platform read it.`,
      yes: t`Refuse the refund`,
      done: t`The refund is refused`,
    },
    dispute: {
      title: t`Dispute the parcel?`,
      warning: t`No money goes back for now. The buyer reads the reason, and may ask the platform to decide.`,
      label: t`Reason`,
      hint: t`What is wrong with what came back, or that nothing came.`,
      yes: t({ message: 'Dispute the parcel', comment: 'Button: what came back is not right' }),
      done: t`The parcel is disputed`,
    },
    addVoucher: {
      title: t({ message: 'Add evidence', comment: 'Button: lays something before the platform' }),
      warning: t`The platform and the buyer read it. What is added cannot be changed.`,
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
  const { refundSn } = refund;
  return (
    <ReasonDialog
      title={words.title}
      warning={words.warning}
      label={words.label}
      hint={words.hint}
      least={1}
      most={refundChars.description}
      shortProblem={t`Write a few words.`}
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
