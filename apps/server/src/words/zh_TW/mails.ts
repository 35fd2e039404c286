import type { WordsOf } from '../types.ts';

export const mails: WordsOf<'mails'> = {
  'mail.loginCode.subject': '{code} 是您的 Kyakhta 登入驗證碼',
  'mail.loginCode.text':
    '您的驗證碼為 {code}，{minutes} 分鐘內有效，僅限使用一次。如非本人請求，請忽略此郵件；沒有驗證碼，任何人都無法登入。',
  'mail.registerCode.subject': '您的 Kyakhta 驗證碼：{code}',
  'mail.registerCode.text': '您的註冊驗證碼是 {code}，{minutes} 分鐘內有效，只能使用一次。如非本人操作，請忽略此郵件。',
  'mail.alreadyRegistered.subject': '您已有帳戶',
  'mail.alreadyRegistered.text': '有人（可能是您）想用此電子郵件註冊。您已有名為 {userName} 的帳戶：請直接登入；如忘記密碼，可設定新密碼。',
  'mail.passwordCode.subject': '您的重設密碼驗證碼：{code}',
  'mail.passwordCode.text': '您的重設密碼驗證碼是 {code}，{minutes} 分鐘內有效，只能使用一次。如非本人操作，請忽略，密碼不會改變。',
  'mail.accountAdded.subject': '為您開通了帳戶',
  'mail.accountAdded.text': '已為您開通帳戶 {userName}。初始密碼由開通者告知，首次登入後請變更。此帳戶的驗證碼和通知將寄到這個信箱。',
  'mail.passwordChanged.subject': '您的密碼已變更',
  'mail.passwordChanged.text': '您的帳戶密碼已變更，其他裝置已登出。如非本人操作，請立即設定新密碼。',
  'mail.mobileBound.subject': '此號碼已被綁定',
  'mail.mobileBound.text':
    '有人（很可能是您本人）想把此號碼綁定到一個帳號。它已綁定在另一個帳號上：請登入那個帳號，或先在那裡改綁其他號碼。',
  'mail.bindCode.subject': '您的確認驗證碼：{code}',
  'mail.bindCode.text': '用於確認此電子郵件或號碼的驗證碼是 {code}，{minutes} 分鐘內有效，只能使用一次。',
  'mail.mailChanged.subject': '您的電子郵件已變更',
  'mail.mailChanged.text': '您的帳戶現在使用電子郵件 {mail}。如非本人操作，請立即聯絡我們。',
  'mail.mobileChanged.subject': '您的手機號碼已變更',
  'mail.mobileChanged.text': '您帳戶的手機號碼已變更。如非本人操作，請立即設定新密碼。',
  'mail.socialBound.subject': '您的帳戶已綁定 {site} 帳號',
  'mail.socialBound.text': '{site} 帳號已綁定到您的帳戶，今後可憑該帳號免密碼登入。如非本人操作，請在帳戶中解除綁定並立即設定新密碼。',
  'mail.socialUnbound.subject': '{site} 帳號已解除綁定',
  'mail.socialUnbound.text': '該 {site} 帳號不能再登入您的帳戶。如非本人操作，請立即設定新密碼。',
  'mail.destroyCode.subject': '您的註銷帳戶驗證碼：{code}',
  'mail.destroyCode.text': '您的註銷帳戶驗證碼是 {code}，{minutes} 分鐘內有效。如不想註銷，請忽略此郵件並變更密碼。',
  'mail.accountDeleted.subject': '您的帳戶已註銷',
  'mail.accountDeleted.text': '您的帳戶已註銷。過往訂單的單據將依法保存，但不含您的姓名。',
  'mail.signCode.subject': '{code} 是簽署合約 {number} 的驗證碼',
  'mail.signCode.text':
    '您簽署合約 {number} 的驗證碼是 {code}，{minutes} 分鐘內有效，只能使用一次。如果不是您申請的，請忽略此郵件：沒有驗證碼就不會簽署任何內容。',
  'mail.contractWaits.subject': '訂單 {number} 的合約等待您簽署',
  'mail.contractWaits.text': '買方已簽署。請在 72 小時內到商家後台閱讀並簽署您與平台關於訂單 {number} 的合約；逾期訂單將關閉。',
  'mail.contractReminder.subject': '訂單 {number} 的合約：還剩 {hours} 小時',
  'mail.contractReminder.text': '訂單 {number} 的合約尚未簽署。{hours} 小時後訂單將關閉。請在此之前簽署或拒絕合約。',
  'mail.contractConcluded.subject': '雙方已簽署：訂單 {number}',
  'mail.contractConcluded.text':
    '您和供應商均已簽署訂單 {number} 的合約。如該訂單為先付款後交付，請現在付款：付款時間已開始計算，見訂單頁面。',
  'mail.contractEnded.subject': '訂單 {number} 因未簽合約而關閉',
  'mail.contractEnded.text': '訂單 {number} 的合約被拒絕或未按時簽署。訂單已關閉，貨物已退回庫存，沒有扣款。',
  'mail.orderPaidByPoints.subject': '訂單 {number} 已用點數支付',
  'mail.orderPaidByPoints.text': '您的 {points} 點數已全額支付訂單 {number}，沒有扣款。已通知供應商出貨。',
  'mail.groupPaid.subject': '訂單 {number} 已付款，等待成團',
  'mail.groupPaid.text': '訂單 {number} 的 {amount} 由平台託管，直至成團。如未成團，款項將循原付款方式退回。',
  'mail.groupComplete.subject': '訂單 {number} 已成團',
  'mail.groupComplete.text': '訂單 {number} 已成團。已通知供應商出貨；款項由平台託管，直至您驗收貨物。',
  'mail.groupFailed.subject': '訂單 {number} 未成團',
  'mail.groupFailed.text': '訂單 {number} 未成團，已關閉。{hasPaid, plural, =0 {沒有扣款。} other {您支付的款項將循原付款方式退回。}}',
  'mail.orderPaid.subject': '訂單 {number} 已付款',
  'mail.orderPaid.text': '訂單 {number} 的 {amount} 由平台託管，直至您驗收貨物。已通知供應商出貨。',
  'mail.vouchersReady.subject': '訂單 {number}：您的核銷券已就緒',
  'mail.vouchersReady.text':
    '我們為訂單 {number} 保管 {amount}，您的核銷券已就緒。請在買家中心打開訂單查看券碼；為安全起見，郵件中不含券碼。請在享受服務時才把券碼告訴供應商。',
  'mail.vouchersEnd.subject': '訂單 {number}：未使用的核銷券即將到期',
  'mail.vouchersEnd.text': '訂單 {number} 還有 {count} 張未使用的核銷券，最早的一張可用至 {until}。',
  'mail.payDue.subject': '請支付訂單 {number} 的 {amount}',
  'mail.payDue.text': '訂單 {number} 的 {amount} 須在 {until} 前支付。請在買家中心開啟訂單付款。',
  'mail.payOverdue.subject': '訂單 {number}：有一期款項逾期',
  'mail.payOverdue.text': '訂單 {number} 的 {amount} 未按時支付。請立即付款：在此之前供應商不會收到款項，訂單也無法完成。',
  'mail.readyForPickup.subject': '訂單 {number}：您的貨物可以領取了',
  'mail.readyForPickup.text': '訂單 {number} 的貨物在此等候：{place}（{hours}）。請到場出示取貨碼：{code}。見到貨物之前請勿告訴任何人。',
  'mail.storeOverdue.subject': '訂單 {number}：買家付款逾期',
  'mail.storeOverdue.text': '訂單 {number} 的一筆 {amount} 付款已逾期，已提醒買家。全部付清之前不會放款。',
  'mail.pickupWaits.subject': '訂單 {number}：貨物仍在等您領取',
  'mail.pickupWaits.text':
    '訂單 {number} 的貨物仍在等您領取：{place}（{hours}）。取貨碼：{code}。如一直無人領取，貨物和貨款將由 Kyakhta 決定如何處理。',
  'mail.cashMissing.subject': '訂單 {number}：未收到快遞代收的現金',
  'mail.cashMissing.text': '訂單 {number} 的現金（{amount}）尚未收到。如包裹已退回，請在訂單頁面註明：訂單將關閉，貨物重新計入庫存。',
  'mail.topUpTakenBack.subject':
    '{state, select, held {您的儲值 {number} 已被收回} covered {儲值 {number}：已從餘額扣除} other {儲值 {number}：餘額已恢復}}',
  'mail.topUpTakenBack.text':
    '{state, select, held {您的銀行或支付服務已收回儲值 {number} 的款項。{hasHeld, plural, =0 {您的餘額中已沒有這筆錢。} other {在我們查清之前，您的餘額中有 {amount} 被凍結。}}如果不是您要求的，請洽詢您的銀行。} covered {您餘額中被凍結的 {amount} 已用於補償儲值 {number} 被收回的款項。} other {儲值 {number} 已查清：被凍結的 {amount} 已恢復到您的餘額。}}',
  'mail.orderSettled.subject': '訂單 {number} 已結清並關閉',
  'mail.orderSettled.text':
    'Kyakhta 已將訂單 {number} 結清並關閉。{isPaid, plural, =0 {該訂單沒有託管款項。} other {{toBuyer} 將按原支付方式退還給您，{toStore} 歸供應商。{isCovered, plural, =0 {} other {其中 {covered} 已由您的銀行或支付服務退回。}}}}原因：{reason}',
  'mail.storeSettled.subject': '訂單 {number} 已結清並關閉',
  'mail.storeSettled.text':
    'Kyakhta 已將訂單 {number} 結清並關閉。{isPaid, plural, =0 {該訂單沒有託管款項。} other {{toStore} 扣除運費和佣金後放款給貴店；{toBuyer} 退還買家。}}原因：{reason}',
  'mail.proposalDecided.subject':
    '您的提議{isDone, plural, =0 {被拒絕} other {已獲同意}}：{kind, select, balance {更正餘額} points {更正點數} grant {准予退款} settle {結清逾期訂單} cash {登記快遞員代收的現金} transfer {認領銀行轉帳} limit {減少第二位營運人員的參與} level {更改等級} bank {更改買家匯款的帳戶} other {登記遲到的現金}}',
  'mail.proposalDecided.text':
    '{isDone, plural, =0 {{by} 拒絕了您的提議。} other {{by} 同意了您的提議，並已執行。}}{hasNote, plural, =0 {} other {備註：{note}。}}您的理由：{reason}。詳情見營運後台的「提議」。',
  'mail.lateCashStore.subject': '訂單 {number} 的現金遲到，歸您所有',
  'mail.lateCashStore.text': '訂單 {number} 已經結束後，收到了 {amount} 現金。扣除運費和佣金後劃給您。原因：{reason}',
  'mail.lateCashBuyer.subject': '訂單 {number} 的現金遲到，已存入您的餘額',
  'mail.lateCashBuyer.text': '訂單 {number} 已經結束後，收到了 {amount} 現金，已存入您的餘額。原因：{reason}',
  'mail.transferUnfit.subject': '您為{orders}轉帳的 {amount} 將退還給您',
  'mail.transferUnfit.text':
    '{cause, select, second {您為{orders}轉帳的 {amount} 已到帳，但該款項此前已付清。} over {您為{orders}的轉帳已到帳並完成付款，但多付了 {amount}。} replaced {您為{orders}轉帳的 {amount} 未用於付款，因為您選擇了其他付款方式。} other {您為{orders}轉帳的 {amount} 未用於付款，因為已不能再付款。}}這筆錢會妥善保管，並退回匯出的帳戶。退款匯出時您會收到郵件。',
  'mail.paymentUnfit.subject': '{orders}的一筆付款不符',
  'mail.paymentUnfit.text':
    '我們收到了為{orders}支付的 {amount}，但應付金額為 {needed}。這筆錢沒有用於付款：在 Kyakhta 核查之前會妥善保管，之後按原路退回。{state, select, open {您可以立即重新支付該訂單。} paid {該訂單現已付清，無需再付款。} other {該訂單已不能再付款，請不要再為它匯款。}}',
  'mail.partPaid.subject': '已收到訂單 {number} 的 {amount}',
  'mail.partPaid.text': '我們已收到訂單 {number} 的 {amount}，並由平台託管。',
  'mail.refusedAtDoor.subject': '訂單 {number} 已被拒收',
  'mail.refusedAtDoor.text':
    '訂單 {number} 在送達時被拒收，貨物已退回供應商。訂單已關閉，未收取任何費用。{hasReason, plural, =0 {} other {原因：{reason}}}',
  'mail.paidFor': '{kind, select, topUp {儲值 {numbers}} other {{count, plural, other {訂單 {numbers}}}}}',
  'mail.transferWaits.subject': '請為{orders}轉帳 {amount}',
  'mail.transferWaits.text':
    '請為{orders}轉帳 {amount}，並註明附言碼 {reference}。收款帳戶和截止日期見付款頁面。沒有附言碼，我們無法辨認款項用途。',
  'mail.transferShort.subject': '{orders}還差 {missing}',
  'mail.transferShort.text': '您為{orders}的轉帳已到帳，但還差 {missing}。請使用同一附言碼 {reference} 補足；逾期未補足，款項將全部退回。',
  'mail.transferRefused.subject': '{orders}的轉帳 {received} 未能入帳',
  'mail.transferRefused.text':
    '我們核對了{orders}的一筆 {received} 轉帳，無法確認為您的付款。{isOpen, plural, =0 {} other {還差 {missing}：如確為您所付，請勿再次轉帳，並將銀行回單寄給我們；否則請註明附言碼 {reference} 轉帳。}}無法對應任何付款的款項將退回匯款人。',
  'mail.transferChecking.subject': '{orders}已收到 {received}，核對中',
  'mail.transferChecking.text':
    '我們已收到為{orders}支付的 {received}。大額轉帳須由 Kyakhta 的第二位工作人員核對後入帳，您無需再次轉帳。{isShort, plural, =0 {} other {還差 {missing}，請僅轉這筆金額，並註明同一附言碼 {reference}。}}',
  'mail.booksOff.subject': '帳目不符：{count, plural, other {違反 # 條規則}}',
  'mail.booksOff.text': '今夜的帳目核對發現問題：{rules}。具體列見營運後台的「帳目核對」頁面。',
  'mail.invoiceIssued.subject': '發票 {number}，{amount}',
  'mail.invoiceIssued.text': '您的發票 {number}（{amount}）已開立，可在「發票」中下載。',
  'mail.invoiceFailed.subject': '{orders}的發票未能開立',
  'mail.invoiceFailed.text': '{orders}的發票未能開立：{reason}。您可以在「發票」中更正後重新申請。',
  'mail.toppedUp.subject': '{amount} 已存入您的餘額',
  'mail.toppedUp.text': '您的儲值 {number} 已入帳，共 {amount}。目前餘額為 {balance}。',
  'mail.orderToShip.subject': '{how, select, ready {請備好訂單 {number}，等待買家自取} other {請出貨：訂單 {number}}}',
  'mail.orderToShip.text':
    '{paid, select, cash {訂單 {number} 已下單，貨到付款：買家收貨時支付 {amount}。} part {訂單 {number} 的首期款已付：{amount} 由平台託管。} other {訂單 {number} 已付款：{amount} 由平台託管。}}{how, select, ready {請在 {until} 前備好貨物，並在商家後台的訂單頁面確認；平台隨後會把取貨碼寄給買家。} other {請在 {until} 前出貨，並在商家後台的訂單頁面登錄包裹。}}',
  'mail.shipLateBuyer.subject': '訂單 {number} 已延誤',
  'mail.shipLateBuyer.text':
    '{how, select, ready {訂單 {number} 的貨物應在 {until} 前備好，目前尚未備好。} other {訂單 {number} 應在 {until} 前出貨，目前尚未全部寄出。}}我們已提醒供應商。如果您不想等待，可在訂單頁面就未寄出的貨物申請退款。',
  'mail.shipLate.subject': '{how, select, ready {訂單 {number} 已過備貨期限} other {訂單 {number} 已過出貨期限}}',
  'mail.shipLate.text':
    '{how, select, ready {訂單 {number} 的貨物應在 {until} 前備好。請儘快備貨，並在商家後台的訂單頁面確認。} other {訂單 {number} 應在 {until} 前出貨，但尚未全部寄出。請寄出其餘貨物，並在商家後台的訂單頁面登錄。}}買家正在等待。',
  'mail.orderExpired.subject': '{count, plural, =1 {訂單 {orders} 未按時付款，已關閉} other {# 個訂單未按時付款，已關閉}}',
  'mail.orderExpired.text':
    '{count, plural, =1 {訂單 {orders} 未按時付款，已關閉。} other {以下訂單未按時付款，已關閉：{orders}。}}{hasCome, plural, =0 {沒有扣款。} other {如有款項已入帳，將退還給您，我們會另行寄郵件告知。}}{hasPoints, plural, =0 {} other {您使用的點數已退回。}}貨物已重新開放購買。如仍需要，請在買家中心開啟訂單，點選「再次購買」。',
  'mail.payoutApproved.subject': '提領 {amount} 已核准',
  'mail.payoutApproved.text': '您的提領 {number}（{amount}）已核准，接下來將匯往您的帳戶 {account}。匯出後您會收到郵件。',
  'mail.payoutRefused.subject': '提領 {amount} 被拒絕',
  'mail.payoutRefused.text': '您的提領 {number}（{amount}）被拒絕。原因：{reason}。款項已回到可用餘額，您可在商家後台「資金」中重新申請。',
  'mail.payoutPaid.subject': '{amount} 已匯往您的銀行',
  'mail.payoutPaid.text':
    '您的提領 {number}（{amount}）已匯往帳戶 {account}。銀行參考號：{reference}。如數個工作日內仍未入帳，請憑此參考號詢問您的銀行。',
  'mail.payoutReturned.subject': '銀行退回了 {amount}',
  'mail.payoutReturned.text':
    '您的提領 {number}（{amount}，帳戶 {account}）被銀行退回。原因：{reason}。款項已回到可用餘額：請在商家後台「資金」中核對銀行帳戶，然後重新申請提領。',
  'mail.balancePayoutRefused.subject': '提領 {amount} 被拒絕',
  'mail.balancePayoutRefused.text': '您的餘額提領 {number}（{amount}）被拒絕。原因：{reason}。款項已退回您的餘額。',
  'mail.balancePayoutReturned.subject': '銀行退回了 {amount}',
  'mail.balancePayoutReturned.text':
    '您的提領 {number}（{amount}，帳戶 {account}）被銀行退回。原因：{reason}。款項已退回您的餘額：請在買家中心「餘額」中核對銀行帳戶，然後重新申請提領。',
  'mail.bankAccountAdded.subject': '已新增銀行帳戶',
  'mail.bankAccountAdded.text':
    '您的 Kyakhta 帳戶已新增銀行帳戶 {account}。{hours, plural, =0 {餘額現在即可提領至該帳戶。} other {# 小時後餘額可提領至該帳戶。}}如非本人操作，請立即變更密碼並與我們聯絡。',
  'mail.orderShipped.subject': '訂單 {number} 運輸中',
  'mail.orderShipped.text': '供應商已發出訂單 {number}。{isFollowed, plural, =0 {} other {您可在訂單頁追蹤包裹。}}',
  'mail.waybillCorrected.subject': '訂單 {number} 的運單號已更新',
  'mail.waybillCorrected.text': '供應商已更正訂單 {number} 一個包裹的運單號，現為 {waybill}。',
  'mail.parcelProblem.subject': '訂單 {number} 的包裹遇到問題',
  'mail.parcelProblem.text': '訂單 {number} 的包裹（運單號 {waybill}）在途中受阻：{words} 包裹位置見訂單頁面，您暫時無需處理。',
  'mail.parcelOverdue.subject': '訂單 {number} 的包裹已逾期',
  'mail.parcelOverdue.text':
    '訂單 {number} 的包裹（運單號 {waybill}）本應已送達，但尚未送達。{to, select, cash {我們正在查詢包裹去向。收到貨物之前，您無需付款。} buyer {我們正在查詢包裹去向。在您收到貨物之前，貨款由平台保管；如不願等待，可在訂單頁面申請退款。} other {請向承運商查詢包裹去向。買家已收到通知。}}',
  'mail.shipmentUndone.subject': '訂單 {number} 尚未出貨',
  'mail.shipmentUndone.text': '供應商撤回了訂單 {number} 的一次出貨：貨物尚未寄出。寄出後我們會通知您。',
  'mail.orderCompleted.subject': '訂單 {number} 已完成',
  'mail.orderCompleted.text': '訂單 {number} 已完成，已向供應商撥款。感謝您的惠顧。',
  'mail.storeOrderCancelled.subject': '買家已取消訂單 {number}',
  'mail.storeOrderCancelled.text': '買家在打包前取消了訂單 {number}，已退款 {amount}。請勿出貨，貨物已重新可售。',
  'mail.refundOffered.subject': '供應商就訂單 {number} 提出退款 {amount}',
  'mail.refundOffered.text':
    '供應商未同意您的申請，而是就訂單 {number} 的 {goods} 提出退款 {amount}。{effect, select, reduction {這些商品降價處理：商品歸您，尚未寄出的仍會出貨。} notSent {這些商品不再出貨。} partNotSent {已寄出的歸您，其餘不再出貨。} other {這些商品歸您。}}無需退貨。請在 {until} 前到退款頁面接受或拒絕；您也可以修改申請或請 Kyakhta 裁決。供應商留言：{note}',
  'mail.refundOfferAccepted.subject': '您的退款方案已被接受：訂單 {number}，{amount}',
  'mail.refundOfferAccepted.text':
    '買家接受了您的方案：訂單 {number} 的 {goods} 已退款 {amount}。{effect, select, reduction {這些商品已降價，訂單繼續履行。} notSent {請不要再寄這些商品。} partNotSent {已寄出的歸買家，其餘請不要再寄。} other {這些商品歸買家。}}',
  'mail.refundOfferDeclined.subject': '您對訂單 {number} 提出的退款 {amount} 被拒絕',
  'mail.refundOfferDeclined.text': '買家拒絕了您就訂單 {number} 的 {goods} 提出的退款 {amount}。您可以另提方案；買家仍可請 Kyakhta 裁決。',
  'mail.refundOfferWithdrawn.subject': '供應商撤回了訂單 {number} 退款 {amount} 的方案',
  'mail.refundOfferWithdrawn.text':
    '供應商撤回了就訂單 {number} 的 {goods} 提出的退款 {amount} 的方案。{isAsked, plural, =0 {原拒絕仍然有效：您可在 {until} 前修改申請或請 Kyakhta 裁決。} other {您原來的申請仍然有效。供應商將在 {until} 前答覆；逾期未答覆視為同意。}}',
  'mail.ownOfferWithdrawn.subject': '您撤回了訂單 {number} 退款 {amount} 的方案',
  'mail.ownOfferWithdrawn.text':
    '您的商店撤回了就訂單 {number} 的 {goods} 提出的退款 {amount} 的方案，已通知買家。{isAsked, plural, =0 {該退款仍為已拒絕。} other {請在 {until} 前答覆申請；逾期未答覆視為同意。}}',
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
    '訂單 {number} 的退款已通過：{amount} 將按原支付方式退回。{isCovered, plural, =0 {} other {其中 {covered} 已由您的銀行或支付服務退回。}}{note}',
  'mail.refundHeldUp.subject': '{orders}的 {amount} 暫時未能退還',
  'mail.refundHeldUp.text':
    '您{orders}的退款 {amount} 未能按原付款方式退回。款項已妥善保管，我們正在處理：將再次退回，或改用其他方式。您無需任何操作；如需您提供銀行帳戶等資訊，我們會與您聯絡。款項匯出後，您會收到郵件。',
  'mail.refundSent.subject': '{orders}的 {amount} 已退還給您',
  'mail.refundSent.text':
    '{by, select, bank {您{orders}的退款 {amount} 無法按原付款方式退回，我們已透過銀行轉帳匯給您。} other {您{orders}的退款 {amount} 先前受阻，現已按原付款方式退回。}}您無需任何操作。',
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
  'mail.refundSilence.subject': '逾期未答覆：訂單 {number} 的 {amount} 已退還',
  'mail.refundSilence.text': '貴店未在期限內答覆，訂單 {number} 的 {amount} 已退還買家。詳情見商家後台「退款」。',
  'mail.refundStoresEvidence.subject': '供應商補充了舉證材料：訂單 {number}',
  'mail.refundStoresEvidence.text':
    '在訂單 {number} 的 {amount} 退款爭議中，供應商向平台提交了：{note}。您可在退款頁面查看，並可在裁決前補充舉證材料；預計於 {until} 前作出裁決。',
  'mail.paymentReturned.subject': '{amount} 將退還給您',
  'mail.paymentReturned.text': '您為{orders}支付的 {amount} 到達時已無法使用，我們已將其退回。您無需任何操作。',
  'mail.inquiryAsked.subject': '有買家詢價：「{name}」',
  'mail.inquiryAsked.text': '有買家向您的店鋪詢問「{name}」的價格。完整詢價請在賣家後台的「詢價」中查看並答覆。',
  'mail.inquiryAnswered.subject': '關於「{name}」的回覆',
  'mail.inquiryAnswered.text': '商店對「{name}」的報價為每單位 {amount}。完整回覆請見買家中心的「詢價」。',
  'mail.applicationReceived.subject': '我們已收到您的店鋪「{name}」的申請',
  'mail.applicationReceived.text':
    '您的店鋪「{name}」的申請已收到。我們將在三個工作日內審核，無論結果如何都會寄信給您。您可以在買家中心查看進度。',
  'mail.applicationRefused.subject': '您的店鋪「{name}」的申請需要修改',
  'mail.applicationRefused.text':
    '您的店鋪「{name}」的申請中有部分內容未通過。{reasons}。請在買家中心開啟申請，只修改這些欄位後重新提交，其餘內容保持不變。',
  'mail.applicationApproved.subject': '您的店鋪「{name}」已通過審核',
  'mail.applicationApproved.text': '您的店鋪「{name}」的申請已通過審核。請在買家中心設定店鋪帳號和密碼：用它們登入商家後台，店鋪即開業。',
  'mail.goodsDecided.subject': '商品審核結果：通過 {approved} 件，退回 {refused} 件',
  'mail.goodsDecided.text':
    '{approved, plural, =0 {} other {# 件商品已通過審核，買家將看到您送審的內容。}}{refused, plural, =0 {} other {# 件商品被退回，請在「商品」中修改後重新送審。}}{reasons}',
};
