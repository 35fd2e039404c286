import type { WordsOf } from '../types.ts';

export const mails: WordsOf<'mails'> = {
  'mail.loginCode.subject': '{code} 是您的 Kyakhta 登录验证码',
  'mail.loginCode.text':
    '您的验证码为 {code}，{minutes} 分钟内有效，仅限使用一次。如非本人请求，请忽略此邮件；没有验证码，任何人都无法登录。',
  'mail.registerCode.subject': '您的 Kyakhta 验证码：{code}',
  'mail.registerCode.text': '您的注册验证码是 {code}，{minutes} 分钟内有效，只能使用一次。如非本人操作，请忽略此邮件。',
  'mail.alreadyRegistered.subject': '您已有账号',
  'mail.alreadyRegistered.text': '有人（可能是您）想用此邮箱注册。您已有名为 {userName} 的账号：请直接登录；如忘记密码，可设置新密码。',
  'mail.passwordCode.subject': '您的重设密码验证码：{code}',
  'mail.passwordCode.text': '您的重设密码验证码是 {code}，{minutes} 分钟内有效，只能使用一次。如非本人操作，请忽略，密码不会改变。',
  'mail.accountAdded.subject': '为您开通了账号',
  'mail.accountAdded.text': '已为您开通账号 {userName}。初始密码由开通者告知，首次登录后请修改。该账号的验证码和通知将发送到此邮箱。',
  'mail.passwordChanged.subject': '您的密码已更改',
  'mail.passwordChanged.text': '您的账号密码已更改，其他设备已退出登录。如非本人操作，请立即设置新密码。',
  'mail.mobileBound.subject': '该号码已被绑定',
  'mail.mobileBound.text':
    '有人（很可能是您本人）想把此号码绑定到一个账号。它已绑定在另一个账号上：请登录那个账号，或先在那里换绑其他号码。',
  'mail.bindCode.subject': '您的确认验证码：{code}',
  'mail.bindCode.text': '用于确认此邮箱或号码的验证码是 {code}，{minutes} 分钟内有效，只能使用一次。',
  'mail.mailChanged.subject': '您的邮箱已更改',
  'mail.mailChanged.text': '您的账号现在使用邮箱 {mail}。如非本人操作，请立即联系我们。',
  'mail.mobileChanged.subject': '您的手机号码已更改',
  'mail.mobileChanged.text': '您账号的手机号码已更改。如非本人操作，请立即设置新密码。',
  'mail.socialBound.subject': '您的账号已绑定 {site} 账号',
  'mail.socialBound.text': '{site} 账号已绑定到您的账号，今后可凭该账号免密码登录。如非本人操作，请在账号中解除绑定并立即设置新密码。',
  'mail.socialUnbound.subject': '{site} 账号已解除绑定',
  'mail.socialUnbound.text': '该 {site} 账号不能再登录您的账号。如非本人操作，请立即设置新密码。',
  'mail.destroyCode.subject': '您的注销账号验证码：{code}',
  'mail.destroyCode.text': '您的注销账号验证码是 {code}，{minutes} 分钟内有效。如不想注销，请忽略此邮件并更改密码。',
  'mail.accountDeleted.subject': '您的账号已注销',
  'mail.accountDeleted.text': '您的账号已注销。过往订单的单据将依法保存，但不含您的姓名。',
  'mail.signCode.subject': '{code} 是签署合同 {number} 的验证码',
  'mail.signCode.text':
    '您签署合同 {number} 的验证码是 {code}，{minutes} 分钟内有效，只能使用一次。如果不是您申请的，请忽略此邮件：没有验证码就不会签署任何内容。',
  'mail.contractWaits.subject': '订单 {number} 的合同等待您签署',
  'mail.contractWaits.text': '买方已签署。请在 72 小时内到商家后台阅读并签署您与平台关于订单 {number} 的合同；逾期订单将关闭。',
  'mail.contractReminder.subject': '订单 {number} 的合同：还剩 {hours} 小时',
  'mail.contractReminder.text': '订单 {number} 的合同尚未签署。{hours} 小时后订单将关闭。请在此之前签署或拒绝合同。',
  'mail.contractConcluded.subject': '双方已签署：订单 {number}',
  'mail.contractConcluded.text':
    '您和供应商均已签署订单 {number} 的合同。如该订单为先付款后交付，请现在付款：付款时间已开始计算，见订单页面。',
  'mail.contractEnded.subject': '订单 {number} 因未签合同而关闭',
  'mail.contractEnded.text': '订单 {number} 的合同被拒绝或未按时签署。订单已关闭，货物已退回库存，没有扣款。',
  'mail.orderPaidByPoints.subject': '订单 {number} 已用积分支付',
  'mail.orderPaidByPoints.text': '您的 {points} 积分已全额支付订单 {number}，没有扣款。已通知供应商发货。',
  'mail.groupPaid.subject': '订单 {number} 已付款，等待成团',
  'mail.groupPaid.text': '订单 {number} 的 {amount} 由平台托管，直至成团。如未成团，款项将原路退回。',
  'mail.groupComplete.subject': '订单 {number} 已成团',
  'mail.groupComplete.text': '订单 {number} 已成团。已通知供应商发货；款项由平台托管，直至您验收货物。',
  'mail.groupFailed.subject': '订单 {number} 未成团',
  'mail.groupFailed.text': '订单 {number} 未成团，已关闭。{hasPaid, plural, =0 {没有扣款。} other {您支付的款项将原路退回。}}',
  'mail.orderPaid.subject': '订单 {number} 已付款',
  'mail.orderPaid.text': '订单 {number} 的 {amount} 由平台托管，直至您验收货物。已通知供应商发货。',
  'mail.vouchersReady.subject': '订单 {number}：您的核销券已就绪',
  'mail.vouchersReady.text':
    '我们为订单 {number} 保管 {amount}，您的核销券已就绪。请在买家中心打开订单查看券码；为安全起见，邮件中不含券码。请在享受服务时才把券码告诉供应商。',
  'mail.vouchersEnd.subject': '订单 {number}：未使用的核销券即将到期',
  'mail.vouchersEnd.text': '订单 {number} 还有 {count} 张未使用的核销券，最早的一张可用至 {until}。',
  'mail.payDue.subject': '请支付订单 {number} 的 {amount}',
  'mail.payDue.text': '订单 {number} 的 {amount} 须在 {until} 前支付。请在买家中心打开订单付款。',
  'mail.payOverdue.subject': '订单 {number}：有一期款项逾期',
  'mail.payOverdue.text': '订单 {number} 的 {amount} 未按时支付。请立即付款：在此之前供应商不会收到款项，订单也无法完成。',
  'mail.readyForPickup.subject': '订单 {number}：您的货物可以提取了',
  'mail.readyForPickup.text': '订单 {number} 的货物在此等候：{place}（{hours}）。请到场出示提货码：{code}。见到货物之前请勿告诉任何人。',
  'mail.storeOverdue.subject': '订单 {number}：买家付款逾期',
  'mail.storeOverdue.text': '订单 {number} 的一笔 {amount} 付款已逾期，已提醒买家。全部付清之前不会放款。',
  'mail.pickupWaits.subject': '订单 {number}：货物仍在等您提取',
  'mail.pickupWaits.text':
    '订单 {number} 的货物仍在等您提取：{place}（{hours}）。提货码：{code}。如一直无人提取，货物和货款将由 Kyakhta 决定如何处理。',
  'mail.cashMissing.subject': '订单 {number}：未收到快递代收的现金',
  'mail.cashMissing.text': '订单 {number} 的现金（{amount}）尚未收到。如包裹已退回，请在订单页面注明：订单将关闭，货物重新计入库存。',
  'mail.topUpTakenBack.subject':
    '{state, select, held {您的充值 {number} 已被收回} covered {充值 {number}：已从余额扣除} other {充值 {number}：余额已恢复}}',
  'mail.topUpTakenBack.text':
    '{state, select, held {您的银行或支付服务已收回充值 {number} 的款项。{hasHeld, plural, =0 {您的余额中已没有这笔钱。} other {在我们查清之前，您的余额中有 {amount} 被冻结。}}如果不是您要求的，请咨询您的银行。} covered {您余额中被冻结的 {amount} 已用于补偿充值 {number} 被收回的款项。} other {充值 {number} 已查清：被冻结的 {amount} 已恢复到您的余额。}}',
  'mail.orderSettled.subject': '订单 {number} 已结清并关闭',
  'mail.orderSettled.text':
    'Kyakhta 已将订单 {number} 结清并关闭。{isPaid, plural, =0 {该订单没有托管款项。} other {{toBuyer} 将按原付款方式退还给您，{toStore} 归供应商。{isCovered, plural, =0 {} other {其中 {covered} 已由您的银行或支付服务退回。}}}}原因：{reason}',
  'mail.storeSettled.subject': '订单 {number} 已结清并关闭',
  'mail.storeSettled.text':
    'Kyakhta 已将订单 {number} 结清并关闭。{isPaid, plural, =0 {该订单没有托管款项。} other {{toStore} 扣除运费和佣金后放款给贵店；{toBuyer} 退还买家。}}原因：{reason}',
  'mail.proposalDecided.subject':
    '您的提议{isDone, plural, =0 {被拒绝} other {已获同意}}：{kind, select, balance {更正余额} points {更正积分} grant {准予退款} settle {结清逾期订单} cash {登记快递员代收的现金} transfer {认领银行转账} limit {减少第二位运营人员的参与} level {更改等级} bank {更改买家汇款的账户} other {登记迟到的现金}}',
  'mail.proposalDecided.text':
    '{isDone, plural, =0 {{by} 拒绝了您的提议。} other {{by} 同意了您的提议，并已执行。}}{hasNote, plural, =0 {} other {备注：{note}。}}您的理由：{reason}。详情见运营后台的“提议”。',
  'mail.lateCashStore.subject': '订单 {number} 的现金迟到，归您所有',
  'mail.lateCashStore.text': '订单 {number} 已经结束后，收到了 {amount} 现金。扣除运费和佣金后划给您。原因：{reason}',
  'mail.lateCashBuyer.subject': '订单 {number} 的现金迟到，已存入您的余额',
  'mail.lateCashBuyer.text': '订单 {number} 已经结束后，收到了 {amount} 现金，已存入您的余额。原因：{reason}',
  'mail.transferUnfit.subject': '您为{orders}转账的 {amount} 将退还给您',
  'mail.transferUnfit.text':
    '{cause, select, second {您为{orders}转账的 {amount} 已到账，但该款项此前已付清。} over {您为{orders}的转账已到账并完成付款，但多付了 {amount}。} replaced {您为{orders}转账的 {amount} 未用于付款，因为您选择了其他付款方式。} other {您为{orders}转账的 {amount} 未用于付款，因为已不能再付款。}}这笔钱会妥善保管，并退回汇出的账户。退款汇出时您会收到邮件。',
  'mail.paymentUnfit.subject': '{orders}的一笔付款不符',
  'mail.paymentUnfit.text':
    '我们收到了为{orders}支付的 {amount}，但应付金额为 {needed}。这笔钱没有用于付款：在 Kyakhta 核查之前会妥善保管，之后按原路退回。{state, select, open {您可以立即重新支付该订单。} paid {该订单现已付清，无需再付款。} other {该订单已不能再付款，请不要再为它汇款。}}',
  'mail.partPaid.subject': '已收到订单 {number} 的 {amount}',
  'mail.partPaid.text': '我们已收到订单 {number} 的 {amount}，并由平台托管。',
  'mail.refusedAtDoor.subject': '订单 {number} 已被拒收',
  'mail.refusedAtDoor.text':
    '订单 {number} 在送达时被拒收，货物已退回供应商。订单已关闭，未收取任何费用。{hasReason, plural, =0 {} other {原因：{reason}}}',
  'mail.paidFor': '{kind, select, topUp {充值 {numbers}} other {{count, plural, other {订单 {numbers}}}}}',
  'mail.transferWaits.subject': '请为{orders}转账 {amount}',
  'mail.transferWaits.text':
    '请为{orders}转账 {amount}，并注明附言码 {reference}。收款账户和截止日期见付款页面。没有附言码，我们无法辨认款项用途。',
  'mail.transferShort.subject': '{orders}还差 {missing}',
  'mail.transferShort.text': '您为{orders}的转账已到账，但还差 {missing}。请使用同一附言码 {reference} 补足；逾期未补足，款项将全部退回。',
  'mail.transferRefused.subject': '{orders}的转账 {received} 未能入账',
  'mail.transferRefused.text':
    '我们核对了{orders}的一笔 {received} 转账，无法确认为您的付款。{isOpen, plural, =0 {} other {还差 {missing}：如确为您所付，请勿再次转账，并将银行回单发给我们；否则请注明附言码 {reference} 转账。}}无法对应任何付款的款项将退回汇款人。',
  'mail.transferChecking.subject': '{orders}已收到 {received}，核对中',
  'mail.transferChecking.text':
    '我们已收到为{orders}支付的 {received}。大额转账须由 Kyakhta 的第二位工作人员核对后入账，您无需再次转账。{isShort, plural, =0 {} other {还差 {missing}，请仅转这笔金额，并注明同一附言码 {reference}。}}',
  'mail.booksOff.subject': '账目不符：{count, plural, other {违反 # 条规则}}',
  'mail.booksOff.text': '今夜的账目核对发现问题：{rules}。具体行见运营后台的“账目核对”页面。',
  'mail.invoiceIssued.subject': '发票 {number}，{amount}',
  'mail.invoiceIssued.text': '您的发票 {number}（{amount}）已开具，可在“发票”中下载。',
  'mail.invoiceFailed.subject': '{orders}的发票未能开具',
  'mail.invoiceFailed.text': '{orders}的发票未能开具：{reason}。您可以在“发票”中更正后重新申请。',
  'mail.toppedUp.subject': '{amount} 已存入您的余额',
  'mail.toppedUp.text': '您的充值 {number} 已到账，共 {amount}。当前余额为 {balance}。',
  'mail.orderToShip.subject': '{how, select, ready {请备好订单 {number}，等待买家自提} other {请发货：订单 {number}}}',
  'mail.orderToShip.text':
    '{paid, select, cash {订单 {number} 已下单，货到付款：买家收货时支付 {amount}。} part {订单 {number} 的首期款已付：{amount} 由平台托管。} other {订单 {number} 已付款：{amount} 由平台托管。}}{how, select, ready {请在 {until} 前备好货物，并在商家后台的订单页面确认；平台随后会把提货码发给买家。} other {请在 {until} 前发货，并在商家后台的订单页面录入包裹。}}',
  'mail.shipLateBuyer.subject': '订单 {number} 已延误',
  'mail.shipLateBuyer.text':
    '{how, select, ready {订单 {number} 的货物应在 {until} 前备好，目前尚未备好。} other {订单 {number} 应在 {until} 前发货，目前尚未全部发出。}}我们已提醒供应商。如果您不想等待，可在订单页面就未发出的货物申请退款。',
  'mail.shipLate.subject': '{how, select, ready {订单 {number} 已过备货期限} other {订单 {number} 已过发货期限}}',
  'mail.shipLate.text':
    '{how, select, ready {订单 {number} 的货物应在 {until} 前备好。请尽快备货，并在商家后台的订单页面确认。} other {订单 {number} 应在 {until} 前发货，但尚未全部发出。请发出其余货物，并在商家后台的订单页面录入。}}买家正在等待。',
  'mail.orderExpired.subject': '{count, plural, =1 {订单 {orders} 未按时付款，已关闭} other {# 个订单未按时付款，已关闭}}',
  'mail.orderExpired.text':
    '{count, plural, =1 {订单 {orders} 未按时付款，已关闭。} other {以下订单未按时付款，已关闭：{orders}。}}{hasCome, plural, =0 {没有扣款。} other {如有款项已到账，将退还给您，我们会另行发邮件告知。}}{hasPoints, plural, =0 {} other {您使用的积分已退回。}}货物已重新开放购买。如仍需要，请在买家中心打开订单，点击“再次购买”。',
  'mail.payoutApproved.subject': '提现 {amount} 已批准',
  'mail.payoutApproved.text': '您的提现 {number}（{amount}）已批准，接下来将汇往您的账户 {account}。汇出后您会收到邮件。',
  'mail.payoutRefused.subject': '提现 {amount} 被拒绝',
  'mail.payoutRefused.text': '您的提现 {number}（{amount}）被拒绝。原因：{reason}。款项已回到可用余额，您可在商家后台“资金”中重新申请。',
  'mail.payoutPaid.subject': '{amount} 已汇往您的银行',
  'mail.payoutPaid.text':
    '您的提现 {number}（{amount}）已汇往账户 {account}。银行参考号：{reference}。如数个工作日内仍未到账，请凭此参考号询问您的银行。',
  'mail.payoutReturned.subject': '银行退回了 {amount}',
  'mail.payoutReturned.text':
    '您的提现 {number}（{amount}，账户 {account}）被银行退回。原因：{reason}。款项已回到可用余额：请在商家后台“资金”中核对银行账户，然后重新申请提现。',
  'mail.balancePayoutRefused.subject': '提现 {amount} 被拒绝',
  'mail.balancePayoutRefused.text': '您的余额提现 {number}（{amount}）被拒绝。原因：{reason}。款项已退回您的余额。',
  'mail.balancePayoutReturned.subject': '银行退回了 {amount}',
  'mail.balancePayoutReturned.text':
    '您的提现 {number}（{amount}，账户 {account}）被银行退回。原因：{reason}。款项已退回您的余额：请在买家中心“余额”中核对银行账户，然后重新申请提现。',
  'mail.bankAccountAdded.subject': '已添加银行账户',
  'mail.bankAccountAdded.text':
    '您的 Kyakhta 账号已添加银行账户 {account}。{hours, plural, =0 {余额现在即可提现到该账户。} other {# 小时后余额可提现到该账户。}}如非本人操作，请立即修改密码并联系我们。',
  'mail.orderShipped.subject': '订单 {number} 运输中',
  'mail.orderShipped.text': '供应商已发出订单 {number}。{isFollowed, plural, =0 {} other {您可在订单页跟踪包裹。}}',
  'mail.waybillCorrected.subject': '订单 {number} 的运单号已更新',
  'mail.waybillCorrected.text': '供应商已更正订单 {number} 一个包裹的运单号，现为 {waybill}。',
  'mail.parcelProblem.subject': '订单 {number} 的包裹遇到问题',
  'mail.parcelProblem.text': '订单 {number} 的包裹（运单号 {waybill}）在途中受阻：{words} 包裹位置见订单页面，您暂时无需处理。',
  'mail.parcelOverdue.subject': '订单 {number} 的包裹已逾期',
  'mail.parcelOverdue.text':
    '订单 {number} 的包裹（运单号 {waybill}）本应已送达，但尚未送达。{to, select, cash {我们正在查询包裹去向。收到货物之前，您无需付款。} buyer {我们正在查询包裹去向。在您收到货物之前，货款由平台保管；如不愿等待，可在订单页面申请退款。} other {请向承运商查询包裹去向。买家已收到通知。}}',
  'mail.shipmentUndone.subject': '订单 {number} 尚未发货',
  'mail.shipmentUndone.text': '供应商撤回了订单 {number} 的一次发货：货物尚未发出。发出后我们会通知您。',
  'mail.orderCompleted.subject': '订单 {number} 已完成',
  'mail.orderCompleted.text': '订单 {number} 已完成，已向供应商放款。感谢您的惠顾。',
  'mail.storeOrderCancelled.subject': '买家已取消订单 {number}',
  'mail.storeOrderCancelled.text': '买家在打包前取消了订单 {number}，已退款 {amount}。请勿发货，货物已重新可售。',
  'mail.refundOffered.subject': '供应商就订单 {number} 提出退款 {amount}',
  'mail.refundOffered.text':
    '供应商未同意您的申请，而是就订单 {number} 的 {goods} 提出退款 {amount}。{effect, select, reduction {这些商品降价处理：商品归您，尚未发出的仍会发货。} notSent {这些商品不再发货。} partNotSent {已发出的归您，其余不再发货。} other {这些商品归您。}}无需退货。请在 {until} 前到退款页面接受或拒绝；您也可以修改申请或请 Kyakhta 裁决。供应商留言：{note}',
  'mail.refundOfferAccepted.subject': '您的退款方案已被接受：订单 {number}，{amount}',
  'mail.refundOfferAccepted.text':
    '买家接受了您的方案：订单 {number} 的 {goods} 已退款 {amount}。{effect, select, reduction {这些商品已降价，订单继续履行。} notSent {请不要再发这些商品。} partNotSent {已发出的归买家，其余请不要再发。} other {这些商品归买家。}}',
  'mail.refundOfferDeclined.subject': '您对订单 {number} 提出的退款 {amount} 被拒绝',
  'mail.refundOfferDeclined.text': '买家拒绝了您就订单 {number} 的 {goods} 提出的退款 {amount}。您可以另提方案；买家仍可请 Kyakhta 裁决。',
  'mail.refundOfferWithdrawn.subject': '供应商撤回了订单 {number} 退款 {amount} 的方案',
  'mail.refundOfferWithdrawn.text':
    '供应商撤回了就订单 {number} 的 {goods} 提出的退款 {amount} 的方案。{isAsked, plural, =0 {原拒绝仍然有效：您可在 {until} 前修改申请或请 Kyakhta 裁决。} other {您原来的申请仍然有效。供应商将在 {until} 前答复；逾期未答复视为同意。}}',
  'mail.ownOfferWithdrawn.subject': '您撤回了订单 {number} 退款 {amount} 的方案',
  'mail.ownOfferWithdrawn.text':
    '您的店铺撤回了就订单 {number} 的 {goods} 提出的退款 {amount} 的方案，已通知买家。{isAsked, plural, =0 {该退款仍为已拒绝。} other {请在 {until} 前答复申请；逾期未答复视为同意。}}',
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
    '订单 {number} 的退款已通过：{amount} 将按原付款方式退回。{isCovered, plural, =0 {} other {其中 {covered} 已由您的银行或支付服务退回。}}{note}',
  'mail.refundHeldUp.subject': '{orders}的 {amount} 暂时未能退还',
  'mail.refundHeldUp.text':
    '您{orders}的退款 {amount} 未能按原付款方式退回。款项已妥善保管，我们正在处理：将再次退回，或改用其他方式。您无需任何操作；如需您提供银行账户等信息，我们会与您联系。款项汇出后，您会收到邮件。',
  'mail.refundSent.subject': '{orders}的 {amount} 已退还给您',
  'mail.refundSent.text':
    '{by, select, bank {您{orders}的退款 {amount} 无法按原付款方式退回，我们已通过银行转账汇给您。} other {您{orders}的退款 {amount} 此前受阻，现已按原付款方式退回。}}您无需任何操作。',
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
  'mail.refundSilence.subject': '逾期未答复：订单 {number} 的 {amount} 已退还',
  'mail.refundSilence.text': '贵店未在期限内答复，订单 {number} 的 {amount} 已退还买家。详情见商家后台“退款”。',
  'mail.refundStoresEvidence.subject': '供应商补充了举证材料：订单 {number}',
  'mail.refundStoresEvidence.text':
    '在订单 {number} 的 {amount} 退款争议中，供应商向平台提交了：{note}。您可在退款页面查看，并可在裁决前补充举证材料；预计于 {until} 前作出裁决。',
  'mail.paymentReturned.subject': '{amount} 将退还给您',
  'mail.paymentReturned.text': '您为{orders}支付的 {amount} 到达时已无法使用，我们已将其退回。您无需任何操作。',
  'mail.inquiryAsked.subject': '有买家询价：“{name}”',
  'mail.inquiryAsked.text': '有买家向您的店铺询问“{name}”的价格。完整询价请在卖家后台的“询价”中查看并答复。',
  'mail.inquiryAnswered.subject': '关于“{name}”的回复',
  'mail.inquiryAnswered.text': '店铺对“{name}”的报价为每单位 {amount}。完整回复见买家中心的“询价”。',
  'mail.applicationReceived.subject': '我们已收到您的店铺“{name}”的申请',
  'mail.applicationReceived.text':
    '您的店铺“{name}”的申请已收到。我们将在三个工作日内审核，无论结果如何都会给您发邮件。您可以在买家中心查看进度。',
  'mail.applicationRefused.subject': '您的店铺“{name}”的申请需要修改',
  'mail.applicationRefused.text':
    '您的店铺“{name}”的申请中有部分内容未通过。{reasons}。请在买家中心打开申请，只修改这些字段后重新提交，其余内容保持不变。',
  'mail.applicationApproved.subject': '您的店铺“{name}”已通过审核',
  'mail.applicationApproved.text': '您的店铺“{name}”的申请已通过审核。请在买家中心设置店铺账号和密码：用它们登录商家后台，店铺即开业。',
  'mail.goodsDecided.subject': '商品审核结果：通过 {approved} 件，驳回 {refused} 件',
  'mail.goodsDecided.text':
    '{approved, plural, =0 {} other {# 件商品已通过审核，买家将看到您提交的内容。}}{refused, plural, =0 {} other {# 件商品被驳回，请在“商品”中修改后重新提交。}}{reasons}',
};
