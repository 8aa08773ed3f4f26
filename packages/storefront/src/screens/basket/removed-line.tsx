import type { BasketLine } from '@matchday/commerce';
import { Alert } from '@matchday/ui/alert';
import { Button } from '@matchday/ui/button';
import { useEffect, useRef } from 'react';
import * as styles from './basket-page.css';
import type { BasketTranslate } from './texts';

interface RemovedLineProps {
  line: BasketLine;
  onUndo: () => void;
  t: BasketTranslate;
}

/** Shows which line was removed, with an undo button that takes the focus from the line's button. */
export function RemovedLine({ line, onUndo, t }: RemovedLineProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <Alert kind="info" className={styles.removed}>
      {t('Basket.Removed', { name: line.name })}{' '}
      <Button ref={undo} variant="secondary" size="small" onClick={onUndo}>
        {t('Basket.Undo')}
      </Button>
    </Alert>
  );
}
