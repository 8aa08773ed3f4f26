import { ButtonLink } from '@matchday/ui/button';
import type { Link } from '../data/contract';
import { ShopLink } from './shop-link';

/** An editor's links as buttons, the first of which is primary. */
export function LinkButtons({ links, quiet = false }: { links: readonly Link[]; quiet?: boolean }) {
  return links.map(({ text, url, target }, index) => (
    <ButtonLink
      key={url}
      as={ShopLink}
      href={url}
      target={target ?? undefined}
      size={quiet ? 'medium' : 'large'}
      variant={index === 0 && !quiet ? 'primary' : 'secondary'}
    >
      {text}
    </ButtonLink>
  ));
}
