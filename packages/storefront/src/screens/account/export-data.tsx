import { useCommerce } from '@matchday/commerce/react';
import { Alert } from '@matchday/ui/alert';
import { Button } from '@matchday/ui/button';
import { Text } from '@matchday/ui/text';
import { useState } from 'react';
import { useShop } from '../../shop/shop-provider';
import type { TranslateOf } from '../../texts/translate';
import { DetailsSection } from './details-section';
import type { detailsTexts } from './texts';

/** Downloads all that the store keeps about the customer (Regulation (EU) 2016/679 art. 15 and 20). */
export function ExportData({ t }: { t: TranslateOf<typeof detailsTexts> }) {
  const { client } = useCommerce();
  const { storeId } = useShop();
  const [state, setState] = useState<'ready' | 'pending' | 'failed'>('ready');
  async function download() {
    setState('pending');
    try {
      const { data } = await client.call('exportMyData', {});
      save(`${storeId}-${data.exportedAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2));
      setState('ready');
    } catch {
      setState('failed');
    }
  }
  return (
    <DetailsSection title={t('Account.Data')}>
      <Text>{t('Account.Data.Text')}</Text>
      <div>
        <Button variant="secondary" pending={state === 'pending'} onClick={download}>
          {t('Account.Data.Download')}
        </Button>
      </div>
      {state === 'failed' && <Alert kind="warning">{t('Account.Data.Failed')}</Alert>}
    </DetailsSection>
  );
}

function save(name: string, json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
