import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { usePages } from '../access/use-pages';
import { useScopes } from '../access/use-permissions';
import { LoadState } from '../layout/load-state';
import { NoRights } from '../layout/no-rights';
import { useText } from '../texts/use-text';
import { PaymentMethodsPanel } from './payment-methods-panel';
import { ServiceHoursPanel } from './service-hours-panel';
import { readPaymentMethods, readServiceHours, readVat, type Saved } from './setting-data';
import { ShippingMethodsPanel } from './shipping-methods-panel';
import { VatPanel } from './vat-panel';

/** The settings of the store that the person's role includes. */
export function SettingsPage() {
  const text = useText();
  const { can } = useScopes();
  const { settings, redirects, isPending } = usePages();
  if (!settings) return isPending ? null : <NoRights />;
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2, maxWidth: 960 }}>
      <Title title={text('settings.title')} />
      {redirects && (
        <Box>
          <Button component={RouterLink} to="/redirects" variant="outlined">
            {text('redirects.name')}
          </Button>
        </Box>
      )}
      {can('money', 'read') && (
        <>
          <ShippingMethodsPanel />
          <Setting name="paymentMethods" read={readPaymentMethods}>
            {(saved, onSaved) => <PaymentMethodsPanel saved={saved} onSaved={onSaved} />}
          </Setting>
          <Setting name="vat" read={readVat}>
            {(saved, onSaved) => <VatPanel saved={saved} onSaved={onSaved} />}
          </Setting>
        </>
      )}
      {can('content', 'customers', 'read') && (
        <Setting name="serviceHours" read={readServiceHours}>
          {(saved, onSaved) => <ServiceHoursPanel saved={saved} onSaved={onSaved} />}
        </Setting>
      )}
    </Box>
  );
}

interface SettingProps<Value extends Saved<unknown>> {
  name: string;
  read: () => Promise<Value>;
  children: (saved: Value, onSaved: () => void) => ReactNode;
}

/** Reads a setting. */
function Setting<Value extends Saved<unknown>>({ name, read, children }: SettingProps<Value>) {
  const { data, error, refetch } = useQuery({
    queryKey: ['settings', name],
    queryFn: read,
    refetchOnWindowFocus: false,
  });
  if (!data) return <LoadState error={error} onRetry={() => refetch()} />;
  return children(data, () => void refetch());
}
