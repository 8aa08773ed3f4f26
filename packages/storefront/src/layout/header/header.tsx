import { slots } from '@matchday/storefront/club-slots';
import { LanguagePicker } from '@matchday/ui/language-picker';
import { Link } from '@matchday/ui/link';
import { MainNavigation, type NavigationItem } from '@matchday/ui/main-navigation';
import { MobileNavigation } from '@matchday/ui/mobile-navigation';
import { MenuButton, SideMenu } from '@matchday/ui/side-menu';
import { SiteHeader } from '@matchday/ui/site-header';
import { Usps } from '@matchday/ui/usps';
import { brand } from 'club-brand';
import { type BrandCulture, cultureOf, localPath } from '../../brand';
import type { ClubSettings } from '../../data/contract';
import { replaceable } from '../../slots/fill';
import type { Translate } from '../../texts/translate';
import { ShopLink } from '../shop-link';
import { uspsOf } from '../usps-of';
import { AccountLink } from './account-link';
import { BasketLink } from './basket-link';
import * as styles from './header.css';
import { HomeLink } from './home-link';
import { LanguageLink } from './language-link';
import { languagesOf } from './languages';
import { navigationItems } from './navigation-items';
import { SearchButton } from './search-button';

export interface HeaderProps {
  culture: string;
  /** The page's own address. */
  url: string;
  settings: ClubSettings | null;
  t: Translate;
}

const menuId = 'menu';

/** S1.6. Without settings it still links to the front page and the basket (S8.12). */
export function Header({ culture, url, settings, t }: HeaderProps) {
  const local = cultureOf(brand, culture);
  const home = <HomeLink href={localPath(local, '/')} settings={settings} t={t} />;
  const basket = <BasketLink href={localPath(local, '/cart/')} />;
  if (!settings) return <SiteHeader logo={home} actions={basket} />;

  const items = withOwnItems(navigationItems(settings.mainNavigation), local, url);
  const languages = languagesOf(settings, culture, t);
  const menuButton = <MenuButton menu={menuId} label={t('Accessibility.OpenMenu')} />;
  return (
    <>
      {replaceable(
        slots.usps,
        local,
        <Usps
          label={t('Header.Usps')}
          usps={uspsOf(settings.header.view.usps)}
          tone="inverse"
          linkAs={ShopLink}
        />,
      )}
      <SiteHeader
        logo={home}
        menu={
          <div className={styles.narrowActions}>
            {menuButton}
            <SearchButton />
          </div>
        }
        navigation={
          <MainNavigation
            label={t('Navigation.Main')}
            moreLabel={t('Accessibility.ShowMore')}
            menu={menuButton}
            items={items}
            linkAs={ShopLink}
          />
        }
        actions={
          <>
            <LanguagePicker
              label={t('Language.Choose')}
              languages={languages}
              linkAs={LanguageLink}
              compact
              className={styles.wideOnly}
            />
            <SearchButton className={styles.wideOnly} />
            <AccountLink />
            {basket}
          </>
        }
      />
      <SideMenu
        id={menuId}
        label={t('Header.Menu')}
        closeLabel={t('Accessibility.CloseMenu')}
        footer={
          <div className={styles.menuEnd}>
            <Link as={ShopLink} variant="standalone" href={localPath(local, '/withdrawal/')}>
              {t('Withdrawal.Link')}
            </Link>
            <LanguagePicker
              label={t('Language.Choose')}
              languages={languages}
              linkAs={LanguageLink}
              placement="above"
            />
          </div>
        }
      >
        <MobileNavigation
          label={t('Navigation.Main')}
          items={items}
          allLabel={(name) => t('Navigation.All', { name })}
          linkAs={ShopLink}
        />
      </SideMenu>
    </>
  );
}

function withOwnItems(items: NavigationItem[], local: BrandCulture, url: string): readonly NavigationItem[] {
  if (!slots.navigation) return items;
  return slots.navigation(items, local).map((item) => (item.href === url ? current(item) : item));
}

const current = (item: NavigationItem): NavigationItem => ({ ...item, active: true });
