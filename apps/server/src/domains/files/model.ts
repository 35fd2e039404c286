import {
  applicationPapers,
  attachmentKinds,
  certificateFileKinds,
  type FilePurpose,
  pictureBytesMax,
  picturePixelsMax,
  storeUploadBytesPerDayMax,
  storeUploadsPerHourMax,
  uploadBytesPerDayMax,
  uploadsPerHourMax,
} from '@kyakhta/contract';
import type { AttachmentKind } from '../../runtime/attachment-kind.ts';
import type { ActorOf } from '../../runtime/context.ts';
import type { PictureShape } from '../../runtime/pictures.ts';

/** Whose a file is. What a seller brings is the store's: the number is the store's, too. */
export interface Owner {
  readonly kind: 'buyer' | 'seller' | 'operator';
  readonly id: number;
}

export const sellerOwner = (actor: ActorOf<'seller'>): Owner => ({ kind: 'seller', id: actor.storeId });
/** Files an owner may bring within an hour. */
export const hourlyMax = ({ kind }: Owner): number => (kind === 'seller' ? storeUploadsPerHourMax : uploadsPerHourMax);

/** Bytes an owner may bring within a day. */
export const dailyBytesMax = ({ kind }: Owner): number => (kind === 'seller' ? storeUploadBytesPerDayMax : uploadBytesPerDayMax);

/** What is taken for a purpose, and whether everyone may see it once it is used. */
export interface PurposeRules {
  readonly bytesMax: number;
  readonly pixelsMax: number;
  readonly shape: PictureShape;
  readonly public: boolean;
  /** Kinds of files that are no pictures and are kept as they come, and how any other is refused. */
  readonly otherKinds?: { readonly kinds: readonly AttachmentKind[]; readonly refusal: 'fileKindNotTaken' | 'documentNotTaken' };
}
export const purposes: Readonly<Record<FilePurpose, PurposeRules>> = {
  unsaid: { bytesMax: pictureBytesMax.review, pixelsMax: picturePixelsMax, shape: 'photo', public: false },
  review: { bytesMax: pictureBytesMax.review, pixelsMax: picturePixelsMax, shape: 'photo', public: true },
  inquiry: {
    bytesMax: pictureBytesMax.inquiry,
    pixelsMax: picturePixelsMax,
    shape: 'photo',
    public: false,
    otherKinds: { kinds: attachmentKinds, refusal: 'fileKindNotTaken' },
  },
  refund: { bytesMax: pictureBytesMax.refund, pixelsMax: picturePixelsMax, shape: 'photo', public: false },
  avatar: { bytesMax: pictureBytesMax.avatar, pixelsMax: picturePixelsMax, shape: 'square', public: true },
  banner: { bytesMax: pictureBytesMax.banner, pixelsMax: picturePixelsMax, shape: 'whole', public: true },
  site: { bytesMax: pictureBytesMax.site, pixelsMax: picturePixelsMax, shape: 'whole', public: true },
  category: { bytesMax: pictureBytesMax.category, pixelsMax: picturePixelsMax, shape: 'whole', public: true },
  // Public once the application, or the store, shows it.
  shopLogo: { bytesMax: pictureBytesMax.shopLogo, pixelsMax: picturePixelsMax, shape: 'square', public: false },
  storePhoto: { bytesMax: pictureBytesMax.storePhoto, pixelsMax: picturePixelsMax, shape: 'photo', public: true },
  businessLicense: { bytesMax: pictureBytesMax.businessLicense, pixelsMax: picturePixelsMax, shape: 'whole', public: false },
  identityCardFront: {
    bytesMax: pictureBytesMax.identityCardFront,
    pixelsMax: picturePixelsMax,
    shape: 'whole',
    public: false,
  },
  identityCardLater: {
    bytesMax: pictureBytesMax.identityCardLater,
    pixelsMax: picturePixelsMax,
    shape: 'whole',
    public: false,
  },
  product: { bytesMax: pictureBytesMax.product, pixelsMax: picturePixelsMax, shape: 'whole', public: true },
  certificate: {
    bytesMax: pictureBytesMax.certificate,
    pixelsMax: picturePixelsMax,
    shape: 'whole',
    public: true,
    otherKinds: { kinds: certificateFileKinds, refusal: 'documentNotTaken' },
  },
};

/** Whether it is the paper of a person: sealed on the disk, marked with who looks at it. */
export const isPaper = (purpose: FilePurpose): boolean => applicationPapers.some((paper) => paper === purpose);

/** Uses for which a buyer's picture may be taken that was brought without saying what for. */
const unsaidFor: readonly FilePurpose[] = ['review', 'inquiry', 'refund', 'avatar'];
/** The purposes for which a picture may have been brought that is to be used for one. */
export const broughtFor = (purpose: FilePurpose, { kind }: Owner): readonly FilePurpose[] =>
  kind === 'buyer' && unsaidFor.includes(purpose) ? [purpose, 'unsaid'] : [purpose];
/** Minutes within which a picture is to be brought to the address that was given for it. */
export const preSignedMinutes = 10;

/** States of a file. */
export const fileState = { waiting: 1, used: 2, removed: 3 } as const;

/** Hours after which a file that nothing uses is removed. */
export const unusedHours = 24;
export const bytesPerMegabyte = 1_000_000;
export const pixelsPerMegapixel = 1_000_000;
