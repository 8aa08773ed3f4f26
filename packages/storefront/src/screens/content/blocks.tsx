import { Container } from '@matchday/ui/container';
import { Heading } from '@matchday/ui/heading';
import { Questions } from '@matchday/ui/questions';
import { RichText } from '@matchday/ui/rich-text';
import { Usps } from '@matchday/ui/usps';
import type { Block, ContentRoute } from '../../data/contract';
import { ShopLink } from '../../layout/shop-link';
import { uspsOf } from '../../layout/usps-of';
import type { Translate } from '../../texts/translate';
import * as styles from './blocks.css';
import { HeroBlock } from './hero-block';
import { ImageTextBlock } from './image-text-block';
import { ProductsBlock } from './products-block';
import { TilesBlock } from './tiles-block';

export interface BlocksProps {
  route: ContentRoute;
  culture: string;
  t: Translate;
}

/** The parts of a content page, one below the other. The page's title heads it unless a hero does. */
export function Blocks({ route, culture, t }: BlocksProps) {
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
      {route.blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <BlockView key={index} block={block} first={index === 0} culture={culture} t={t} />
      ))}
    </div>
  );
}

interface BlockViewProps {
  block: Block;
  first: boolean;
  culture: string;
  t: Translate;
}

function BlockView({ block, first, culture, t }: BlockViewProps) {
  switch (block.type) {
    case 'hero':
      return <HeroBlock block={block} first={first} />;
    case 'tiles':
      return <TilesBlock block={block} />;
    case 'productCarousel':
      return <ProductsBlock block={block} culture={culture} t={t} />;
    case 'imageText':
      return <ImageTextBlock block={block} />;
    case 'richText':
      return (
        <Container width="narrow">
          <RichText html={block.html} />
        </Container>
      );
    case 'usps':
      return <Usps label={t('Header.Usps')} usps={uspsOf(block.usps)} variant="panel" linkAs={ShopLink} />;
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
    default:
      return null;
  }
}
