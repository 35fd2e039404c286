import type { KeyObject } from 'node:crypto';

/** A merchant abroad at WeChat Pay, whose prices are in a foreign currency. */
export interface WeChatAccount {
  readonly mchId: string;
  readonly appId: string;
  /** Category of the merchant's trade (ISO 18245). */
  readonly categoryCode: string;
  /** Serial number of the merchant's own certificate, and its private key. */
  readonly serial: string;
  readonly privateKey: KeyObject;
  /** 32 letters with which WeChat Pay closes what it sends. */
  readonly apiV3Key: string;
  /** Whose signatures are believed, by the serial they are sent under. */
  readonly platformKeys: ReadonlyMap<string, KeyObject>;
  /** Origin of the API, without a slash at its end. */
  readonly origin: string;
  /** Where its news are to be sent. */
  readonly notifyUrl: string;
}

/** Messages and answers go by the real clock; one that is older, or ahead by more, is not believed. */
export const windowMs = 5 * 60_000;
