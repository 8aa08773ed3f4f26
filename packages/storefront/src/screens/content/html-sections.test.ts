import { expect, test } from 'vitest';
import { htmlSections } from './html-sections';

test('names the headings of terms and lists them', () => {
  const { html, sections } = htmlSections('<h2>1. Who</h2><p>Us</p><h2>2. <em>How</em> long</h2>');
  expect(html).toBe('<h2 id="section-1">1. Who</h2><p>Us</p><h2 id="section-2">2. <em>How</em> long</h2>');
  expect(sections).toEqual([
    { id: 'section-1', name: '1. Who' },
    { id: 'section-2', name: '2. How long' },
  ]);
});

test('leaves HTML without headings as it is', () => {
  expect(htmlSections('<p>Us</p>')).toEqual({ html: '<p>Us</p>', sections: [] });
});
