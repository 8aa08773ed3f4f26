import { Button } from '@matchday/ui/button';
import { Text } from '@matchday/ui/text';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useTexts } from '../../texts/texts-provider';
import { DetailsSection } from './details-section';

const DeleteDialog = dynamic(() => import('./delete-dialog').then((module) => module.DeleteDialog));

/** The end of an account, which is asked for twice. */
export function DeleteAccount() {
  const t = useTexts();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <DetailsSection title={t('Account.Delete')}>
      <Text>{t('Account.Delete.Text')}</Text>
      <div>
        <Button variant="secondary" onClick={() => setIsAsked(true)}>
          {t('Account.Delete')}
        </Button>
      </div>
      {isAsked && <DeleteDialog onClose={() => setIsAsked(false)} />}
    </DetailsSection>
  );
}
