import { Button } from '@matchday/ui/button';
import { Text } from '@matchday/ui/text';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { TranslateOf } from '../../texts/translate';
import { DetailsSection } from './details-section';
import type { detailsTexts } from './texts';

const DeleteDialog = dynamic(() => import('./delete-dialog').then((module) => module.DeleteDialog));

/** Deletes an account after a confirmation. */
export function DeleteAccount({ t }: { t: TranslateOf<typeof detailsTexts> }) {
  const [wasAsked, setWasAsked] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const ask = () => {
    setWasAsked(true);
    setIsAsked(true);
  };
  return (
    <DetailsSection title={t('Account.Delete')}>
      <Text>{t('Account.Delete.Text')}</Text>
      <div>
        <Button variant="secondary" onClick={ask}>
          {t('Account.Delete')}
        </Button>
      </div>
      {wasAsked && <DeleteDialog open={isAsked} onClose={() => setIsAsked(false)} t={t} />}
    </DetailsSection>
  );
}
