import type { WordsOf } from '../types.ts';

/** Sentences of shipping, in simplified Chinese. ICU message format. */
export const shipping: WordsOf<'shipping'> = {
  deliveryKindOther: '该订单选择的是其他配送方式。',
  pickupCodeWrong: '此提货码与订单不符。剩余次数：{left}。',
  packageLimitReached: '一笔订单最多可分 {max} 个包裹发货。',
  packageItemsWrong: '包裹内容与待发货数量不符。请刷新订单。',
  waybillRequired: '请填写承运商和运单号。',
  carrierUnknown: '没有此承运商。',
  waybillOfOrder: '这是供应商发给您的包裹的运单号，请填写退回包裹的运单号。',
  deliveryUnknown: '没有此包裹。',
  shipmentStands: '这次发货已无法撤回：已超过半小时、承运商已有物流信息，或订单有退款申请。',
  'mail.readyForPickup.subject': '订单 {number}：您的货物可以提取了',
  'mail.readyForPickup.text': '订单 {number} 的货物在此等候：{place}（{hours}）。请到场出示提货码：{code}。见到货物之前请勿告诉任何人。',
  'mail.pickupWaits.subject': '订单 {number}：货物仍在等您提取',
  'mail.pickupWaits.text':
    '订单 {number} 的货物仍在等您提取：{place}（{hours}）。提货码：{code}。如一直无人提取，货物和货款将由 Kyakhta 决定如何处理。',
  'mail.refusedAtDoor.subject': '订单 {number} 已被拒收',
  'mail.refusedAtDoor.text':
    '订单 {number} 在送达时被拒收，货物已退回供应商。订单已关闭，未收取任何费用。{hasReason, plural, =0 {} other {原因：{reason}}}',
  'mail.shipLateBuyer.subject': '订单 {number} 已延误',
  'mail.shipLateBuyer.text':
    '{how, select, ready {订单 {number} 的货物应在 {until} 前备好，目前尚未备好。} other {订单 {number} 应在 {until} 前发货，目前尚未全部发出。}}我们已提醒供应商。如果您不想等待，可在订单页面就未发出的货物申请退款。',
  'mail.shipLate.subject': '{how, select, ready {订单 {number} 已过备货期限} other {订单 {number} 已过发货期限}}',
  'mail.shipLate.text':
    '{how, select, ready {订单 {number} 的货物应在 {until} 前备好。请尽快备货，并在商家后台的订单页面确认。} other {订单 {number} 应在 {until} 前发货，但尚未全部发出。请发出其余货物，并在商家后台的订单页面录入。}}买家正在等待。',
  'mail.orderShipped.subject': '{isPart, plural, =0 {订单 {number} 运输中} other {订单 {number} 部分货物运输中}}',
  'mail.orderShipped.text':
    '{isPart, plural, =0 {供应商已发出订单 {number}。} other {供应商已发出订单 {number} 的部分货物，其余将随后发出。}}{isFollowed, plural, =0 {} other {您可在订单页跟踪包裹。}}',
  'mail.waybillCorrected.subject': '订单 {number} 的运单号已更新',
  'mail.waybillCorrected.text': '供应商已更正订单 {number} 一个包裹的运单号，现为 {waybill}。',
  'mail.parcelProblem.subject': '订单 {number} 的包裹遇到问题',
  'mail.parcelProblem.text': '订单 {number} 的包裹（运单号 {waybill}）在途中受阻：{words} 包裹位置见订单页面，您暂时无需处理。',
  'mail.parcelOverdue.subject': '订单 {number} 的包裹已逾期',
  'mail.parcelOverdue.text':
    '订单 {number} 的包裹（运单号 {waybill}）本应已送达，但尚未送达。{to, select, cash {我们正在查询包裹去向。收到货物之前，您无需付款。} buyer {我们正在查询包裹去向。在您收到货物之前，货款由平台保管；如不愿等待，可在订单页面申请退款。} other {请向承运商查询包裹去向。买家已收到通知。}}',
  'mail.shipmentUndone.subject': '订单 {number} 尚未发货',
  'mail.shipmentUndone.text': '供应商撤回了订单 {number} 的一次发货：货物尚未发出。发出后我们会通知您。',
  'track.accepted': '义乌分拣中心：包裹已收',
  'track.departed': '义乌：已由公路发出',
  'track.exported': '满洲里：出口报关已受理',
  'track.cleared': '后贝加尔斯克：单证已查验，清关完成',
  'track.onward': '赤塔：已发往目的地城市',
  'track.returned': '退货包裹已收',
  'track.returnExported': '后贝加尔斯克：退货出口报关已受理',
  'track.returnCleared': '满洲里：退货单证已查验',
  'track.arrived': '已到达目的地城市',
  'track.withCdek': '已交由 CDEK 派送',
  'track.delivered': '已送达并签收',
};
