import { Container } from '@matchday/ui/container';
import { ImageText } from '@matchday/ui/image-text';
import { RichText } from '@matchday/ui/rich-text';
import type { Block } from '../../data/contract';
import { LinkButtons } from '../../layout/link-buttons';
import { pictureOf } from '../../shop/picture-of';

/** An image with text beside it. */
export function ImageTextBlock({ block }: { block: Extract<Block, { type: 'imageText' }> }) {
  const { heading, html, image, imageSide, link } = block;
  return (
    <Container width="wide">
      <ImageText
        heading={heading}
        picture={pictureOf(image, { sizes: '(min-width: 48em) 50vw, 92vw' })}
        reverse={imageSide === 'end'}
        actions={link ? <LinkButtons links={[link]} quiet /> : undefined}
      >
        <RichText html={html} />
      </ImageText>
    </Container>
  );
}
