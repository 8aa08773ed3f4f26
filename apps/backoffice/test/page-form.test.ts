import { expect, test } from 'vitest';
import { blockFields, blockTypes, newBlock } from '../src/pages/block-fields';
import { changedValues, moved, withValue } from '../src/pages/changed-values';
import { change, redo, startHistory, undo } from '../src/pages/history';

test('undo takes back a whole word that was typed, and redo brings it back', () => {
  let history = startHistory('');
  for (const typed of ['a', 'ab', 'abc']) history = change(history, typed, 'title');
  history = change(history, 'abc, moved', null);
  history = undo(history);
  expect(history.present).toBe('abc');
  history = undo(history);
  expect(history.present).toBe('');
  expect(undo(history).present).toBe('');
  history = redo(history);
  expect(history.present).toBe('abc');
  history = change(history, 'other', 'title');
  expect(redo(history).present).toBe('other');
});

test('typing into the same field after an undo is a step of its own', () => {
  const history = undo(change(change(startHistory('a'), 'b', 'title'), 'c', null));
  expect(undo(change(history, 'd', 'title')).present).toBe('b');
});

test('a value is replaced at its place, and nothing else changes', () => {
  const page = { texts: { en: { title: 'One', blocks: [{ heading: 'A' }, { heading: 'B' }] } } };
  const changed = withValue(page, ['texts', 'en', 'blocks', 1, 'heading'], 'C');
  expect(changed.texts.en.blocks).toEqual([{ heading: 'A' }, { heading: 'C' }]);
  expect(changed.texts.en.blocks[0]).toBe(page.texts.en.blocks[0]);
  expect(page.texts.en.blocks[1]?.heading).toBe('B');
});

test.each([
  [0, 1, 'bac'],
  [2, 1, 'acb'],
  [2, 0, 'cab'],
])('an entry is moved from %i to %i', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(expected);
});

test('what differs between two versions is named, also what only one of them has', () => {
  const before = { title: 'One', blocks: [{ heading: 'A', text: null }] };
  const theirs = { title: 'Two', blocks: [{ heading: 'A', text: null }] };
  const yours = { title: 'One', blocks: [{ heading: 'A', text: 'New' }] };
  expect(changedValues(before, theirs, yours)).toEqual([
    { name: 'title', before: 'One', theirs: 'Two', yours: 'One' },
    { name: 'blocks.0.text', before: '', theirs: '', yours: 'New' },
  ]);
});

test.each(blockTypes)('the form of %s has an input for each field of a new block', (type) => {
  const { type: _, ...fields } = newBlock(type);
  expect(Object.keys(blockFields[type]).toSorted()).toEqual(Object.keys(fields).toSorted());
});
