import { Container } from '@matchday/ui/container';
import { Heading } from '@matchday/ui/heading';
import { Questions } from '@matchday/ui/questions';
import { RichText } from '@matchday/ui/rich-text';
import { Usps } from '@matchday/ui/usps';
import type { ReactNode } from 'react';
import type { Block, ClubSettings, ContentRoute } from '../../data/contract';
import { ShopLink } from '../../layout/shop-link';
import { uspsOf } from '../../layout/usps-of';
import { Newsletter } from '../../newsletter/newsletter';
import type { Translate } from '../../texts/translate';
import * as styles from './blocks.css';
import { ContactBlock } from './contact-block';
import { HeroBlock } from './hero-block';
import { ImageTextBlock } from './image-text-block';
import { ProductsBlock } from './products-block';
import { TilesBlock } from './tiles-block';
import { VideoBlock } from './video-block';

interface Frame {
  settings: ClubSettings | null;
  culture: string;
  t: Translate;
}

export interface BlocksProps extends Frame {
  route: ContentRoute;
  /** Shown between the title and the first block. */
  children?: ReactNode;
}

/** The parts of a content page, one below the other. The page's title heads it unless a hero does. */
export function Blocks({ route, children, ...frame }: BlocksProps) {
  const headed = route.blocks[0]?.type === 'hero';
  return (
    <div data-headed={headed || undefined} className={styles.blocks}>
      {!headed && (
        <Container width="narrow">
          <Heading level={1} ornament>
            {route.title}
          </Heading>
        </Container>
      )}
      {children}
      {route.blocks.map((block, index) => {
        const slot = `${route.id}-${index + 1}`;
        return <BlockView key={slot} block={block} slot={slot} first={index === 0} {...frame} />;
      })}
    </div>
  );
}

interface BlockViewProps extends Frame {
  block: Block;
  /** The position of the block in tracking events. */
  slot: string;
  first: boolean;
}

function BlockView({ block, slot, first, settings, culture, t }: BlockViewProps) {
  switch (block.type) {
    case 'hero':
      return <HeroBlock block={block} slot={slot} first={first} />;
    case 'tiles':
      return <TilesBlock block={block} slot={slot} />;
    case 'productCarousel':
      return <ProductsBlock block={block} slot={slot} culture={culture} t={t} />;
    case 'imageText':
      return <ImageTextBlock block={block} />;
    case 'richText':
      return (
        <Container width="narrow">
          <RichText html={block.html} />
        </Container>
      );
    case 'usps':
      return <Usps usps={uspsOf(block.usps)} variant="panel" linkAs={ShopLink} />;
    case 'questions':
      return (
        <Container width="narrow">
          <Questions
            heading={block.heading}
            items={block.questions.map(({ question, html }) => ({
              question,
              answer: <RichText html={html} />,
            }))}
          />
        </Container>
      );
    case 'video':
      return <VideoBlock block={block} culture={culture} t={t} />;
    case 'newsletter':
      return (
        settings && (
          <Container width="narrow">
            <Newsletter
              settings={settings}
              culture={culture}
              t={t}
              heading={block.heading}
              text={block.text ?? undefined}
            />
          </Container>
        )
      );
    case 'contact':
      return <ContactBlock block={block} />;
    default:
      return null;
  }
}
