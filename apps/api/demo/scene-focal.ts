import type { Format, SceneKind } from './art/spec';

type Focal = { top: number; left: number };

const byScene: Record<SceneKind, Focal> = {
  hanger: { top: 0.42, left: 0.5 },
  rail: { top: 0.45, left: 0.5 },
  overlap: { top: 0.46, left: 0.5 },
  'folded-stack': { top: 0.42, left: 0.5 },
  floodlights: { top: 0.44, left: 0.5 },
  arena: { top: 0.44, left: 0.5 },
  'still-life': { top: 0.44, left: 0.42 },
  lockers: { top: 0.45, left: 0.5 },
  patio: { top: 0.45, left: 0.5 },
  'washing-line': { top: 0.44, left: 0.56 },
};

/** The point that a crop of a scene keeps in sight, known without drawing it. */
export function sceneFocal({
  scene,
  format,
  shows,
}: {
  scene: SceneKind;
  format: Format;
  shows: readonly string[];
}): Focal {
  const centred = scene === 'still-life' && (format === 'wide' || shows.length === 1);
  if (format === 'wide' && (scene === 'arena' || scene === 'floodlights')) return { top: 0.44, left: 0.62 };
  return centred ? { top: 0.5, left: 0.5 } : byScene[scene];
}
