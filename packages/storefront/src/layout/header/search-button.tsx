'use client';

import { IconButton } from '@matchday/ui/icon-button';
import { lazy, type MouseEvent, Suspense, useCallback, useId, useRef, useState } from 'react';
import { useShop } from '../../shop/shop-provider';
import { useTexts } from '../../texts/texts-provider';

const loadOverlay = () => import('./search-overlay');
const reach = () => void loadOverlay();
const SearchOverlay = lazy(async () => ({ default: (await loadOverlay()).SearchOverlay }));

/** Opens and closes the search (S2.40). Without JavaScript it links to the search page, which has a field too. */
export function SearchButton({ className }: { className?: string }) {
  const t = useTexts();
  const { pathPrefix } = useShop();
  const overlayId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const action = `${pathPrefix}/search-page/`;
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(!isOpen);
  };
  return (
    <div ref={place} className={className}>
      <form action={action}>
        <IconButton
          type="submit"
          icon="search"
          label={t('Header.Search')}
          aria-expanded={isOpen}
          aria-controls={isOpen ? overlayId : undefined}
          onClick={toggle}
          onPointerEnter={reach}
          onFocus={reach}
        />
      </form>
      {isOpen && (
        <Suspense>
          <SearchOverlay id={overlayId} action={action} place={place} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
