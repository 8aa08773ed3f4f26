import { RootLayout, type RootLayoutProps } from '@matchday/storefront/routes/layout';
import { fontClass } from '../../brand/fonts';
import { themeClass } from '../../brand/theme.css';
import { tokens } from '../../brand/tokens';

export { generateMetadata, generateStaticParams, viewport } from '@matchday/storefront/routes/layout';

export const ensureStatic = 'navigation';

export default function Layout(props: Omit<RootLayoutProps, 'className' | 'tokens'>) {
  return <RootLayout {...props} className={`${themeClass} ${fontClass}`} tokens={tokens} />;
}
