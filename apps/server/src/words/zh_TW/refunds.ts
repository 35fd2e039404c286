import type { WordsOf } from '../types.ts';

/** Sentences of refunds, in traditional Chinese. ICU message format. */
export const refunds: WordsOf<'refunds'> = {
  refundUnknown: '沒有這筆退款。',
  refundAmountFixed: '本輪不能修改金額：退款按申請的內容繼續處理。',
  refundChanged: '買家已修改該退款申請，現金額為 {amount}。請核對後重新答覆。',
  refundNotInState: '這筆退款的狀態已經變化，請重新整理頁面查看。',
  refundNotPossible: '該訂單目前沒有可退的款項。',
  refundPeriodOver: '該訂單的售後期已過，請聯絡供應商。',
  giveNotCovered: '您的餘額不足，請聯絡 Kyakhta 辦理退款。',
  noReasonStands: '無理由退貨不能拒絕。請填寫退貨地址；退回時已拆封或不完整的，可以提出異議。',
  noReasonExcluded: '該商品不適用七天無理由退貨。',
  noReasonCartons: '無理由退貨僅限整箱未拆封：每箱 {quantity} 件。',
  noReasonNotNow: '收貨後七天內可以無理由退貨。',
  noReasonGoesBack: '無理由退款須退回商品。',
  notLate: '貨物並未延誤：出貨期限尚未屆滿。請選擇其他理由。',
  nothingSent: '這些貨物尚未出貨，還無法知道到貨情況。請選擇其他理由。',
  refundRuled: 'Kyakhta 已就這些商品以該理由作出裁決，裁決為最終結果。',
  offerSameAsAsked: '買家申請的就是這個金額，請直接同意退款。',
  offerStands: '您答覆此退款的期限已過，方案在買家答覆前仍然有效。您仍可另提方案。',
  offerOutdated: '供應商提出此方案後，訂單發生了變化，可退的款項也隨之改變。此方案已無法接受。請拒絕該方案，或修改申請後重新提交。',
  refundOpenAlready: '這些商品已有進行中的退款，請先完成或撤回。',
  refundTooSmall: '{what, select, none {此處已沒有可退的金額。} other {退款金額至少為 {least}。}}',
  refundTooLarge: '此處最多可退 {max}。',
  refundCountWrong: '請選擇 1 到 {max} 件。',
  returnNotPossible: '只有已寄出的商品才能退貨，請申請僅退款。',
  giftMustGoBack: '尚未寄出的贈品，或價值不低於可退金額的贈品，不能保留。請隨商品一併退回。',
  evidenceFull: '您已提交 {max} 份舉證材料，已達上限。',
  returnAddressMissing: '請填寫退貨地址。',
  storeRulingMissing: '請同時用店鋪的語言填寫理由。',
  linesInRefund:
    '{what, select, all {買家正在為這些商品全部申請退款，請先處理退款，再安排出貨。} packed {買家正在為這些商品全部申請退款，請先處理退款，再開始打包。} collected {買家正在為該訂單的商品申請退款，請先處理退款，再備貨待自取。} voucher {買家正在為這張核銷券申請退款，請先處理退款，再核銷。} offered {這些商品的全部或部分正等待買家答覆您的方案。在買家接受、拒絕或逾期之前，請先留存，不要出貨。} other {買家正在為其中部分商品申請退款，請先去掉這些商品，或先處理退款。}}',
  'mail.refundOffered.subject': '供應商就訂單 {number} 提出退款 {amount}',
  'mail.refundOffered.text':
    '供應商未同意您的申請，而是就訂單 {number} 的 {goods} 提出退款 {amount}。{effect, select, reduction {這些商品降價處理：商品歸您，尚未寄出的仍會出貨。} notSent {這些商品不再出貨。} partNotSent {已寄出的歸您，其餘不再出貨。} kept {這些商品歸您。} other {}}無需退貨。請在 {until} 前到退款頁面接受或拒絕；您也可以修改申請或請 Kyakhta 裁決。供應商留言：{note}',
  'mail.refundOfferAccepted.subject': '您的退款方案已被接受：訂單 {number}，{amount}',
  'mail.refundOfferAccepted.text':
    '買家接受了您的方案：訂單 {number} 的 {goods} 將向買家退款 {amount}。{effect, select, reduction {這些商品已降價，訂單繼續履行。} notSent {請不要再寄這些商品。} partNotSent {已寄出的歸買家，其餘請不要再寄。} kept {這些商品歸買家。} other {}}',
  'mail.refundOfferDeclined.subject': '您對訂單 {number} 提出的退款 {amount} 被拒絕',
  'mail.refundOfferDeclined.text':
    '買家拒絕了您就訂單 {number} 的 {goods} 提出的退款 {amount}。您可以另提方案；買家仍可請 Kyakhta 裁決。{count, plural, =0 {} other {# 件商品不再暫緩出貨。}}{act, select, ship {請在 {shipBy} 前出貨。} shipLate {請立即出貨：出貨期限已於 {shipBy} 屆滿。} ready {請在 {shipBy} 前備妥商品供自取。} readyLate {請立即備妥商品供自取：期限已於 {shipBy} 屆滿。} other {}}',
  'mail.ownOfferLapsed.subject': '買家未答覆您就訂單 {number} 提出的退款 {amount}',
  'mail.ownOfferLapsed.text':
    '買家未按時答覆您就訂單 {number} 的 {goods} 提出的退款 {amount}。退款已關閉，未退款。{count, plural, =0 {訂單繼續進行。} other {# 件商品不再暫緩出貨。}}{act, select, ship {請在 {shipBy} 前出貨。} shipLate {請立即出貨：出貨期限已於 {shipBy} 屆滿。} ready {請在 {shipBy} 前備妥商品供自取。} readyLate {請立即備妥商品供自取：期限已於 {shipBy} 屆滿。} other {}}',
  'mail.refundOfferLapsed.subject': '訂單 {number} 的退款已關閉：方案未獲答覆',
  'mail.refundOfferLapsed.text':
    '您未按時答覆供應商就訂單 {number} 的 {goods} 提出的退款 {amount} 的方案。退款已關閉，未退款。{count, plural, =0 {訂單繼續進行。} other {訂單繼續進行，暫緩出貨的 # 件商品將按訂單交付。}}在索賠期內，您可以再次申請退款。',
  'mail.refundOfferWithdrawn.subject': '供應商撤回了訂單 {number} 退款 {amount} 的方案',
  'mail.refundOfferWithdrawn.text':
    '供應商撤回了就訂單 {number} 的 {goods} 提出的退款 {amount} 的方案。{isAsked, plural, =0 {您可在 {until} 前修改申請或請 Kyakhta 裁決。} other {您原來的申請仍然有效。供應商將在 {until} 前答覆；逾期未答覆視為同意。}}',
  'mail.ownOfferWithdrawn.subject': '您撤回了訂單 {number} 退款 {amount} 的方案',
  'mail.ownOfferWithdrawn.text':
    '您的商店撤回了就訂單 {number} 的 {goods} 提出的退款 {amount} 的方案，已通知買家。{isAsked, plural, =0 {買家可在 {until} 前修改申請或請 Kyakhta 裁決。} other {請在 {until} 前答覆申請；逾期未答覆視為同意。在此之前，申請中尚未出貨的商品請暫不出貨。}}',
  'mail.refundAsked.subject': '買家申請退款 {amount}：訂單 {number}',
  'mail.refundAsked.text': '買家就訂單 {number} 申請退款 {amount}。原因：{note}。請於 {until} 前回覆，逾期視為同意退款。',
  'mail.refundReturn.subject': '請退回訂單 {number} 的商品',
  'mail.refundReturn.text':
    '訂單 {number} 的退貨已獲同意：商品到達後退回 {amount}。請寄至：{note}。請在 {until} 前於買家中心填寫運單號，否則退款將關閉。',
  'mail.refundCame.subject': '訂單 {number} 的商品已退回給您',
  'mail.refundCame.text':
    '承運商顯示，訂單 {number} 的退貨包裹 {note} 已簽收。請在 {until} 前確認收到退貨或對包裹提出異議；逾期將向買家退回 {amount}。',
  'mail.refundSigned.subject': '供應商已簽收您的退貨包裹：訂單 {number}',
  'mail.refundSigned.text':
    '承運商顯示，您訂單 {number} 的退貨包裹 {note} 已簽收。供應商將在 {until} 前驗貨；逾期視為已收貨，{amount} 將退還給您。',
  'mail.refundRefused.subject': '供應商拒絕了訂單 {number} 的退款',
  'mail.refundRefused.text': '供應商拒絕退還訂單 {number} 的 {amount}：{note}。您可在 {until} 前修改申請，或請平台介入。',
  'mail.refundDone.subject': '訂單 {number} 的 {amount} 正在退還給您',
  'mail.refundDone.text':
    '訂單 {number} 的退款已通過：{amount} 將按原支付方式退回。{isCovered, plural, =0 {} other {其中 {covered} 已由您的銀行或支付服務退回。}}{isOnItsWay, plural, =0 {} other {我們將透過銀行轉帳匯出 {onItsWay}，匯出後會寄電子郵件通知您。}}{note}',
  'mail.refundHeldUp.subject': '{orders}的 {amount} 暫時未能退還',
  'mail.refundHeldUp.text':
    '您{orders}的退款 {amount} 未能按原付款方式退回。款項已妥善保管，我們正在處理：將再次退回，或改用其他方式。您無需任何操作；如需您提供銀行帳戶等資訊，我們會與您聯絡。款項匯出後，您會收到郵件。',
  'mail.refundSent.subject': '{orders}的 {amount} 已退還給您',
  'mail.refundSent.text':
    '{by, select, bank {您{orders}的退款 {amount} 無法按原付款方式退回，我們已透過銀行轉帳匯給您。} transfer {您{orders}的退款 {amount} 已透過銀行轉帳匯給您。} other {您{orders}的退款 {amount} 先前受阻，現已按原付款方式退回。}}{hasReference, plural, =0 {} other {銀行轉帳編號：{reference}。}}您無需任何操作。',
  'mail.refundClosed.subject': '訂單 {number} 的退款已關閉',
  'mail.refundClosed.text': '訂單 {number} 的 {amount} 退款已關閉，未退款。{note}',
  'mail.refundGranted.subject': '平台已就訂單 {number} 判給買家 {amount}',
  'mail.refundGranted.text':
    '售後期結束後，平台就訂單 {number} 判給買家 {amount}。原因：{note}。該款項從貴店資金中扣除；不足部分由平台先行墊付，並從貴店之後的收入中扣回。明細見結算單。',
  'mail.refundPlatformAsked.subject': '買家請平台裁決：訂單 {number}',
  'mail.refundPlatformAsked.text':
    '買家請平台就訂單 {number} 的 {amount} 退款作出裁決。原因：{note}。請在商家後台「退款」中提交對貴店有利的舉證材料。預計於 {until} 前作出裁決。',
  'mail.refundBuyersEvidence.subject': '買家補充了舉證材料：訂單 {number}',
  'mail.refundBuyersEvidence.text':
    '在訂單 {number} 的 {amount} 退款爭議中，買家向平台提交了：{note}。您可在商家後台「退款」中查看，並可在裁決前補充舉證材料；預計於 {until} 前作出裁決。',
  'mail.refundRuledFor.subject': '平台裁決支持買家：訂單 {number}',
  'mail.refundRuledFor.text': '平台裁決支持買家：訂單 {number} 的 {amount} 將退還買家。理由：{note}',
  'mail.refundRuledAgainst.subject': '平台裁決不予退款：訂單 {number}',
  'mail.refundRuledAgainst.text': '平台裁決不予退還訂單 {number} 的 {amount}。退款已關閉，訂單繼續。理由：{note}',
  'mail.refundSilence.subject': '逾期未答覆：訂單 {number} 的 {amount} 退款視為同意',
  'mail.refundSilence.text':
    '貴店未在期限內答覆，訂單 {number} 的 {amount} 退款視為同意，款項將退還買家。{count, plural, =0 {} other {尚未出貨的 # 件商品不得再出貨。}}詳情見商家後台「退款」。',
  'mail.refundStoresEvidence.subject': '供應商補充了舉證材料：訂單 {number}',
  'mail.refundStoresEvidence.text':
    '在訂單 {number} 的 {amount} 退款爭議中，供應商向平台提交了：{note}。您可在退款頁面查看，並可在裁決前補充舉證材料；預計於 {until} 前作出裁決。',
  'refundReason.noReason': '七天無理由退貨（整箱未拆封）',
  'refundReason.unwanted': '不再需要此貨物',
  'refundReason.late': '未按時出貨',
  'refundReason.missing': '貨物短少',
  'refundReason.damaged': '貨物到達時已損壞',
  'refundReason.different': '貨物與描述不符',
  'refundReason.faulty': '品質或功能有問題',
  'refundReason.agreed': '已與供應商協商一致',
  'export.refund.1': '待店鋪答覆',
  'export.refund.2': '待買家寄回',
  'export.refund.3': '退貨途中',
  'export.refund.4': '貨已退回',
  'export.refund.5': '已退款',
  'export.refund.onItsWay': '款項退回途中',
  'export.refund.6': '已撤回',
  'export.refund.7': '店鋪已拒絕',
  'export.refund.offered': '已提出其他金額',
  'export.refund.10': '平台介入中',
  'export.refund.-1': '已關閉，未退款',
  'export.refundKind.0': '降價補償',
  'export.refundKind.1': '僅退款',
  'export.refundKind.2': '退貨退款',
};
