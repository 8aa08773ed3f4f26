import axe from 'axe-core';

/** The violations that axe finds in the document, without `region`, which applies to whole pages only. */
export async function violations() {
  const found = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: { region: { enabled: false } },
  });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
