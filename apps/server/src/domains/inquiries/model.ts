import { inquiryState, type InquiryState, type UnitCode } from '@kyakhta/contract';

/** What a buyer asks, as it is kept. */
export interface Asking {
  readonly storeId: number | null;
  readonly productId: number | null;
  readonly skuId: number | null;
  readonly name: string;
  readonly message: string;
  readonly quantity: number;
  readonly unit: UnitCode;
  readonly country: string | null;
  readonly city: string;
  /** For one unit, in minor units of `currency`. */
  readonly targetPrice: bigint | null;
  readonly currency: string;
  readonly categoryId: number | null;
  /** Days that the price should stand, and within which the goods are wanted. */
  readonly validDays: number | null;
  readonly deliveryDays: number | null;
  /** Paths of stored pictures and other files. */
  readonly files: readonly string[];
}

/** What a store answers. */
export interface Answer {
  readonly message: string;
  /** For one unit, in minor units of the question's currency. */
  readonly price: bigint;
  readonly minimum: number;
  /** Days until the goods are ready to ship. */
  readonly leadDays: number | null;
  readonly validUntil: Date;
}

/** Where a question begins. */
export const firstState = (storeId: number | null): InquiryState => (storeId === null ? inquiryState.platform : inquiryState.store);

/** Hours within which the same question is the first one, and within which so many may be sent. */
export const dayHours = 24;

/** Characters of the goods' name that the subject of a mail has room for. */
const subjectChars = 60;
/** One line: what a person typed never begins another one. */
export const shortName = (name: string): string => {
  const line = name.replaceAll(/\s+/g, ' ');
  return line.length <= subjectChars ? line : `${Array.from(line).slice(0, subjectChars).join('')}…`;
};
