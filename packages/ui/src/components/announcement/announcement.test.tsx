import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Announcement } from './announcement';

/** What a screen reader is told: the texts that live regions received after they were in the page. */
function listen() {
  const heard: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest('output');
      if (region) heard.push(region.textContent);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return { heard, [Symbol.dispose]: () => observer.disconnect() };
}

test('says a text that is there from the start, and each that replaces it', async () => {
  using listener = listen();
  const screen = await render(<Announcement>Added</Announcement>);
  await expect.poll(() => listener.heard).toEqual(['Added']);
  await screen.rerender(<Announcement>Added twice</Announcement>);
  await expect.poll(() => listener.heard).toEqual(['Added', 'Added twice']);
});
