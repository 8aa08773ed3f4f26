import { brand } from 'club-brand';
import { homeScreenIcons } from '../seo/brand-files';
import { getSiteName } from '../seo/site-name';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/brand/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The home-screen manifest of a language (S1.4). The app starts in the language of its manifest. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ culture: string }> },
): Promise<Response> {
  const { culture } = await params;
  const local = brand.cultures.find((each) => each.culture === culture);
  if (!local) return new Response(null, { status: 404 });
  const { shortName, themeColor, backgroundColor } = brand.manifest;
  const start = `${local.pathPrefix}/`;
  const manifest = {
    name: await getSiteName(culture),
    short_name: shortName,
    lang: local.locale,
    id: start,
    start_url: start,
    scope: '/',
    display: 'standalone',
    theme_color: themeColor,
    background_color: backgroundColor,
    icons: homeScreenIcons.flatMap((size) => [icon('icon', size, 'any'), icon('maskable', size, 'maskable')]),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'no-cache' },
  });
}
