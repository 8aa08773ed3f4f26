import { Box, Button } from '@mui/material';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../texts/use-text';

interface Props {
  /** What the buttons are about. */
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Marks the element of an entry, whose siblings are the other entries. */
export const entryMark = 'data-entry';
const role = 'data-move';

/** Moves an entry of a list up or down, or removes it. The focus moves with the entry. */
export function ListButtons({ name, index, count, onMove, onRemove }: Props) {
  const text = useText();
  const root = useRef<HTMLDivElement>(null);
  const move = (direction: 'up' | 'down') => {
    const entry = root.current?.closest(`[${entryMark}]`);
    const to = direction === 'up' ? index - 1 : index + 1;
    const neighbour = direction === 'up' ? entry?.previousElementSibling : entry?.nextElementSibling;
    flushSync(() => onMove(to));
    const buttons = [...(neighbour?.querySelectorAll<HTMLButtonElement>(`[${role}]`) ?? [])].filter(
      (button) => button.closest(`[${entryMark}]`) === neighbour,
    );
    const same = buttons.find((button) => button.getAttribute(role) === direction && !button.disabled);
    (same ?? buttons.find((button) => !button.disabled))?.focus();
  };
  return (
    <Box ref={root} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        size="small"
        disabled={index === 0}
        aria-label={text('pages.upOf', { name })}
        onClick={() => move('up')}
        {...{ [role]: 'up' }}
      >
        {text('pages.up')}
      </Button>
      <Button
        size="small"
        disabled={index === count - 1}
        aria-label={text('pages.downOf', { name })}
        onClick={() => move('down')}
        {...{ [role]: 'down' }}
      >
        {text('pages.down')}
      </Button>
      <Button size="small" color="error" aria-label={text('pages.removeOf', { name })} onClick={onRemove}>
        {text('pages.remove')}
      </Button>
    </Box>
  );
}
