import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { allowScripts, joinDataScripts, scriptSources } from '../src/inline-scripts';

const source = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('every inline script of a document is allowed, and nothing else', () => {
  const html = `<script src="/a.js" async=""></script><script>one()</script>
    <script type="application/ld+json">{"a":1}</script><script id="b">two(
    )</script><script type="module">three()</script>`;
  expect(scriptSources(html)).toEqual([source('one()'), source('two(\n    )'), source('three()')]);
});

test('scripts with data are joined in their order', () => {
  const html =
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
    '<script>self.__next_f.push([1,"a"])</script><script>self.__next_f.push([1,"b"])</script>' +
    '<p></p><script>other()</script><script>self.__next_f.push([1,"c"])</script>';
  expect(joinDataScripts(html)).toBe(
    '<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"a"]);self.__next_f.push([1,"b"])</script>' +
      '<p></p><script>other();self.__next_f.push([1,"c"])</script>',
  );
});

test('a policy keeps its other sources', () => {
  const policy = "default-src 'self'; script-src 'self' https://*.example; style-src 'self'";
  expect(allowScripts(policy, ["'sha256-a'", "'sha256-b'"])).toBe(
    "default-src 'self'; script-src 'self' 'sha256-a' 'sha256-b' https://*.example; style-src 'self'",
  );
});
