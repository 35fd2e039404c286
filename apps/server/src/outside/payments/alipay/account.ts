import type { KeyObject } from 'node:crypto';

/** A merchant abroad at Alipay, whose prices are in a foreign currency. */
export interface AlipayAccount {
  readonly appId: string;
  /** Id of the seller (2088…) to whom the money must have gone. */
  readonly sellerId: string;
  readonly privateKey: KeyObject;
  /** Alipay's own, whose signatures are believed. */
  readonly alipayKey: KeyObject;
  /** Address of its gateway. */
  readonly gatewayUrl: string;
  /** Where payers' browsers find it; the same as `gatewayUrl`, but for a sandbox. */
  readonly pageUrl: string;
  readonly notifyUrl: string;
}
