import { describe, expect, it } from 'vitest';
import { wordsIn } from './words-in.ts';

describe('words of a group', () => {
  it.each([
    ['boots, ботинки\n靴子', ['boots', 'ботинки', '靴子']],
    ['  tool   box ,\n\n;ящик', ['tool box', 'ящик']],
    ['靴子，鞋、Boots', ['靴子', '鞋', 'Boots']],
    ['أحذية، حذاء', ['أحذية', 'حذاء']],
    ['Boots\nboots, BOOTS', ['Boots']],
    [' ,;\n ', []],
  ])('in %j', (text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });
});
