import { Box, Link, Typography } from '@mui/material';
import { Facts } from '../layout/facts';
import { Panel } from '../layout/panel';
import type { Order } from '../orders/order-data';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import type { Withdrawal } from './withdrawal-data';

/** What the customer declared. */
export function StatementPanel({ withdrawal }: { withdrawal: Withdrawal }) {
  const text = useText();
  const { time } = useFormats();
  const { name, email, goods, declaredAt } = withdrawal;
  return (
    <Panel title={text('withdrawals.statement')}>
      <Facts
        rows={[
          [text('withdrawals.declared'), time(declaredAt)],
          [text('staff.fullName'), name],
          [text('staff.email'), email && <Link href={`mailto:${email}`}>{email}</Link>],
          [
            text('withdrawals.goods'),
            <Box key="goods" component="span" sx={{ whiteSpace: 'pre-line' }}>
              {goods || text('withdrawals.all')}
            </Box>,
          ],
        ]}
      />
    </Panel>
  );
}

/** What staff did, and the goods that came back. */
export function StepsPanel({ withdrawal, order }: { withdrawal: Withdrawal; order: Order }) {
  const text = useText();
  const { time } = useFormats();
  const nameOf = (lineId: string) => order.lines.find(({ id }) => id === lineId)?.name ?? lineId;
  const { steps, returns } = withdrawal;
  return (
    <Panel title={text('withdrawals.steps')}>
      {steps.length === 0 && <Typography color="textSecondary">{text('withdrawals.noSteps')}</Typography>}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {steps.map(({ state, by, at }) => (
          <Box key={`${state} ${at}`} component="li" sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5 }}>
            <Typography sx={{ fontWeight: 600 }}>{text(`withdrawals.state.${state}`)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {[time(at), by].filter(Boolean).join(' · ')}
            </Typography>
            {state === 'received' &&
              returns
                .filter((goods) => goods.at === at)
                .map(({ lineId, quantity, restocked }) => (
                  <Typography key={`${lineId} ${restocked}`} variant="body2">
                    {quantity} × {nameOf(lineId)} ·{' '}
                    {text(restocked ? 'withdrawals.toStock' : 'withdrawals.notToStock')}
                  </Typography>
                ))}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
