import { type KeyboardEvent, useId, useRef, useState } from 'react';

const clickedWith = ({ ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });

/**
 * The keyboard of a text field with a list below it: arrows go through the options while focus stays in the
 * field, Enter follows the one they stand on, Escape leaves the list first and then empties the field.
 */
export function useSuggestions(count: number, value: string, onValueChange: (value: string) => void) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState({ index: -1, value });
  const index = active.value === value && active.index < count ? active.index : -1;
  const optionId = (position: number) => `${listId}-${position}`;
  const optionAt = (position: number) => list.current?.querySelectorAll('[role=option]')[position];

  const move = (by: 1 | -1) => {
    const places = count + 1;
    const next = ((index + 1 + by + places) % places) - 1;
    setActive({ index: next, value });
    optionAt(next)?.scrollIntoView({ block: 'nearest' });
  };
  const keys: Record<string, (event: KeyboardEvent) => boolean> = {
    ArrowDown: () => count > 0 && (move(1), true),
    ArrowUp: () => count > 0 && (move(-1), true),
    Enter: (event) => index >= 0 && (optionAt(index)?.dispatchEvent(clickedWith(event)), true),
    Escape: () => {
      if (index >= 0) {
        setActive({ index: -1, value });
      } else if (value !== '') {
        onValueChange('');
      } else {
        return false;
      }
      return true;
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.nativeEvent.isComposing && keys[event.key]?.(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return {
    active: index,
    optionId,
    list: { id: listId, ref: list },
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': count > 0,
      'aria-controls': count > 0 ? listId : undefined,
      'aria-activedescendant': index >= 0 ? optionId(index) : undefined,
      onKeyDown,
    },
  } as const;
}
