/** Lengths of life and limits of logging in. */
export const sessionDays = 30;
export const keyLifeHours = 24;
/** A key stays readable a while after the next one is made: pages that were open keep working. */
export const keyGraceHours = 2;
export const stampAgeMaxMs = 5 * 60_000;
export const codeMinutes = 10;
export const codeTriesMax = 5;
export const triesWindowMinutes = 15;
export const triesMaxPerAccount = 10;
export const triesMaxPerAddress = 50;
/** Days a browser stays known that does not log in; as long as its cookie lives. */
export const doorDays = 180;
/** Browsers one account is known by; who logs in without keeping cookies makes one each time. */
export const doorsMaxPerAccount = 200;
export const codesMaxPerAddressAndHour = 30;
/** Codes of a purpose that go to one mailbox or phone in an hour, and in a day, at the wish of people who need not be its owner. */
export const codesMaxPerMailboxAndHour = 10;
export const codesMaxPerMailboxAndDay = 30;

/** Splits "<unix ms>:<password>"; null when it has another form. */
export const readStamped = (text: string): { readonly stampMs: number; readonly password: string } | null => {
  const match = /^(\d{12,15}):([\s\S]+)$/.exec(text);
  return match === null ? null : { stampMs: Number(match[1]), password: match[2] ?? '' };
};
