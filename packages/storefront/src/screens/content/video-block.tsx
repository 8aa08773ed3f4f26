import { Container } from '@matchday/ui/container';
import { Disclosure } from '@matchday/ui/disclosure';
import { RichText } from '@matchday/ui/rich-text';
import { SectionHeader } from '@matchday/ui/section-header';
import { Video } from '@matchday/ui/video';
import { imageWidths } from '@matchday/validation';
import type { Block } from '../../data/contract';
import { imageAddress } from '../../shop/picture-of';
import type { Translate } from '../../texts/translate';
import * as styles from './blocks.css';

export interface VideoBlockProps {
  block: Extract<Block, { type: 'video' }>;
  culture: string;
  t: Translate;
}

const posterWidth = Math.max(...imageWidths);

/** A video that plays on click, with captions and a description. */
export function VideoBlock({ block, culture, t }: VideoBlockProps) {
  const { heading, url, poster, captionsUrl, html } = block;
  return (
    <Container as="section" width="wide">
      <SectionHeader heading={heading} />
      <Video
        label={heading}
        sources={[{ url, type: typeOf(url) }]}
        poster={imageAddress(poster, { width: posterWidth, format: 'auto' })}
        width={poster.width}
        height={poster.height}
        captions={
          captionsUrl ? [{ url: captionsUrl, language: culture, label: t('Video.Captions') }] : undefined
        }
        className={styles.film}
      />
      <Disclosure title={t('Video.Description')}>
        <RichText html={html} />
      </Disclosure>
    </Container>
  );
}

const typeOf = (url: string) =>
  new URL(url, 'https://shop').pathname.endsWith('.mp4') ? 'video/mp4' : 'video/webm';
