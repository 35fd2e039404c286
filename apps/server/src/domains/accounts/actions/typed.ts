import { nickNameCharsMax } from '@kyakhta/contract';
import type { Ctx } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { isBlank, lengthOf, oneLine } from '../../../runtime/typed-text.ts';
import { say } from '../../../runtime/words/index.ts';
import { homeOf, readMobile, whyNoPhone } from '../model/phone.ts';

export const wrongField = (ctx: Ctx, field: string, word: 'field.date' | 'field.wrong' | 'field.blank'): never => {
  const said = say(ctx.locale, word);
  return refuse('argumentNotValid', { first: `${field}: ${said}` }, { fields: { [field]: said } });
};

/** A nickname as it is kept: one line with something to read, no longer than it may be. */
export const nickNameOf = (ctx: Ctx, typed: string): string => {
  const name = oneLine(typed);
  if (isBlank(name)) return wrongField(ctx, 'nickName', 'field.blank');
  return lengthOf(name) > nickNameCharsMax ? refuse('nickNameTooLong') : name;
};

/** A mobile number that is to be bound, as E.164; refused with what is wrong with it. */
export const mobileOf = (ctx: Ctx, typed: string): string => {
  const number = readMobile(typed);
  if (number !== null) return number;
  const { word, values } = whyNoPhone(typed, homeOf(typed));
  return refuse('mobileNotValid', {}, { fields: { mobile: say(ctx.locale, word, values) } });
};
