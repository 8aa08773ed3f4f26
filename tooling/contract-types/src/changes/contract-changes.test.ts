import { expect, it } from 'vitest';
import { contractChanges, splitChanges } from './contract-changes';

it('declares every breaking change since the last release (docs/contract.md)', async () => {
  expect(await contractChanges()).toEqual({ undeclared: [], outdated: [] });
});

it('needs a reason for each change, and none without a change', () => {
  const declared = [
    { change: 'getBasket was removed', reason: 'No client calls it' },
    { change: 'getMedia was removed', reason: ' ' },
    { change: 'getFont was removed', reason: 'It is back' },
  ];
  expect(splitChanges(['getBasket was removed', 'getMedia was removed'], declared)).toEqual({
    undeclared: ['getMedia was removed'],
    outdated: ['getFont was removed'],
  });
});
