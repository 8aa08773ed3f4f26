import { Container } from '@matchday/ui/container';
import { Disclosure } from '@matchday/ui/disclosure';
import { RichText } from '@matchday/ui/rich-text';
import { SectionHeader } from '@matchday/ui/section-header';
import type { Block, Image } from '../../data/contract';
import type { Translate } from '../../texts/translate';
import * as styles from './video-block.css';

export interface VideoBlockProps {
  block: Extract<Block, { type: 'video' }>;
  culture: string;
  t: Translate;
}

const posterOf = ({ url }: Image) => `${url}${url.includes('?') ? '&' : '?'}width=1280&format=auto`;

/** A film that plays when asked to, with what is seen and heard in it for those who cannot. */
export function VideoBlock({ block, culture, t }: VideoBlockProps) {
  const { heading, url, poster, captionsUrl, html } = block;
  return (
    <Container as="section" width="wide">
      <SectionHeader heading={heading} />
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a film without sound has none */}
      <video
        controls
        playsInline
        preload="none"
        aria-label={heading}
        width={poster.width}
        height={poster.height}
        poster={posterOf(poster)}
        className={styles.film}
      >
        <source src={url} />
        {captionsUrl && (
          <track kind="captions" src={captionsUrl} srcLang={culture} label={t('Video.Captions')} default />
        )}
      </video>
      <Disclosure title={t('Video.Description')}>
        <RichText html={html} />
      </Disclosure>
    </Container>
  );
}
