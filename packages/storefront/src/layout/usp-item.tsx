import { Icon } from '@matchday/ui/icon';
import { Link } from '@matchday/ui/link';
import type { Usp } from '../data/contract';
import { ShopLink } from './shop-link';

/** One promise, a link where it leads somewhere. */
export function UspItem({ usp: { text, link } }: { usp: Usp }) {
  const content = (
    <>
      <Icon name="check" /> {text}
    </>
  );
  if (!link) return <span>{content}</span>;
  return (
    <Link as={ShopLink} variant="plain" href={link.url} target={link.target ?? undefined}>
      {content}
    </Link>
  );
}
