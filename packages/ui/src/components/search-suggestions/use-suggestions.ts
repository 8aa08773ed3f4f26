import type { KeyboardEvent } from 'react';
import { useActiveOption } from './active-option';

const clickedWith = ({ ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });

/**
 * The keyboard handling of a search: arrow keys move through the suggestions, Enter follows the active one, Escape
 * closes the list first and then clears the field.
 */
export function useSuggestions(count: number, value: string, onValueChange: (value: string) => void) {
  const option = useActiveOption(count, value);
  const leave = () => {
    if (option.index >= 0) {
      option.clear();
    } else if (value !== '') {
      onValueChange('');
    } else {
      return false;
    }
    return true;
  };
  const follow = (event: KeyboardEvent) =>
    option.index >= 0 && (option.optionAt(option.index)?.dispatchEvent(clickedWith(event)), true);
  const keys: Record<string, (event: KeyboardEvent) => boolean> = {
    ArrowDown: () => count > 0 && (option.move(1), true),
    ArrowUp: () => count > 0 && (option.move(-1), true),
    Enter: follow,
    Escape: leave,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.nativeEvent.isComposing && keys[event.key]?.(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return {
    active: option.index,
    optionId: option.optionId,
    list: option.list,
    field: { ...option.field(count > 0), onKeyDown },
  };
}
