import { compositions } from './scenes/compositions';
import { seeded } from './seeded';
import { formats, type Picture, type SceneSpec } from './spec';
import { createSheet, el } from './svg';

/** A wide or tall scene for heroes and category tiles; what matters stays within the middle 4:5. */
export function drawScene(spec: SceneSpec): Picture {
  const { width, height } = formats[spec.format];
  const sheet = createSheet();
  const chance = seeded(`${spec.seed}/${spec.scene}`);
  const { ground, glow, articles } = spec;
  const { svg, focal } = compositions[spec.scene]({ sheet, chance, width, height, ground, glow, articles });
  const viewBox = `0 0 ${width} ${height}`;
  return {
    svg: el('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox, width, height }, sheet.defs() + svg),
    focal,
  };
}
