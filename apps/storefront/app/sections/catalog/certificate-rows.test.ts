import { describe, expect, it } from 'vitest';
import { parametersBeside } from './certificate-rows.ts';

const beside = (value: string, certificates: string[]) =>
  parametersBeside({ specifications: [{ name: 'Certificate', value }], certificates }).map((row) => row.value);

describe('a row of parameters', () => {
  it.each([
    ['EAC', ['EAC'], []],
    ['EAC, CE', ['EAC', 'CE'], []],
    ['ЕАС', ['EAC'], []],
    [' eac ', ['EAC'], []],
    ['EAC、CE', ['CE', 'EAC'], []],
    // What the section does not say stays.
    ['EAC, TR CU 007/2011', ['EAC'], ['TR CU 007/2011']],
    ['EAC、食品接触、CE', ['EAC'], ['食品接触、CE']],
    ['EAC, CE', [], ['EAC, CE']],
    ['Steel; brass', ['EAC'], ['Steel; brass']],
    // A name within a word is none.
    ['PEACH', ['EAC'], ['PEACH']],
    ['', ['EAC'], ['']],
  ])('that says %j beside certificates %j says %j', (value, certificates, rest) => {
    expect(beside(value, certificates)).toEqual(rest);
  });
});
