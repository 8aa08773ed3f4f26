import { type KeyboardEvent, useState } from 'react';
import { useActiveOption } from '../../active-option';

export interface ComboBoxOption {
  id: string;
  text: string;
}

const marks = /\p{Diacritic}/gu;
/** Text without case and accents, so that "malaga" finds "Málaga". */
const plain = (text: string) => text.normalize('NFD').replaceAll(marks, '').toLowerCase();

/** The state of a combo box, its keyboard handling, and the handling of text that names no option. */
export function useComboBox(
  options: readonly ComboBoxOption[],
  value: string | null,
  onValueChange: (id: string | null) => void,
) {
  const [draft, setDraft] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const text = draft ?? options.find(({ id }) => id === value)?.text ?? '';
  const sought = plain(draft ?? '');
  const matches = options.filter((option) => plain(option.text).includes(sought));
  const option = useActiveOption(open ? matches.length : 0, `${open} ${draft ?? ''}`);

  const close = () => {
    setDraft(null);
    setOpen(false);
  };
  const choose = (id: string | null) => {
    close();
    if (id !== value) {
      onValueChange(id);
    }
  };
  /** The exact name of an option chooses it, and an empty text chooses none; any other text restores the choice. */
  const settle = () => {
    const named = options.find((option) => plain(option.text) === sought);
    if (draft !== null && (named || sought === '')) {
      choose(named?.id ?? null);
    } else {
      close();
    }
  };
  const step = (by: 1 | -1) => {
    if (open) {
      option.move(by);
    }
    setOpen(true);
    return true;
  };
  const keys: Record<string, () => boolean> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => {
      const active = matches[option.index];
      if (active) {
        choose(active.id);
      } else if (draft !== null) {
        settle();
      }
      return open;
    },
    Escape: () => {
      close();
      return open;
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.nativeEvent.isComposing && keys[event.key]?.()) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return {
    open,
    matches,
    active: option.index,
    optionId: option.optionId,
    list: option.list,
    choose,
    toggle: () => (open ? close() : setOpen(true)),
    field: {
      ...option.field(open && matches.length > 0),
      value: text,
      onChange: (typed: string) => {
        setDraft(typed);
        setOpen(true);
      },
      onClick: () => setOpen(true),
      onBlur: settle,
      onKeyDown,
    },
  };
}
