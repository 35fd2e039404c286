import { describe, expect, it } from 'vitest';
import { faceOf, namedLetters, printedPart, unprintedLetters } from './letters.ts';

describe('letters that our papers print', () => {
  it.each([
    ['ООО «Уральский берег» № 1, ₽ & co — ТОО «Қазақ Әлемі»', 'Rubik'],
    ['«Արարատ Գրուպ» ՍՊԸ և Երևան', 'Noto Sans Armenian'],
    ['შპს „თბილისი ტრეიდი“', 'Noto Sans Georgian'],
    ['義烏市鑫淼進出口有限公司 𠮷', 'Chocolate Classical Sans'],
    ['주식회사 한강무역', 'Gowun Dodum'],
    ['Łódź, Đắk Lắk, İzmir, Ærø, Ħal', 'Rubik'],
    ['شركة النور للتجارة LLC', 'Rubik'],
    ['בע״מ חברת סחר', 'Rubik'],
  ])('are those of %s', (name, face) => {
    expect(unprintedLetters(name)).toEqual([]);
    expect(Array.from(name, faceOf)).toContain(face);
  });

  it.each([
    ['บริษัท จำกัด', ['บ', 'ริ', 'ษั', 'ท', 'จำ', 'กั', 'ด']],
    ['ABC हिन्दी', ['हि', 'न्दी']],
    ['ٹیکسٹائل', ['ٹ']],
    ['Anna 🧨 & 👩‍🔧', ['🧨', '👩‍🔧']],
    ['⌀ 12 ⌀', ['⌀']],
  ])('are not all of %s: each is named once, with its marks', (name, letters) => {
    expect(unprintedLetters(name)).toEqual(letters);
  });

  it('leave out marks of direction and joiners, and take a letter with its mark as one', () => {
    expect(unprintedLetters('а\u202Eб\u202C\u200Dв\u00A0г\n')).toEqual([]);
    expect(unprintedLetters('Cafe\u0301 и\u0306')).toEqual([]);
  });

  it('are what is left of a name of goods that a store has decorated', () => {
    expect(printedPart('🔥 Ботинки 🔥 зимние 👩‍🔧')).toBe('Ботинки зимние');
    expect(printedPart('Drill ⌀ 12 mm')).toBe('Drill 12 mm');
    expect(printedPart('Cafe\u0301  two')).toBe('Cafe\u0301  two');
  });

  it('names some of many', () => {
    expect(namedLetters(['ก', 'ข'])).toBe('ก ข');
    expect(namedLetters(Array.from('กขฃคฅฆงจฉชซฌญ'))).toBe('ก ข ฃ ค ฅ ฆ ง จ ฉ ช ซ ฌ …');
  });
});
