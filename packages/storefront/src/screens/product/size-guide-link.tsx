'use client';

import { Link } from '@matchday/ui/link';
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { useTexts } from '../../texts/texts-provider';
import type { ProductTexts } from './texts';

const loadDialog = () => import('@matchday/ui/dialog');
const reach = () => void loadDialog();
const Dialog = lazy(async () => ({ default: (await loadDialog()).Dialog }));

interface SizeGuideLinkProps {
  target: string;
  texts: ProductTexts;
  children: ReactNode;
}

/** Leads to the size guide further down, and shows it over the page where a script runs. */
export function SizeGuideLink({ target, texts, children }: SizeGuideLinkProps) {
  const t = useTexts(texts);
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Link href={`#${target}`} onClick={open} onPointerEnter={reach} onFocus={reach}>
        {t('Product.Size.Guide')}
      </Link>
      {wasOpened && (
        <Suspense>
          <Dialog
            open={isOpen}
            onClose={() => setOpen(false)}
            size="large"
            title={t('Product.Size.Guide')}
            closeLabel={t('Accessibility.Close')}
          >
            {children}
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
