import { useState, useSyncExternalStore } from 'react';
import type { Variant } from '../../data/contract';

/** Says the size where the variant's own address names its colour alone. */
const sizeParameter = 'size';

interface Choice {
  /** The variants of the colour that is shown. */
  variants: readonly Variant[];
  /** The variant that the page's address names. */
  addressedId: string;
  /** The variant to which the colour's links lead: its address chooses no size. */
  leadId: string | undefined;
}

/** The variant that the shopper has chosen by its size, which is also in the address, so that going back restores it. */
export function useChosenVariant({ variants, addressedId, leadId }: Choice) {
  const [pickedId, setPickedId] = useState<string | null>(null);
  const asked = useSyncExternalStore(noChange, askedSize, () => null);
  const addressed = variants.find(
    ({ id, size }) => id === addressedId && (id !== leadId || size === asked || variants.length === 1),
  );
  return {
    chosen: variants.find(({ id }) => id === pickedId) ?? addressed,
    choose: (id: string) => {
      const variant = variants.find((one) => one.id === id);
      if (!variant) return;
      setPickedId(id);
      const query = id === leadId ? `?${new URLSearchParams({ [sizeParameter]: variant.size })}` : '';
      history.replaceState(null, '', `${variant.url}${query}`);
    },
  };
}

const noChange = () => () => {};
const askedSize = () => new URLSearchParams(location.search).get(sizeParameter);
