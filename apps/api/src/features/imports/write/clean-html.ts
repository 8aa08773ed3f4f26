import { linkSchemes } from '@matchday/validation';
import sanitizeHtml from 'sanitize-html';

const htmlFields = new Set(['html', 'companyInfo']);

/** Sanitizes every HTML field of a value: keeps text and structure, removes scripts, styles and event handlers. */
export function cleanHtml<T>(value: T): T;
export function cleanHtml(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => cleanHtml(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      htmlFields.has(key) && typeof item === 'string' ? sanitizeHtml(item, allowed) : cleanHtml(item),
    ]),
  );
}

const allowed: sanitizeHtml.IOptions = {
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    ol: ['start'],
    th: ['scope', 'colspan'],
    td: ['colspan', 'headers'],
  },
  allowedSchemes: [...linkSchemes],
};
