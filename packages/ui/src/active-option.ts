import { useId, useRef, useState } from 'react';

/**
 * The option that arrow keys stand on in a list below a text field, while focus stays in the field. None is
 * active at first, nor after `of`, what the list was made for, has changed.
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
    /** One further or back, by way of none: from the last to the field, and from there to the first. */
    move: (by: 1 | -1) => goTo(((index + 1 + by + count + 1) % (count + 1)) - 1),
    goTo,
    clear: () => setActive({ index: -1, of }),
    list: { id: listId, ref: list },
    /** What the text field says of the list, which is in sight while `shown`. */
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
