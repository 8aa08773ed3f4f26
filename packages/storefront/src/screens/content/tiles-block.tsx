import { CardLink } from '@matchday/ui/card-link';
import { Container } from '@matchday/ui/container';
import { Heading } from '@matchday/ui/heading';
import { Picture } from '@matchday/ui/picture';
import { Text } from '@matchday/ui/text';
import { tone } from '@matchday/ui/theme';
import type { Block } from '../../data/contract';
import { ShopLink } from '../../layout/shop-link';
import { pictureOf } from '../../shop/picture-of';
import * as blocks from './blocks.css';
import * as styles from './tiles-block.css';

/** Pictures that lead to other parts of the shop. */
export function TilesBlock({ block: { heading, tiles } }: { block: Extract<Block, { type: 'tiles' }> }) {
  return (
    <Container as="section" width="wide" className={blocks.section}>
      {heading && (
        <Heading level={2} ornament>
          {heading}
        </Heading>
      )}
      <ul className={styles.grid} data-count={tiles.length}>
        {tiles.map((tile) => (
          <li key={tile.link.url} className={`${tone.brand} ${styles.tile}`}>
            <Picture
              {...pictureOf(tile.image, { sizes: '(min-width: 64em) 33vw, (min-width: 48em) 50vw, 100vw' })}
              alt=""
              frame="fill"
              className={styles.picture}
            />
            <div className={styles.content}>
              <Heading level={heading ? 3 : 2} step="h3">
                <CardLink as={ShopLink} href={tile.link.url} target={tile.link.target ?? undefined}>
                  {tile.heading}
                </CardLink>
              </Heading>
              {tile.text && <Text step="small">{tile.text}</Text>}
            </div>
          </li>
        ))}
      </ul>
    </Container>
  );
}
