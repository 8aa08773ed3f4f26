import { Chip } from '@mui/material';
import { useText } from '../texts/use-text';
import type { MessageState } from './message-data';

export function MessageStateChip({ state }: { state: MessageState }) {
  const text = useText();
  const isOpen = state === 'open';
  return (
    <Chip
      label={text(`messages.state.${state}`)}
      color={isOpen ? 'warning' : 'success'}
      size="small"
      variant={isOpen ? 'filled' : 'outlined'}
    />
  );
}
