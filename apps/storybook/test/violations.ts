import axe from 'axe-core';

/** What axe finds wrong with the document; `region` is for whole pages. */
export async function violations() {
  const found = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: { region: { enabled: false } },
  });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
