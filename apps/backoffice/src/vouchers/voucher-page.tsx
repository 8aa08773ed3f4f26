import { Box, Button, CircularProgress } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useScopes } from '../access/use-permissions';
import { Facts } from '../layout/facts';
import { LoadError } from '../layout/load-error';
import { Panel } from '../layout/panel';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import { EndDialog } from './end-dialog';
import { UseTable } from './use-table';
import { useVoucherTexts } from './use-voucher-texts';
import { readUses } from './voucher-data';
import { VoucherStateChip } from './voucher-state-chip';

const pageSize = 25;

/** A voucher with its conditions and the orders that use it. */
export function VoucherPage() {
  const text = useText();
  const { money } = useFormats();
  const { effect, period } = useVoucherTexts();
  const { can } = useScopes();
  const { id = '' } = useParams();
  const [page, setPage] = useState(1);
  const [isEnding, setEnding] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['vouchers', 'uses', id, page],
    queryFn: () => readUses(id, page, pageSize),
    placeholderData: keepPreviousData,
  });
  if (error) return <LoadError error={error} retry={refetch} />;
  if (!data) return <CircularProgress aria-label={text('app.loading')} sx={{ m: 4 }} />;
  const { voucher, items, total } = data;
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2, maxWidth: 960 }}>
      <Title title={voucher.code} />
      <Box>
        <Button component={RouterLink} to="/vouchers">
          {text('app.back')}
        </Button>
      </Box>
      <Panel title={text('vouchers.conditions')}>
        <Facts
          rows={[
            [text('vouchers.state'), <VoucherStateChip key="state" state={voucher.state} />],
            [text('vouchers.campaign'), voucher.campaign],
            [text('vouchers.effect'), effect(voucher)],
            [text('vouchers.period'), period(voucher)],
            [text('vouchers.minimum'), voucher.minimums.map(money).join(', ')],
            [text('vouchers.maxUses'), voucher.maxUses],
            [text('vouchers.maxUsesPerCustomer'), voucher.maxUsesPerCustomer],
            [text('vouchers.uses'), voucher.consumed],
            [text('vouchers.held'), voucher.held || null],
            [text('vouchers.discounts'), voucher.discounts.map(money).join(', ')],
          ]}
        />
        {can('money') && voucher.state !== 'ended' && (
          <Box>
            <Button variant="outlined" color="error" onClick={() => setEnding(true)}>
              {text('vouchers.end')}
            </Button>
          </Box>
        )}
      </Panel>
      <Panel title={text('vouchers.usedBy')}>
        <UseTable uses={items} page={page} pageSize={pageSize} total={total} onPage={setPage} />
      </Panel>
      {isEnding && <EndDialog voucher={voucher} onClose={() => setEnding(false)} />}
    </Box>
  );
}
