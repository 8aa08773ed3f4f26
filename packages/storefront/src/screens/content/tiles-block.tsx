import { Container } from '@matchday/ui/container';
import { SectionHeader } from '@matchday/ui/section-header';
import { Tile } from '@matchday/ui/tile';
import { TileGrid } from '@matchday/ui/tile-grid';
import type { Block } from '../../data/contract';
import { ShopLink } from '../../layout/shop-link';
import { TrackedPromotion } from '../../page-tracking/tracked-promotion';
import { pictureOf } from '../../shop/picture-of';

const sizes = '(min-width: 64em) 24vw, 46vw';

export interface TilesBlockProps {
  block: Extract<Block, { type: 'tiles' }>;
  /** Its position in tracking events. */
  slot: string;
}

/** Images that link to other parts of the shop. */
export function TilesBlock({ block: { heading, tiles }, slot }: TilesBlockProps) {
  const columns = tiles.length % 3 === 0 ? 3 : 4;
  return (
    <Container as="section" width="wide">
      {heading && <SectionHeader heading={heading} />}
      <TileGrid columns={columns}>
        {tiles.map((tile) => (
          <TrackedPromotion
            key={tile.link.url}
            promotion={{
              id: `${slot}-${tile.link.url}`,
              name: tile.heading,
              creativeName: tile.image.url,
              creativeSlot: slot,
            }}
          >
            <Tile
              name={tile.heading}
              text={tile.text ?? undefined}
              href={tile.link.url}
              picture={pictureOf(tile.image, { sizes })}
              level={heading ? 3 : 2}
              linkAs={ShopLink}
            />
          </TrackedPromotion>
        ))}
      </TileGrid>
    </Container>
  );
}
