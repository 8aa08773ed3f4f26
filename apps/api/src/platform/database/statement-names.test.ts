import { expect, it } from 'vitest';
import { StatementNames } from './statement-names';

it('gives each statement one unique name', () => {
  const names = new StatementNames();
  const name = names.nameOf('select id from a where id = $1', [1]);
  expect(name).toMatch(/^\w+$/);
  expect(names.nameOf('select id from a where id = $1', [2])).toBe(name);
  expect(names.nameOf('select id from b where id = $1', [1])).not.toBe(name);
});

it.each([
  'select * from a where id = $1',
  'select "a".* from "a" where id = $1',
  'update a set b = $1 returning *',
])('does not name "%s"', (text) => {
  expect(new StatementNames().nameOf(text, [1])).toBeUndefined();
});

it('does not name a statement without values', () => {
  expect(new StatementNames().nameOf('begin', [])).toBeUndefined();
});

it('names at most 300 statements and keeps their names', () => {
  const names = new StatementNames();
  const given = Array.from({ length: 301 }, (_, number) => names.nameOf(`select ${number} + $1`, [1]));
  expect(given.filter((name) => name !== undefined)).toHaveLength(300);
  expect(names.nameOf('select 0 + $1', [1])).toBe(given[0]);
});
