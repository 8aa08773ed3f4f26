import { expect, it } from 'vitest';
import { Drafts } from '../src/drafts/drafts';

/** A storage of a tab, with room for a number of characters. */
class Tab {
  readonly #entries = new Map<string, string>();
  readonly #room: number;

  constructor(room = Number.POSITIVE_INFINITY) {
    this.#room = room;
  }

  get length() {
    return this.#entries.size;
  }

  key = (index: number) => [...this.#entries.keys()][index] ?? null;
  getItem = (name: string) => this.#entries.get(name) ?? null;
  removeItem = (name: string) => void this.#entries.delete(name);
  setItem = (name: string, value: string) => {
    if (value.length > this.#room) throw new DOMException('', 'QuotaExceededError');
    this.#entries.set(name, value);
  };
}

const kept = { base: { version: '"1"' }, value: { name: 'Bag' }, at: '2026-11-24T12:00:00.000Z' };
const draftsOf = (person: string, tab: Tab, store = 'north') => {
  const drafts = new Drafts(tab, store);
  drafts.belongTo(person);
  return drafts;
};

it('gives back what a person entered after the page is loaded anew, with what they began with', () => {
  const tab = new Tab();
  draftsOf('ann', tab).keep('texts/en/Basket.Title', kept);
  const later = draftsOf('ann', tab);
  expect(later.read('texts/en/Basket.Title')).toEqual(kept);
  expect(later.read('texts/da/Basket.Title')).toBeUndefined();
  later.drop('texts/en/Basket.Title');
  expect(later.read('texts/en/Basket.Title')).toBeUndefined();
  expect(tab.length).toBe(0);
});

it('gives nothing to another person or in another store, and nothing before the person is known', () => {
  const tab = new Tab();
  const unknown = new Drafts(tab, 'north');
  unknown.keep('orders/1/refund', kept);
  expect(tab.length).toBe(0);
  draftsOf('ann', tab).keep('orders/1/refund', kept);
  expect(unknown.read('orders/1/refund')).toBeUndefined();
  expect(draftsOf('ben', tab).read('orders/1/refund')).toBeUndefined();
  expect(draftsOf('ann', tab, 'south').read('orders/1/refund')).toBeUndefined();
});

it('drops everything of a person who logs out, and nothing else', () => {
  const tab = new Tab();
  const [ann, anna] = [draftsOf('ann', tab), draftsOf('anna', tab)];
  for (const name of ['one', 'two', 'three']) ann.keep(name, kept);
  anna.keep('one', kept);
  tab.setItem('something else', '1');
  ann.dropAll();
  expect(ann.read('one') ?? ann.read('two') ?? ann.read('three')).toBeUndefined();
  expect(anna.read('one')).toEqual(kept);
  expect(tab.getItem('something else')).toBe('1');
});

it('leaves a form usable when the storage is full', () => {
  const tab = new Tab(10);
  const drafts = draftsOf('ann', tab);
  expect(() => drafts.keep('one', kept)).not.toThrow();
  expect(drafts.read('one')).toBeUndefined();
});
