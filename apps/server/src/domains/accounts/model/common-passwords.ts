/**
 * Words that lists of leaked passwords hold most often, in the languages of our people, and our own name: what stands
 * around them (a year, "123", "!") and signs in place of letters change nothing, for whoever guesses tries those first.
 */
const words = new Set(
  `password passwort passwd pass contrasena senha parol mima admin administrator root user guest test login master
  welcome letmein secret default changeme hello iloveyou love lovely monkey dragon tiger sunshine princess superman batman
  football baseball soccer hockey michael jordan charlie daniel thomas andrew jessica ashley nicole summer winter spring
  autumn freedom whatever trustno shadow killer pokemon starwars computer internet samsung apple google yahoo facebook
  money business company office shop store market seller buyer supplier factory china beijing shanghai russia moscow
  rossiya moskva kyakhta privet natasha marina svetlana sergey dima maksim andrey alexander aleksandr zenit spartak lubov
  lyubov solnyshko woaini wangyi wang zhang taobao alibaba пароль привет любовь наташа марина сергей россия москва
  солнышко админ мама`.split(/\s+/),
);
/** What fingers find without a thought: rows and columns of keyboards, the alphabet, digits. */
const walks = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдежзиклмнопрст',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
  '!@#$%^&*()',
  '1qaz2wsx3edc4rfv',
  'qazwsxedcrfv',
  'zaq12wsx',
  'zaq1xsw2cde3',
  '1q2w3e4r5t6y7u8i',
  'q1w2e3r4t5y6u7i8',
  '147258369',
  '741852963',
  '789456123',
  '5201314',
  '159753',
].flatMap((walk) => [walk, Array.from(walk).toReversed().join('')]);

const letterFor: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' };
const longestFirst = [...words].toSorted((a, b) => b.length - a.length);

/** Between its first and its last letter, signs that stand for letters read as those. */
const decoded = (text: string): string =>
  text.replace(/\p{L}.*\p{L}/su, (stem) => stem.replaceAll(/[013457@$!]/g, (sign) => letterFor[sign] ?? sign));
/** The same few characters again and again: 111111, 121212, 123123. */
const isRepeated = (text: string): boolean => /^(.{1,4}?)\1+$/u.test(text) || new Set(text).size <= 2;

/** Without its longest walks of at least three characters. */
const withoutWalks = (text: string): string => {
  for (let length = text.length; length >= 3; length -= 1)
    for (let at = 0; at + length <= text.length; at += 1)
      if (walks.some((walk) => walk.includes(text.slice(at, at + length))))
        return `${withoutWalks(text.slice(0, at))} ${withoutWalks(text.slice(at + length))}`;
  return text;
};
const signs = /[^\p{L}\p{Nd}\s]/gu;
/** How much of it is one's own besides common words, years and walks: a sign or two stand in nearly every password, further ones count. */
const ownPart = (text: string): number => {
  const wordless = longestFirst.reduce((rest, word) => rest.replaceAll(word, ' '), text);
  const rest = withoutWalks(wordless.replaceAll(/(?:19|20)\d\d/g, ' '));
  const signsLeft = rest.match(signs)?.length ?? 0;
  return (rest.match(/[\p{L}\p{Nd}]/gu)?.length ?? 0) + Math.max(0, signsLeft - 2);
};
/** So few characters of one's own are guessed along. */
const ownLeast = 4;
/** Read without its signs only if that alone could be a password: what is mostly signs is no word with signs in between. */
const bareLeast = 6;

/** Whether a password is among those that are guessed first, whatever rule of characters it meets. */
export const isCommonPassword = (password: string): boolean => {
  const text = password.normalize('NFKC').toLowerCase();
  const bare = text.replaceAll(signs, '');
  const plain = Array.from(bare).length < bareLeast ? [text] : [text, bare];
  const readings = [...plain, decoded(text), text.replaceAll(/(.)\1+/gu, '$1')];
  return plain.some(isRepeated) || readings.some((reading) => ownPart(reading) < ownLeast);
};
