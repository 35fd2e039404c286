import type { WordsOf } from '../types.ts';

/** Sentences of refunds, in simplified Chinese. ICU message format. */
export const refunds: WordsOf<'refunds'> = {
  refundUnknown: '没有这笔退款。',
  refundAmountFixed: '本轮不能修改金额：退款按申请的内容继续处理。',
  refundChanged: '买家已修改该退款申请，现金额为 {amount}。请核对后重新答复。',
  refundNotInState: '这笔退款的状态已经变化，请刷新页面查看。',
  refundNotPossible: '该订单目前没有可退的款项。',
  refundPeriodOver: '该订单的索赔期已过，请联系供应商。',
  giveNotCovered: '您的余额不足，请联系 Kyakhta 办理退款。',
  noReasonStands: '无理由退货不能拒绝。请填写退货地址；退回时已拆封或不完整的，可以提出异议。',
  noReasonExcluded: '该商品不适用七天无理由退货。',
  noReasonCartons: '无理由退货仅限整箱未拆封：每箱 {quantity} 件。',
  noReasonNotNow: '收货后七天内可以无理由退货。',
  noReasonGoesBack: '无理由退款须退回商品。',
  notLate: '货物并未延误：发货期限尚未届满。请选择其他理由。',
  nothingSent: '这些货物尚未发出，还无法知道到货情况。请选择其他理由。',
  refundRuled: 'Kyakhta 已就这些商品以该理由作出裁决，裁决为最终结果。',
  offerSameAsAsked: '买家申请的就是这个金额，请直接同意退款。',
  offerStands: '您答复此退款的期限已过，方案在买家答复前仍然有效。您仍可另提方案。',
  offerOutdated: '供应商提出此方案后，订单发生了变化，可退的款项也随之改变。此方案已无法接受。请拒绝该方案，或修改申请后重新提交。',
  refundOpenAlready: '这些商品已有进行中的退款，请先完成或撤回。',
  refundTooSmall: '{what, select, none {此处已没有可退的金额。} other {退款金额至少为 {least}。}}',
  refundTooLarge: '此处最多可退 {max}。',
  refundCountWrong: '请选择 1 到 {max} 件。',
  returnNotPossible: '只有已发出的商品才能退货，请申请仅退款。',
  giftMustGoBack: '尚未发出的赠品，或价值不低于可退金额的赠品，不能保留。请随商品一并退回。',
  evidenceFull: '您已提交 {max} 份举证材料，已达上限。',
  returnAddressMissing: '请填写退货地址。',
  storeRulingMissing: '请同时用店铺的语言填写理由。',
  linesInRefund:
    '{what, select, all {买家正在为这些商品全部申请退款，请先处理退款，再安排发货。} packed {买家正在为这些商品全部申请退款，请先处理退款，再开始打包。} collected {买家正在为该订单的商品申请退款，请先处理退款，再备货待自提。} voucher {买家正在为这张核销券申请退款，请先处理退款，再核销。} offered {这些商品的全部或部分正等待买家答复您的方案。在买家接受、拒绝或逾期之前，请先留存，不要发货。} other {买家正在为其中部分商品申请退款，请先去掉这些商品，或先处理退款。}}',
  'mail.refundOffered.subject': '供应商就订单 {number} 提出退款 {amount}',
  'mail.refundOffered.text':
    '供应商未同意您的申请，而是就订单 {number} 的 {goods} 提出退款 {amount}。{effect, select, reduction {这些商品降价处理：商品归您，尚未发出的仍会发货。} notSent {这些商品不再发货。} partNotSent {已发出的归您，其余不再发货。} kept {这些商品归您。} other {}}无需退货。请在 {until} 前到退款页面接受或拒绝；您也可以修改申请或请 Kyakhta 裁决。供应商留言：{note}',
  'mail.refundOfferAccepted.subject': '您的退款方案已被接受：订单 {number}，{amount}',
  'mail.refundOfferAccepted.text':
    '买家接受了您的方案：订单 {number} 的 {goods} 将向买家退款 {amount}。{effect, select, reduction {这些商品已降价，订单继续履行。} notSent {请不要再发这些商品。} partNotSent {已发出的归买家，其余请不要再发。} kept {这些商品归买家。} other {}}',
  'mail.refundOfferDeclined.subject': '您对订单 {number} 提出的退款 {amount} 被拒绝',
  'mail.refundOfferDeclined.text':
    '买家拒绝了您就订单 {number} 的 {goods} 提出的退款 {amount}。您可以另提方案；买家仍可请 Kyakhta 裁决。{count, plural, =0 {} other {# 件商品不再暂缓发货。}}{act, select, ship {请在 {shipBy} 前发货。} shipLate {请立即发货：发货期限已于 {shipBy} 届满。} ready {请在 {shipBy} 前备好货物供自提。} readyLate {请立即备好货物供自提：期限已于 {shipBy} 届满。} other {}}',
  'mail.ownOfferLapsed.subject': '买家未答复您就订单 {number} 提出的退款 {amount}',
  'mail.ownOfferLapsed.text':
    '买家未按时答复您就订单 {number} 的 {goods} 提出的退款 {amount}。退款已关闭，未退款。{count, plural, =0 {订单继续进行。} other {# 件商品不再暂缓发货。}}{act, select, ship {请在 {shipBy} 前发货。} shipLate {请立即发货：发货期限已于 {shipBy} 届满。} ready {请在 {shipBy} 前备好货物供自提。} readyLate {请立即备好货物供自提：期限已于 {shipBy} 届满。} other {}}',
  'mail.refundOfferLapsed.subject': '订单 {number} 的退款已关闭：方案未获答复',
  'mail.refundOfferLapsed.text':
    '您未按时答复供应商就订单 {number} 的 {goods} 提出的退款 {amount} 的方案。退款已关闭，未退款。{count, plural, =0 {订单继续进行。} other {订单继续进行，暂缓发货的 # 件商品将按订单交付。}}在索赔期内，您可以再次申请退款。',
  'mail.refundOfferWithdrawn.subject': '供应商撤回了订单 {number} 退款 {amount} 的方案',
  'mail.refundOfferWithdrawn.text':
    '供应商撤回了就订单 {number} 的 {goods} 提出的退款 {amount} 的方案。{isAsked, plural, =0 {您可在 {until} 前修改申请或请 Kyakhta 裁决。} other {您原来的申请仍然有效。供应商将在 {until} 前答复；逾期未答复视为同意。}}',
  'mail.ownOfferWithdrawn.subject': '您撤回了订单 {number} 退款 {amount} 的方案',
  'mail.ownOfferWithdrawn.text':
    '您的店铺撤回了就订单 {number} 的 {goods} 提出的退款 {amount} 的方案，已通知买家。{isAsked, plural, =0 {买家可在 {until} 前修改申请或请 Kyakhta 裁决。} other {请在 {until} 前答复申请；逾期未答复视为同意。在此之前，申请中尚未发出的商品请暂不发货。}}',
  'mail.refundAsked.subject': '买家申请退款 {amount}：订单 {number}',
  'mail.refundAsked.text': '买家就订单 {number} 申请退款 {amount}。原因：{note}。请在 {until} 前答复，逾期视为同意退款。',
  'mail.refundReturn.subject': '请退回订单 {number} 的商品',
  'mail.refundReturn.text':
    '订单 {number} 的退货已获同意：商品到达后退回 {amount}。请寄至：{note}。请在 {until} 前于买家中心填写运单号，否则退款将关闭。',
  'mail.refundCame.subject': '订单 {number} 的商品已退回给您',
  'mail.refundCame.text':
    '承运商显示，订单 {number} 的退货包裹 {note} 已签收。请在 {until} 前确认收到退货或对包裹提出异议；逾期将向买家退回 {amount}。',
  'mail.refundSigned.subject': '供应商已签收您的退货包裹：订单 {number}',
  'mail.refundSigned.text':
    '承运商显示，您订单 {number} 的退货包裹 {note} 已签收。供应商将在 {until} 前验货；逾期视为已收货，{amount} 将退还给您。',
  'mail.refundRefused.subject': '供应商拒绝了订单 {number} 的退款',
  'mail.refundRefused.text': '供应商拒绝退还订单 {number} 的 {amount}：{note}。您可在 {until} 前修改申请，或请平台介入。',
  'mail.refundDone.subject': '订单 {number} 的 {amount} 正在退还给您',
  'mail.refundDone.text':
    '订单 {number} 的退款已通过：{amount} 将按原付款方式退回。{isCovered, plural, =0 {} other {其中 {covered} 已由您的银行或支付服务退回。}}{isOnItsWay, plural, =0 {} other {我们将通过银行转账汇出 {onItsWay}，汇出后会发邮件通知您。}}{note}',
  'mail.refundHeldUp.subject': '{orders}的 {amount} 暂时未能退还',
  'mail.refundHeldUp.text':
    '您{orders}的退款 {amount} 未能按原付款方式退回。款项已妥善保管，我们正在处理：将再次退回，或改用其他方式。您无需任何操作；如需您提供银行账户等信息，我们会与您联系。款项汇出后，您会收到邮件。',
  'mail.refundSent.subject': '{orders}的 {amount} 已退还给您',
  'mail.refundSent.text':
    '{by, select, bank {您{orders}的退款 {amount} 无法按原付款方式退回，我们已通过银行转账汇给您。} transfer {您{orders}的退款 {amount} 已通过银行转账汇给您。} other {您{orders}的退款 {amount} 此前受阻，现已按原付款方式退回。}}{hasReference, plural, =0 {} other {银行转账编号：{reference}。}}您无需任何操作。',
  'mail.refundClosed.subject': '订单 {number} 的退款已关闭',
  'mail.refundClosed.text': '订单 {number} 的 {amount} 退款已关闭，未退款。{note}',
  'mail.refundGranted.subject': '平台已就订单 {number} 判给买家 {amount}',
  'mail.refundGranted.text':
    '索赔期结束后，平台就订单 {number} 判给买家 {amount}。原因：{note}。该款项从贵店资金中扣除；不足部分由平台先行垫付，并从贵店之后的收入中扣回。明细见结算单。',
  'mail.refundPlatformAsked.subject': '买家请平台裁决：订单 {number}',
  'mail.refundPlatformAsked.text':
    '买家请平台就订单 {number} 的 {amount} 退款作出裁决。原因：{note}。请在商家后台“退款”中提交对贵店有利的举证材料。预计于 {until} 前作出裁决。',
  'mail.refundBuyersEvidence.subject': '买家补充了举证材料：订单 {number}',
  'mail.refundBuyersEvidence.text':
    '在订单 {number} 的 {amount} 退款争议中，买家向平台提交了：{note}。您可在商家后台“退款”中查看，并可在裁决前补充举证材料；预计于 {until} 前作出裁决。',
  'mail.refundRuledFor.subject': '平台裁决支持买家：订单 {number}',
  'mail.refundRuledFor.text': '平台裁决支持买家：订单 {number} 的 {amount} 将退还买家。理由：{note}',
  'mail.refundRuledAgainst.subject': '平台裁决不予退款：订单 {number}',
  'mail.refundRuledAgainst.text': '平台裁决不予退还订单 {number} 的 {amount}。退款已关闭，订单继续。理由：{note}',
  'mail.refundSilence.subject': '逾期未答复：订单 {number} 的 {amount} 退款视为同意',
  'mail.refundSilence.text':
    '贵店未在期限内答复，订单 {number} 的 {amount} 退款视为同意，款项将退还买家。{count, plural, =0 {} other {尚未发出的 # 件商品不得再发货。}}详情见商家后台“退款”。',
  'mail.refundStoresEvidence.subject': '供应商补充了举证材料：订单 {number}',
  'mail.refundStoresEvidence.text':
    '在订单 {number} 的 {amount} 退款争议中，供应商向平台提交了：{note}。您可在退款页面查看，并可在裁决前补充举证材料；预计于 {until} 前作出裁决。',
  'refundReason.noReason': '七天无理由退货（整箱未拆封）',
  'refundReason.unwanted': '不再需要该货物',
  'refundReason.late': '未按时发货',
  'refundReason.missing': '货物缺少',
  'refundReason.damaged': '货物到达时已损坏',
  'refundReason.different': '货物与描述不符',
  'refundReason.faulty': '质量或功能有问题',
  'refundReason.agreed': '已与供应商协商一致',
  'export.refund.1': '待店铺答复',
  'export.refund.2': '待买家寄回',
  'export.refund.3': '退货途中',
  'export.refund.4': '货已退回',
  'export.refund.5': '已退款',
  'export.refund.onItsWay': '款项退回途中',
  'export.refund.6': '已撤回',
  'export.refund.7': '店铺已拒绝',
  'export.refund.offered': '已提出其他金额',
  'export.refund.10': '平台介入中',
  'export.refund.-1': '已关闭，未退款',
  'export.refundKind.0': '降价补偿',
  'export.refundKind.1': '仅退款',
  'export.refundKind.2': '退货退款',
};
