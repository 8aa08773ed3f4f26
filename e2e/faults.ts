import { aliases } from '@matchday/dictionary';
import type { BrowserContext } from '@playwright/test';

/**
 * Collects faults on any page of a context, however briefly they occur: a logged error, an uncaught exception, or an
 * alias shown in place of its text.
 */
export async function collectFaults(context: BrowserContext): Promise<ReadonlySet<string>> {
  const faults = new Set<string>();
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    faults.add([message.text(), url && `at ${url}`].filter(Boolean).join(' '));
  });
  context.on('weberror', (failure) => {
    faults.add(`Uncaught ${failure.error().message} at ${failure.page()?.url()}`);
  });
  await context.addInitScript(logShownAliases, aliases);
  return faults;
}

/** Runs in the page and logs an error for each alias among its texts, from the first byte of HTML. */
function logShownAliases(known: readonly string[]) {
  const all = new Set(known);
  const attributes = ['alt', 'aria-description', 'aria-label', 'content', 'placeholder', 'title', 'value'];
  const notShown = 'script, style, template';

  const check = (text: string | null) => {
    for (const [word] of (text ?? '').matchAll(/[A-Z]\w*(?:\.\w+)+/g))
      if (all.has(word)) console.error(`An alias is shown in place of its text: ${word}`);
  };
  const look = (node: Node) => {
    if (node instanceof Element) {
      if (node.matches(notShown)) return;
      for (const name of attributes) check(node.getAttribute(name));
      for (const child of node.childNodes) look(child);
    } else if (!node.parentElement?.matches(notShown)) check(node.textContent);
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, attributeName, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) look(node);
      else if (target instanceof Element) check(target.getAttribute(attributeName ?? ''));
      else look(target);
    }
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: attributes,
  });
}
