/** A repeatable source of chance: the same key gives the same picture on every machine. */
export type Chance = {
  /** Uniform in [from, to). */
  between: (from: number, to: number) => number;
  /** Uniform in [-by, by). */
  jitter: (by: number) => number;
  pick: <T>(choices: readonly [T, ...T[]]) => T;
};

function hash(key: string): number {
  let h = 2166136261;
  for (const character of key) h = Math.imul(h ^ (character.codePointAt(0) ?? 0), 16777619);
  return h >>> 0;
}

/** mulberry32 over an FNV-1a hash of the key. */
export function seeded(key: string): Chance {
  let state = hash(key);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (from, to) => from + (to - from) * next(),
    jitter: (by) => by * (next() * 2 - 1),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}
