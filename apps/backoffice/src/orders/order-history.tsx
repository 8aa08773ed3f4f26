import { Box, Typography } from '@mui/material';
import { Panel } from '../layout/panel';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import { useEventTexts } from './event-texts';
import type { OrderRecord } from './order-data';

/** All events of an order, oldest first. */
export function OrderHistory({ history, order }: Pick<OrderRecord, 'history' | 'order'>) {
  const text = useText();
  const { time } = useFormats();
  const { eventName, actorName, details } = useEventTexts(order.currency);
  return (
    <Panel title={text('orders.history')}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {history.map((event, position) => (
          <Box
            component="li"
            // Events have no id, and the history only grows.
            // oxlint-disable-next-line react/no-array-index-key
            key={position}
            sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5 }}
          >
            <Typography sx={{ fontWeight: 600 }}>{eventName(event)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {time(event.at)} · {actorName(event)}
            </Typography>
            {details(event).map((line) => (
              <Typography key={line} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {line}
              </Typography>
            ))}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
