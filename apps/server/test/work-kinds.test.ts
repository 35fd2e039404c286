import { expect, it } from 'vitest';
import { workKinds } from '@kyakhta/contract';
import { parts } from '../src/endpoints.ts';

it('has a name in the contract for each kind of background work, so that operators read words', () => {
  expect([...workKinds].toSorted()).toEqual(Object.keys(parts.jobs).toSorted());
});
