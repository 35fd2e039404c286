import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inCyrillic, lookalike, otherLayout } from './keyboard.ts';
import { distance, meantBy } from './near-words.ts';
import { asPinyin, pinyinOf } from './pinyin.ts';
import { articlesOf, indexTokens, isTradeWord, normalize, partsOf, wordsOf } from './tokens.ts';

const texts = (text: string): string[] => indexTokens(text).map((t) => t.text);

describe('tokens', () => {
  it.each([
    ['Winter BOOTS', ['winter', 'boots']],
    ['Отвёртка крестовая', ['отвертка', 'крестовая']],
    ['café Größe', ['cafe', 'große']],
    ['USB-кабель', ['usb', 'кабель']],
    ['ＬＥＤ灯泡', ['led', '灯泡']],
    ['60×40 см', ['60', '40', 'см']],
    ['3х5 м', ['3', '5', 'м']],
    ['2,5 kg', ['2d5', 'kg']],
    ['鍵盤', ['键盘']],
    ['', []],
    ['!?—…', []],
  ])('of %j are %j', (text, words) => {
    expect(wordsOf(text).map((t) => t.text)).toEqual(words);
  });

  it('belong to the dictionary of their script', () => {
    expect(wordsOf('boots ботинки 靴子 m8').map((t) => t.dictionary)).toEqual(['english', 'russian', 'simple', 'simple']);
  });

  it('keep an article number whole and in parts', () => {
    expect(articlesOf('KD18-2040-BL, 2.5 kg, A.7/3')).toEqual(['kd182040bl', 'a73']);
    expect(texts('KD18-2040-BL')).toEqual(expect.arrayContaining(['kd182040bl', 'kd18', '2040', 'bl', 'kd', '18']));
    expect(partsOf('m8')).toEqual(['m', '8']);
    expect(partsOf('boots')).toEqual([]);
  });

  it('hold what a compound is a kind of', () => {
    expect(texts('Спецобувь')).toEqual(['спецобувь', 'обувь']);
    expect(texts('видеокамера')).toEqual(['видеокамера', 'камера']);
    for (const word of ['электроника', 'автоматический', 'автомобильный', 'мотоцикл', 'термос']) expect(texts(word)).toEqual([word]);
  });

  it('look the same in two scripts where every letter does', () => {
    expect(['м8', 'e27', 'а4', 'usb3', 'ф30', '27', 'мост'].map(lookalike)).toEqual(['m8', 'е27', 'a4', null, null, null, null]);
  });

  it('join a number with the unit behind it', () => {
    expect(texts('18 V')).toContain('18v');
    expect(texts('18V')).toEqual(expect.arrayContaining(['18v', '18', 'v']));
  });

  it('of Chinese are found however they are cut', () => {
    expect(texts('不锈钢保温杯')).toEqual(expect.arrayContaining(['保温', '杯', '不锈', '锈钢']));
  });

  it('never hold what a text search query gives a meaning to', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        for (const { text: word } of indexTokens(text)) expect(word).toMatch(/^[\p{L}\p{N}\p{M}]+$/u);
      }),
    );
  });

  it('are the same however often they are normalized', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        expect(wordsOf(normalize(text)).map((t) => t.text)).toEqual(wordsOf(text).map((t) => t.text));
      }),
    );
  });

  it('know the words of wishing to buy', () => {
    expect(['оптом', 'wholesale', '批发', 'boots'].map(isTradeWord)).toEqual([true, true, true, false]);
  });
});

describe('pinyin', () => {
  it.each([
    ['键盘', 'jianpan'],
    ['保温杯', 'baowenbei'],
    ['女鞋', 'nuxie'],
    ['空调', 'kongtiao'],
    ['银行', 'yinxing'],
    ['地板', 'diban'],
    ['钻头', 'zuantou'],
    ['LED灯', null],
    ['', null],
  ])('of %j is %j', (word, expected) => {
    expect(pinyinOf(word)).toBe(expected);
  });
  it('is asked with ü typed as v or u', () => {
    expect([asPinyin('nvxie'), asPinyin('nuxie'), asPinyin('lvcha')]).toEqual(['nuxie', 'nuxie', 'lucha']);
  });
});

describe('the other keyboard', () => {
  it.each([
    ['ghjlfdtw', 'продавец'],
    [';bktn', 'жилет'],
    ['ищщеы', 'boots'],
    ['jnd`hnrf', 'отвёртка'],
  ])('turns %j into %j', (typed, meant) => {
    expect(otherLayout(typed)).toBe(meant);
  });
  it.each([
    ['perchatki', 'перчатки'],
    ['zhilet', 'жилет'],
    ['chashka', 'чашка'],
    ['shchetka', 'щетка'],
  ])('reads %j as %j', (typed, meant) => {
    expect(inCyrillic(typed)).toBe(meant);
  });
});

describe('slips', () => {
  it.each([
    ['boots', 'boots', 0],
    ['boost', 'boots', 1],
    ['bots', 'boots', 1],
    ['перчаки', 'перчатки', 1],
    ['', 'abc', 3],
    ['abc', '', 3],
  ])('from %j to %j are %i', (a, b, slips) => {
    expect(distance(a, b)).toBe(slips);
  });
  it('are counted alike both ways, and never more than letters', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, b)).toBeLessThanOrEqual(Math.max(Array.from(a).length, Array.from(b).length));
        expect(distance(a, a)).toBe(0);
      }),
    );
  });
  const known = (word: string, products = 1) => ({ word, lexeme: word, products });
  it('lead to the word with the fewest, then the same beginning, then the most goods', () => {
    expect(meantBy('glovs', [known('gloves'), known('glove', 5)])?.word).toBe('glove');
    expect(meantBy('hats', [known('cats', 9), known('hams')])?.word).toBe('hams');
    expect(meantBy('cup', [known('cap')])).toBeNull();
  });
});
