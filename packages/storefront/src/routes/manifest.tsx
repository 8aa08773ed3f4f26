import { brand } from 'club-brand';
import type { MetadataRoute } from 'next';

/** How the shop looks on a home screen (S1.4). */
export default function manifest(): MetadataRoute.Manifest {
  const { siteName, manifest: own, cultures } = brand;
  return {
    name: siteName,
    short_name: own.shortName,
    lang: cultures[0].locale,
    start_url: '/',
    display: 'standalone',
    theme_color: own.themeColor,
    background_color: own.backgroundColor,
    icons: [...own.icons],
  };
}
