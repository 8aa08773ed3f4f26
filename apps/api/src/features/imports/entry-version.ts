import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import type { Fail } from '../../platform/http/errors/declare-errors';
import { sortedJson } from './write/same-data';

/** The header of a call that changes an entry only if nobody else has changed it. */
export const ifMatchHeader = (entry: string, code: string) => ({
  'If-Match': Type.Optional(
    Type.String({
      maxLength: 1000,
      description: `ETag of the ${entry} that the change is meant for, or \`*\` for any. If the ${entry} has another version by now, or does not exist, nothing changes, and the answer is 412 \`${code}\``,
      examples: ['"bTcuxYtwwIRpGBuqWjOJgEnbYT8"'],
    }),
  ),
});

/** Errors of operations that change an entry and take If-Match. */
export const entryErrors = { 412: ['EntryChanged'] } as const;

/** Names a version of an entry's data. */
export function entryTag(entry: object): string {
  return `"${createHash('sha1').update(sortedJson(entry)).digest('base64url')}"`;
}

/** Whether a call with this header is meant for the version of the entry. */
export function isMeantFor(entry: object | undefined, ifMatch: string | undefined): boolean {
  if (ifMatch === undefined) return true;
  const tags = new Set(ifMatch.split(',').map((tag) => tag.trim()));
  return entry !== undefined && (tags.has('*') || tags.has(entryTag(entry)));
}

/** Refuses a change that is meant for another version of the entry. */
export function requireEntry(
  fail: Fail<'EntryChanged'>,
  entry: object | undefined,
  ifMatch: string | undefined,
): void {
  if (!isMeantFor(entry, ifMatch)) fail('EntryChanged', {}, 'If-Match');
}
