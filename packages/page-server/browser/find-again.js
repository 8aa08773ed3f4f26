/**
 * How to find an element again when the app has replaced it: by its id, else as the same child of the nearest ancestor
 * that is still there.
 *
 * @param {Element} element
 * @returns {() => Element | null}
 */
function findAgain(element) {
  const { id, tagName } = element;
  /** @type {Element[]} */
  const ancestors = [];
  /** @type {number[]} */
  const places = [];
  for (let one = element; one.parentElement; one = one.parentElement) {
    ancestors.push(one.parentElement);
    places.push([...one.parentElement.children].indexOf(one));
  }
  return () => {
    if (element.isConnected) return element;
    const named = id ? document.getElementById(id) : null;
    if (named) return named;
    const depth = ancestors.findIndex((one) => one.isConnected);
    /** @type {Element | undefined} */
    let found = ancestors[depth];
    for (let step = depth; step >= 0; step -= 1) found = found?.children[places[step] ?? 0];
    return found?.tagName === tagName ? found : null;
  };
}
