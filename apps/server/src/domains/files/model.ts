import { type FilePurpose, pictureBytesMax, picturePixelsMax } from '@kyakhta/contract';

/** Who brought a file. */
export interface Owner {
  readonly kind: 'buyer' | 'seller' | 'operator';
  readonly id: number;
}

/** What is taken for a purpose, and whether everyone may see it once it is used. */
export interface PurposeRules {
  readonly bytesMax: number;
  readonly pixelsMax: number;
  readonly square: boolean;
  readonly public: boolean;
}
export const purposes: Readonly<Record<FilePurpose, PurposeRules>> = {
  review: { bytesMax: pictureBytesMax.review, pixelsMax: picturePixelsMax, square: false, public: true },
  avatar: { bytesMax: pictureBytesMax.avatar, pixelsMax: picturePixelsMax, square: true, public: true },
};

/** States of a file. */
export const fileState = { waiting: 1, used: 2, removed: 3 } as const;

/** Hours after which a file that nothing uses is removed. */
export const unusedHours = 24;
export const bytesPerMegabyte = 1_000_000;
export const pixelsPerMegapixel = 1_000_000;
