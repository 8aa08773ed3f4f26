import { generateHTML, generateJSON } from '@tiptap/core';
import { extensions } from './rich-text-extensions';

const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** The HTML of the editor as the shop's texts have it: an entry of a list has no paragraph around its words. */
export function storedHtml(html: string): string {
  if (html === '<p></p>') return '';
  const body = bodyOf(html);
  for (const first of body.querySelectorAll('li > p:first-child'))
    if (first.parentElement?.querySelectorAll(':scope > p').length === 1)
      first.replaceWith(...first.childNodes);
  return body.innerHTML;
}

/** Leaves out white space that no browser shows. */
const shown = (html: string) =>
  bodyOf(html)
    .innerHTML.replace(/\s+/g, ' ')
    .replace(/ ?(<\/?(?:p|h[1-6]|ul|ol|li|br)\b[^>]*>) ?/g, '$1')
    .trim();

/** A text as the editor would write it. */
export const writtenHtml = (html: string): string =>
  html.trim() === '' ? '' : storedHtml(generateHTML(generateJSON(html, extensions), extensions));

/** Whether the editor knows everything in a text, so that editing one word changes nothing else. */
export const isKnown = (html: string): boolean => shown(writtenHtml(html)) === shown(storedHtml(html));
