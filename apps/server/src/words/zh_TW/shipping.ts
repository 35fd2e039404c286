import type { WordsOf } from '../types.ts';

/** Sentences of shipping, in traditional Chinese. ICU message format. */
export const shipping: WordsOf<'shipping'> = {
  deliveryKindOther: '該訂單選擇的是其他配送方式。',
  pickupCodeWrong: '此取貨碼與訂單不符。剩餘次數：{left}。',
  packageLimitReached: '一筆訂單最多可分 {max} 個包裹出貨。',
  packageItemsWrong: '包裹內容與待出貨數量不符。請重新整理訂單。',
  waybillRequired: '請填寫承運商和託運單號。',
  carrierUnknown: '沒有此承運商。',
  waybillOfOrder: '這是供應商寄給您的包裹的運單號，請填寫退回包裹的運單號。',
  deliveryUnknown: '沒有此包裹。',
  shipmentStands: '這次出貨已無法撤回：已超過半小時、承運商已有物流資訊，或訂單有退款申請。',
  'mail.readyForPickup.subject': '訂單 {number}：您的貨物可以領取了',
  'mail.readyForPickup.text': '訂單 {number} 的貨物在此等候：{place}（{hours}）。請到場出示取貨碼：{code}。見到貨物之前請勿告訴任何人。',
  'mail.pickupWaits.subject': '訂單 {number}：貨物仍在等您領取',
  'mail.pickupWaits.text':
    '訂單 {number} 的貨物仍在等您領取：{place}（{hours}）。取貨碼：{code}。如一直無人領取，貨物和貨款將由 Kyakhta 決定如何處理。',
  'mail.refusedAtDoor.subject': '訂單 {number} 已被拒收',
  'mail.refusedAtDoor.text':
    '訂單 {number} 在送達時被拒收，貨物已退回供應商。訂單已關閉，未收取任何費用。{hasReason, plural, =0 {} other {原因：{reason}}}',
  'mail.shipLateBuyer.subject': '訂單 {number} 已延誤',
  'mail.shipLateBuyer.text':
    '{how, select, ready {訂單 {number} 的貨物應在 {until} 前備好，目前尚未備好。} other {訂單 {number} 應在 {until} 前出貨，目前尚未全部寄出。}}我們已提醒供應商。如果您不想等待，可在訂單頁面就未寄出的貨物申請退款。',
  'mail.shipLate.subject': '{how, select, ready {訂單 {number} 已過備貨期限} other {訂單 {number} 已過出貨期限}}',
  'mail.shipLate.text':
    '{how, select, ready {訂單 {number} 的貨物應在 {until} 前備好。請儘快備貨，並在商家後台的訂單頁面確認。} other {訂單 {number} 應在 {until} 前出貨，但尚未全部寄出。請寄出其餘貨物，並在商家後台的訂單頁面登錄。}}買家正在等待。',
  'mail.orderShipped.subject': '{isPart, plural, =0 {訂單 {number} 運輸中} other {訂單 {number} 部分貨物運輸中}}',
  'mail.orderShipped.text':
    '{isPart, plural, =0 {供應商已發出訂單 {number}。} other {供應商已發出訂單 {number} 的部分貨物，其餘將隨後發出。}}{isFollowed, plural, =0 {} other {您可在訂單頁追蹤包裹。}}',
  'mail.waybillCorrected.subject': '訂單 {number} 的運單號已更新',
  'mail.waybillCorrected.text': '供應商已更正訂單 {number} 一個包裹的運單號，現為 {waybill}。',
  'mail.parcelProblem.subject': '訂單 {number} 的包裹遇到問題',
  'mail.parcelProblem.text': '訂單 {number} 的包裹（運單號 {waybill}）在途中受阻：{words} 包裹位置見訂單頁面，您暫時無需處理。',
  'mail.parcelOverdue.subject': '訂單 {number} 的包裹已逾期',
  'mail.parcelOverdue.text':
    '訂單 {number} 的包裹（運單號 {waybill}）本應已送達，但尚未送達。{to, select, cash {我們正在查詢包裹去向。收到貨物之前，您無需付款。} buyer {我們正在查詢包裹去向。在您收到貨物之前，貨款由平台保管；如不願等待，可在訂單頁面申請退款。} other {請向承運商查詢包裹去向。買家已收到通知。}}',
  'mail.shipmentUndone.subject': '訂單 {number} 尚未出貨',
  'mail.shipmentUndone.text': '供應商撤回了訂單 {number} 的一次出貨：貨物尚未寄出。寄出後我們會通知您。',
  'track.accepted': '義烏分揀中心：包裹已收',
  'track.departed': '義烏：已由公路發出',
  'track.exported': '滿洲里：出口報關已受理',
  'track.cleared': '後貝加爾斯克：單證已查驗，清關完成',
  'track.onward': '赤塔：已發往目的地城市',
  'track.returned': '退貨包裹已收',
  'track.returnExported': '後貝加爾斯克：退貨出口報關已受理',
  'track.returnCleared': '滿洲里：退貨單證已查驗',
  'track.arrived': '已到達目的地城市',
  'track.withCdek': '已交由 CDEK 派送',
  'track.delivered': '已送達並簽收',
};
