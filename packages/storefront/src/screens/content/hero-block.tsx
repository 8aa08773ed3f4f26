import { ButtonLink } from '@matchday/ui/button';
import { Container } from '@matchday/ui/container';
import { Heading } from '@matchday/ui/heading';
import { Picture } from '@matchday/ui/picture';
import { Text } from '@matchday/ui/text';
import { tone } from '@matchday/ui/theme';
import type { Block } from '../../data/contract';
import { ShopLink } from '../../layout/shop-link';
import { pictureOf } from '../../shop/picture-of';
import * as styles from './hero-block.css';

/** The page's opening picture and what it says. */
export function HeroBlock({ block, first }: { block: Extract<Block, { type: 'hero' }>; first: boolean }) {
  const { eyebrow, heading, text, image, links } = block;
  return (
    <section data-hero className={`${tone.brand} ${styles.hero}`}>
      <Picture
        {...pictureOf(image, { sizes: '100vw' })}
        frame="fill"
        priority={first}
        className={styles.picture}
      />
      <Container width="wide" className={styles.content}>
        {eyebrow && (
          <Text step="label" className={styles.eyebrow}>
            {eyebrow}
          </Text>
        )}
        <Heading level={first ? 1 : 2} step={first ? 'display' : 'h1'}>
          {heading}
        </Heading>
        {text && <Text step="lead">{text}</Text>}
        <div className={styles.links}>
          {links.map((link, index) => (
            <ButtonLink
              key={link.url}
              as={ShopLink}
              href={link.url}
              target={link.target ?? undefined}
              size="large"
              variant={index === 0 ? 'primary' : 'secondary'}
            >
              {link.text}
            </ButtonLink>
          ))}
        </div>
      </Container>
    </section>
  );
}
