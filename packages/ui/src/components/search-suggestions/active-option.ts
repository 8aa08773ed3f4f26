import { useId, useRef, useState } from 'react';

/**
 * The active option of a list below a text field; the focus stays in the field. No option is active at first, or after
 * `of`, the list's key, has changed.
 */
export function useActiveOption(count: number, of: string) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState({ index: -1, of });
  const index = active.of === of && active.index < count ? active.index : -1;
  const optionId = (position: number) => `${listId}-${position}`;
  const optionAt = (position: number) => list.current?.querySelectorAll('[role=option]')[position];
  const goTo = (position: number) => {
    setActive({ index: position, of });
    optionAt(position)?.scrollIntoView({ block: 'nearest' });
  };
  return {
    index,
    optionId,
    optionAt,
    /** Moves to the next or previous option, with no option between the last and the first. */
    move: (by: 1 | -1) => goTo(((index + 1 + by + count + 1) % (count + 1)) - 1),
    goTo,
    clear: () => setActive({ index: -1, of }),
    list: { id: listId, ref: list },
    /** The field's ARIA props for the list, which is visible while `shown`. */
    field: (shown: boolean) =>
      ({
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': shown,
        'aria-controls': shown ? listId : undefined,
        'aria-activedescendant': shown && index >= 0 ? optionId(index) : undefined,
      }) as const,
  };
}
