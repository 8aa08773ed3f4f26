/** Maximum time to wait for a page's title, in milliseconds. */
const titleWithin = 2_000;

/** Calls back when the page has its title, which may come after its content. */
export function whenTitled(call: (title: string) => void): void {
  if (document.title) {
    call(document.title);
    return;
  }
  const observer = new MutationObserver(() => {
    if (document.title) end();
  });
  const timer = setTimeout(end, titleWithin);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });

  function end(): void {
    observer.disconnect();
    clearTimeout(timer);
    call(document.title);
  }
}
