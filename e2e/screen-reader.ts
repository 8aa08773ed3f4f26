import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { virtual } from '@guidepup/virtual-screen-reader';
import type { Page } from '@playwright/test';

declare global {
  var screenReader: typeof virtual | undefined;
}

const address = '/virtual-screen-reader.js';
const code = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));

/** How many phrases are read in search of one: more than any page has. */
const mostPhrases = 1_500;

/** A virtual screen reader in a page: it reads the accessibility tree, and what live regions announce, as phrases. */
export async function startScreenReader(page: Page) {
  await page.route(`**${address}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: readFileSync(code) }),
  );

  /** Begins at the top of the document. Needed again after each load of a document. */
  const begin = () =>
    page.evaluate(async (path) => {
      const loaded: { virtual: typeof virtual } = await import(path);
      globalThis.screenReader = loaded.virtual;
      await loaded.virtual.start({ container: document.body });
    }, address);

  /** Reads on until a phrase begins so, or matches, and returns that phrase. */
  const readTo = async (beginning: string | RegExp) => {
    const found = await page.evaluate(
      async ([start, most]) => {
        const reader = globalThis.screenReader;
        if (!reader) return null;
        for (let count = 0; count < most; count += 1) {
          await reader.next();
          const phrase = await reader.lastSpokenPhrase();
          const isFound = typeof start === 'string' ? phrase.startsWith(start) : start.test(phrase);
          if (isFound) return phrase;
        }
        return null;
      },
      [beginning, mostPhrases] as const,
    );
    if (found === null) throw new Error(`The screen reader does not read “${beginning}”`);
    return found;
  };

  return {
    begin,
    readTo,
    /** Reads on to the element and activates it. */
    async press(beginning: string) {
      const phrase = await readTo(beginning);
      await page.evaluate(() => globalThis.screenReader?.act());
      return phrase;
    },
    /** Reads on to the field and types. Returns what was read of the field. */
    async enter(beginning: string, text: string) {
      const phrase = await readTo(beginning);
      await page.evaluate((typed) => globalThis.screenReader?.type(typed), text);
      return phrase;
    },
    /** Everything that was heard since the document was begun; announcements start with `polite: ` or `assertive: `. */
    heard: () =>
      page.evaluate(async () => ((await globalThis.screenReader?.spokenPhraseLog()) ?? []).join('\n')),
  };
}
