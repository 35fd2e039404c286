import { nickNameCharsMax } from '@kyakhta/contract';
import type { Ctx } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { isBlank, lengthOf, oneLine } from '../../../runtime/typed-text.ts';
import { say } from '../../../words/index.ts';
import { elevenDigits, homeOf, readMobile, whyNoPhone } from '../model/phone.ts';
import { refuseField } from '../../../runtime/wrong-fields.ts';

/** A nickname as it is kept: one line with something to read, no longer than it may be. */
export const nickNameOf = (ctx: Ctx, typed: string): string => {
  const name = oneLine(typed);
  if (isBlank(name)) return refuseField(ctx, 'nickName', 'field.blank');
  return lengthOf(name) > nickNameCharsMax ? refuse('nickNameTooLong') : name;
};

/** A mobile number that is to be bound, as E.164; refused with what is wrong with it. */
export const mobileOf = (ctx: Ctx, typed: string): string => {
  const number = readMobile(typed);
  if (number !== null) return number;
  const { word, values } = whyNoPhone(typed, homeOf(typed, ctx.locale));
  return refuse('mobileNotValid', {}, { fields: { mobile: say(ctx.locale, word, values) } });
};

const noPhone = (ctx: Ctx, field: string, typed: string): never => {
  const { word, values } = whyNoPhone(typed, homeOf(typed, ctx.locale));
  return refuseField(ctx, field, word, values);
};

/** The mobile that a buyer leaves with a refund, as its eleven digits; empty where she leaves none. Refused with what is wrong with it. */
export const refundMobileOf = (ctx: Ctx, typed = ''): string =>
  isBlank(typed) ? '' : (elevenDigits(typed) ?? noPhone(ctx, 'buyerMobile', typed));

/**
 * The number that a carrier knows a returned parcel by: the eleven digits of a Russian or Chinese mobile, as clients of the
 * lineage read them, any other as E.164; empty where there is none. Refused with what is wrong with it.
 */
export const parcelMobileOf = (ctx: Ctx, typed = ''): string =>
  isBlank(typed) ? '' : (elevenDigits(typed) ?? readMobile(typed) ?? noPhone(ctx, 'mobile', typed));
