import { describe, expect, it } from 'vitest';
import { isSoleTrader, signsFor, soleTraderName } from './signers.ts';

const olga = 'Кузнецова Ольга Петровна';
describe('the name of a signer', () => {
  it.each([
    [olga, olga],
    ['ольга кузнецова', olga],
    ['Кузнецова О. П.', olga],
    ['О.П.Кузнецова', olga],
    ['Ольга К.', olga],
    ['  КУЗНЕЦОВА,  ОЛЬГА ', olga],
    ['Семенов Артем', 'Семёнов Артём Ильич'],
    ['Пётр', 'Петр'],
    ['Салтыков-Щедрин М. Е.', 'Салтыков-Щедрин Михаил Евграфович'],
    ["O'Neill Sean", 'Sean O’Neill'],
    ['王小明', '王 小明'],
    ['王 小明', '王小明'],
    ['Racer', 'Racer'],
    ['Гранд Анна Анна', 'Анна Анна Гранд'],
    ['Ａｎｎａ Smith', 'Anna Smith'],
  ])('%s is that of %s', (typed, party) => {
    expect(signsFor(typed, party)).toBe(true);
  });

  it.each([
    ['Вася', olga],
    ['Кузнецова', olga],
    ['О. П.', olga],
    ['К. О. П.', olga],
    ['Кузнецова Ольга Ивановна', olga],
    ['Кузнецова И. П.', olga],
    ['Кузнецова Ольга Ольга', olga],
    ['Кузнецов Ольга', olga],
    ['Кузнецова Оль', olga],
    ['王', '王小明'],
    ['小明', '王小明'],
    ['Анна Анна', 'Анна Гранд'],
    ['.', olga],
    ['...', 'Racer'],
    ['R', 'Racer'],
    ['', ''],
  ])('%s is not that of %s', (typed, party) => {
    expect(signsFor(typed, party)).toBe(false);
  });

  it('is a sole trader’s own', () => {
    expect(isSoleTrader({ country: 'RU', taxNumber: '500100732259' })).toBe(true);
    expect(isSoleTrader({ country: 'RU', taxNumber: '7707083893' })).toBe(false);
    expect(isSoleTrader({ country: 'KZ', taxNumber: '500100732259' })).toBe(false);
    for (const name of ['ИП Лебедева Анна', 'Индивидуальный предприниматель Лебедева Анна', 'ИП «Лебедева Анна»', 'Лебедева Анна'])
      expect(soleTraderName(name)).toBe('Лебедева Анна');
    expect(soleTraderName('Иполитов Пётр')).toBe('Иполитов Пётр');
    expect(soleTraderName('ИП')).toBe('ИП');
  });
});
