import { brand } from 'club-brand';
import type { ClubSettings } from '../../data/contract';
import { imageAddress } from '../../shop/picture-of';
import type { Translate } from '../../texts/translate';
import { ShopLink } from '../shop-link';
import * as styles from './header.css';

interface HomeLinkProps {
  href: string;
  settings: ClubSettings | null;
  t: Translate<'Header.Home'>;
}

/** The width of the media service that is sharp on every screen. */
const logoWidth = 480;

/** The club's logo, which links to the front page. It has the space of the brand's logo, which is shown if the settings have none. */
export function HomeLink({ href, settings, t }: HomeLinkProps) {
  const { src, width, height } = brand.logo;
  const { url, altText } = settings?.logo ?? { url: '', altText: '' };
  const site = altText || (settings?.siteName ?? brand.siteName);
  return (
    <ShopLink href={href} aria-label={t('Header.Home', { site })} className={styles.home}>
      {/* eslint-disable-next-line nextjs/no-img-element */}
      <img
        src={url === '' ? src : logoAddress(url)}
        width={width}
        height={height}
        style={{ aspectRatio: `${width} / ${height}` }}
        alt=""
        className={styles.logo}
      />
    </ShopLink>
  );
}

/** Images of the media service are transparent only in the format that browsers prefer. */
const logoAddress = (url: string) =>
  url.startsWith('/media/') ? imageAddress({ url }, { width: logoWidth, format: 'auto' }) : url;
