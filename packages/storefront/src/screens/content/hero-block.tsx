import { Hero } from '@matchday/ui/hero';
import type { Block } from '../../data/contract';
import { LinkButtons } from '../../layout/link-buttons';
import { pictureOf } from '../../shop/picture-of';

/** An opening picture and what it says; the page's first one heads it. */
export function HeroBlock({ block, first }: { block: Extract<Block, { type: 'hero' }>; first: boolean }) {
  const { eyebrow, heading, text, image, links } = block;
  return (
    <Hero
      eyebrow={eyebrow ?? undefined}
      heading={heading}
      level={first ? 1 : 2}
      text={text ?? undefined}
      picture={{ ...pictureOf(image, { sizes: '100vw' }), priority: first }}
      actions={links.length > 0 ? <LinkButtons links={links} /> : undefined}
    />
  );
}
