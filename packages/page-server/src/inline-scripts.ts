import { createHash } from 'node:crypto';

const push = 'self.__next_f.push(';
const inline = /<script(?:\s[^>]*)?>([\s\S]*?)<\/script>/g;
const attributes = /^<script([^>]*)>/;

/**
 * Joins Next's scripts with parts of the page's data that follow each other, which run in the same order: each script
 * needs its own hash in the policy.
 */
export function joinDataScripts(html: string): string {
  return html.replaceAll(`)</script><script>${push}`, `);${push}`);
}

/** The sources of a policy that allow exactly the inline scripts of a document. */
export function scriptSources(html: string): string[] {
  const sources = new Set<string>();
  for (const [tag, script = ''] of html.matchAll(inline)) {
    const [, given = ''] = attributes.exec(tag) ?? [];
    if (/\ssrc=/.test(given) || /\stype="(?!module|text\/javascript)/.test(given)) continue;
    sources.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return [...sources];
}

/** The policy with the sources in addition to the shop's own scripts. */
export function allowScripts(policy: string, sources: readonly string[]): string {
  return policy.replace("script-src 'self'", ["script-src 'self'", ...sources].join(' '));
}
