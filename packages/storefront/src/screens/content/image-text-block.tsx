import { ButtonLink } from '@matchday/ui/button';
import { Container } from '@matchday/ui/container';
import { Heading } from '@matchday/ui/heading';
import { Picture } from '@matchday/ui/picture';
import type { Block } from '../../data/contract';
import { ShopLink } from '../../layout/shop-link';
import { pictureOf } from '../../shop/picture-of';
import * as styles from './image-text-block.css';
import { RichText } from './rich-text';

/** A picture with text beside it. */
export function ImageTextBlock({ block }: { block: Extract<Block, { type: 'imageText' }> }) {
  const { heading, html, image, imageSide, link } = block;
  return (
    <Container as="section" width="wide" className={styles.block} data-side={imageSide}>
      <Picture {...pictureOf(image, { sizes: '(min-width: 48em) 50vw, 100vw' })} className={styles.picture} />
      <div className={styles.text}>
        <Heading level={2}>{heading}</Heading>
        <RichText html={html} />
        {link && (
          <ButtonLink as={ShopLink} variant="secondary" href={link.url} target={link.target ?? undefined}>
            {link.text}
          </ButtonLink>
        )}
      </div>
    </Container>
  );
}
