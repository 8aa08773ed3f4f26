import { type KeyboardEvent, useState } from 'react';

export type Range = readonly [from: number, to: number];

const draftOf = (range: Range) => ({ range, typed: [String(range[0]), String(range[1])] as const });

const clamp = (number: number, { min, max }: { min: number; max: number }) =>
  Math.min(max, Math.max(min, number));

/** The values of two thumbs and two number fields until release; the ends never pass each other. */
export function useRangeDraft(
  value: Range,
  limits: { min: number; max: number },
  onValueChange: (value: Range) => void,
) {
  const [from, to] = value;
  const [origin, setOrigin] = useState(value);
  const [draft, setDraft] = useState(() => draftOf(value));
  if (origin[0] !== from || origin[1] !== to) {
    setOrigin(value);
    setDraft(draftOf(value));
  }
  const within = (index: 0 | 1, number: number): Range => {
    const allowed = clamp(number, limits);
    return index === 0
      ? [Math.min(allowed, draft.range[1]), draft.range[1]]
      : [draft.range[0], Math.max(allowed, draft.range[0])];
  };
  const slide = (index: 0 | 1, number: number) => setDraft(draftOf(within(index, number)));
  const type = (index: 0 | 1, text: string) =>
    setDraft(({ range, typed: [low, high] }) => ({ range, typed: index === 0 ? [text, high] : [low, text] }));

  const commit = () => {
    let range = draft.range;
    for (const index of [0, 1] as const) {
      const number = Number.parseFloat(draft.typed[index]);
      if (!Number.isNaN(number) && number !== draft.range[index]) {
        range = within(index, number);
      }
    }
    setDraft(draftOf(range));
    if (range[0] !== from || range[1] !== to) {
      onValueChange(range);
    }
  };
  const commitOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      commit();
    }
  };
  return { draft, slide, type, commit, commitOnEnter };
}
