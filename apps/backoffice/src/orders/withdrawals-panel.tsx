import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { Panel } from '../layout/panel';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import { WithdrawalStateChip } from '../withdrawals/state-chip';
import type { OrderRecord } from './order-data';

/** The withdrawals from an order, if the customer declared any. */
export function WithdrawalsPanel({ withdrawals }: Pick<OrderRecord, 'withdrawals'>) {
  const text = useText();
  const { time } = useFormats();
  if (withdrawals.length === 0) return null;
  return (
    <Panel title={text('withdrawals.name')}>
      {withdrawals.map(({ id, state, declaredAt, goods }) => (
        <Box key={id}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Link component={RouterLink} to={`/withdrawals/${id}/show`} sx={{ fontWeight: 600 }}>
              {text('withdrawals.of', { time: time(declaredAt) })}
            </Link>
            <WithdrawalStateChip state={state} />
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
            {goods || text('withdrawals.all')}
          </Typography>
        </Box>
      ))}
    </Panel>
  );
}
