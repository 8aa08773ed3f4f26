import { Hero } from '@matchday/ui/hero';
import type { Block } from '../../data/contract';
import { LinkButtons } from '../../layout/link-buttons';
import { TrackedPromotion } from '../../page-tracking/tracked-promotion';
import { pictureOf } from '../../shop/picture-of';

export interface HeroBlockProps {
  block: Extract<Block, { type: 'hero' }>;
  first: boolean;
  /** Its position in tracking events. */
  slot: string;
}

/** A hero image with text; the page's first one contains the heading. */
export function HeroBlock({ block, first, slot }: HeroBlockProps) {
  const { eyebrow, heading, text, image, links } = block;
  return (
    <TrackedPromotion
      promotion={{ id: `${slot}-hero`, name: heading, creativeName: image.url, creativeSlot: slot }}
    >
      <Hero
        eyebrow={eyebrow ?? undefined}
        heading={heading}
        level={first ? 1 : 2}
        text={text ?? undefined}
        picture={{ ...pictureOf(image, { sizes: '100vw' }), priority: first }}
        actions={links.length > 0 ? <LinkButtons links={links} /> : undefined}
      />
    </TrackedPromotion>
  );
}
