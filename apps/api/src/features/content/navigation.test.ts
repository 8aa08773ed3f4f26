import { expect, it } from 'vitest';
import { navigationAt } from './navigation';

const links = [
  { name: 'Shirts', url: '/shirts/c-1/', children: [{ name: 'Home', url: '/shirts/home/c-2/' }] },
  { name: 'Sale', url: '/sale/c-3/' },
  { name: 'About', url: '/about/' },
];

const marks = (url: string) =>
  navigationAt(links, url).flatMap((item) =>
    [item, ...item.children].map(({ name, active, activeTrail }) => [name, active, activeTrail]),
  );

it('marks the page and its ancestors', () => {
  expect(marks('/shirts/home/c-2/')).toEqual([
    ['Shirts', false, true],
    ['Home', true, true],
    ['Sale', false, false],
    ['About', false, false],
  ]);
});

it('marks the ancestors of a product page', () => {
  expect(marks('/shirts/home/jersey/p-9/')).toEqual([
    ['Shirts', false, true],
    ['Home', false, true],
    ['Sale', false, false],
    ['About', false, false],
  ]);
});

it('marks only the content page', () => {
  expect(marks('/about/').filter(([, , trail]) => trail)).toEqual([['About', true, true]]);
});
