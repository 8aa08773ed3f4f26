import { Container } from '@matchday/ui/container';
import { tone } from '@matchday/ui/theme';
import { brand } from 'club-brand';
import { cultureOf, localPath } from '../../brand';
import type { ClubSettings } from '../../data/contract';
import type { Translate } from '../../texts/translate';
import { ShopLink } from '../shop-link';
import { BasketLink } from './basket-link';
import * as styles from './header.css';
import { Languages } from './languages';
import { MainNavigation } from './main-navigation';
import { MobileNavigation } from './mobile-navigation';
import { UspBar } from './usp-bar';

export interface HeaderProps {
  culture: string;
  settings: ClubSettings | null;
  t: Translate;
}

/** S1.6. Without settings it still leads home and to the basket (S8.12). */
export function Header({ culture, settings, t }: HeaderProps) {
  const { siteName, logo } = brand;
  const local = cultureOf(brand, culture);
  const languages = settings?.languageNavigation ?? [];
  return (
    <>
      {settings && <UspBar usps={settings.header.view.usps} label={t('Header.Usps')} />}
      <header className={`${tone.header} ${styles.header}`}>
        <Container width="wide" className={styles.bar}>
          {settings && <MobileNavigation items={settings.mainNavigation} languages={languages} t={t} />}
          <ShopLink
            href={localPath(local, '/')}
            className={styles.logo}
            aria-label={t('Header.Home', { site: siteName })}
          >
            {/* eslint-disable-next-line nextjs/no-img-element */}
            <img src={logo.src} width={logo.width} height={logo.height} alt="" className={styles.logoImage} />
          </ShopLink>
          {settings && <MainNavigation items={settings.mainNavigation} label={t('Navigation.Main')} />}
          <div className={styles.actions}>
            <Languages
              entries={languages}
              current={culture}
              label={t('Language.Choose')}
              className={styles.wideOnly}
            />
            <BasketLink href={localPath(local, '/cart/')} />
          </div>
        </Container>
      </header>
    </>
  );
}
