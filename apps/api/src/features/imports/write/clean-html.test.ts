import { linkSchemes } from '@matchday/validation';
import { expect, it } from 'vitest';
import { cleanHtml } from './clean-html';

const cleaned = (html: string) => cleanHtml({ html }).html;

it.each([
  '<h2>Shirts</h2><h3>Home</h3><h4>Sleeves</h4><p>One<br />two</p>',
  '<p><strong>New</strong> and <em>light</em></p>',
  '<ul><li>One<ul><li>inside</li></ul></li></ul><ol start="3"><li>Third</li></ol>',
  '<p><a href="/shirts/?size=M#new">Shirts</a></p>',
  ...linkSchemes.map((scheme) => `<p><a href="${scheme}:club.example">Write</a></p>`),
])('keeps what the editor of the back office writes: %s', (html) => {
  expect(cleaned(html)).toBe(html);
});

it.each([
  ['<p onclick="buy()">Shirt</p>', '<p>Shirt</p>'],
  ['<a href="javascript:buy()">Shirt</a>', '<a>Shirt</a>'],
  ['<script>buy()</script><p style="color:red">Shirt</p>', '<p>Shirt</p>'],
  ['<iframe src="https://other.example"></iframe>', ''],
])('removes what could act: %s', (html, rest) => {
  expect(cleaned(html)).toBe(rest);
});
