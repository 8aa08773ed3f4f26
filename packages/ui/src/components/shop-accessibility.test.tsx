import axe from 'axe-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AddressCard } from './address-card/address-card';
import { BasketBadge } from './basket-badge/basket-badge';
import { BasketLine } from './basket-line/basket-line';
import { Breadcrumb } from './breadcrumb/breadcrumb';
import { ButtonLink } from './button/button';
import { BuyBox } from './buy-box/buy-box';
import { Carousel } from './carousel/carousel';
import { CheckoutSection } from './checkout-section/checkout-section';
import { DefinitionList } from './definition-list/definition-list';
import { Disclosure } from './disclosure/disclosure';
import { EmptyState } from './empty-state/empty-state';
import { ErrorPage } from './error-page/error-page';
import { Gallery } from './gallery/gallery';
import { Hero } from './hero/hero';
import { LanguagePicker } from './language-picker/language-picker';
import { MainNavigation } from './main-navigation/main-navigation';
import { OrderSummary } from './order-summary/order-summary';
import { Pagination } from './pagination/pagination';
import { Price } from './price/price';
import { ProductCard } from './product-card/product-card';
import { ProductGrid } from './product-grid/product-grid';
import { ReceiptLine } from './receipt-line/receipt-line';
import { RichText } from './rich-text/rich-text';
import { MenuButton, SideMenu } from './side-menu/side-menu';
import { SiteFooter } from './site-footer/site-footer';
import { SiteHeader } from './site-header/site-header';
import { SizePicker } from './size-picker/size-picker';
import { Swatches } from './swatches/swatches';
import { Text } from './text/text';
import { Tile } from './tile/tile';
import { TileGrid } from './tile-grid/tile-grid';
import { Usps } from './usps/usps';

const themes = import.meta.glob<{ themeClass: string }>('../../../../apps/*/brand/theme.css.ts', {
  eager: true,
});
const root = document.documentElement;
const initialClasses = root.className;

beforeEach(() => {
  root.lang = 'en';
});

afterEach(() => {
  root.className = initialClasses;
});

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const picture = { source: [{ url: pixel, width: 1 }], sizes: '25vw', width: 4, height: 5, alt: 'Front' };
const labels = { now: 'Price now', before: 'Price before' };
const usps = [{ text: 'Free delivery', href: '#usp', showOnMobile: true }];
const items = [
  { name: 'Shirts', href: '#shirts', active: true, children: [{ name: 'Away', href: '#away' }] },
];
const languages = [{ name: 'Dansk', lang: 'da', href: '#da', current: true, detail: 'DKK' }];
const properties = [{ label: 'Size', value: 'M' }];
const reduced = <Price amount="€67.46" before="€89.95" savings="-25 %" note="Incl. VAT" labels={labels} />;

const menuButton = <MenuButton menu="menu" label="Open menu" />;

const frame = (
  <>
    <Usps label="Promises" usps={usps} tone="header" />
    <SiteHeader
      logo="Club"
      menu={menuButton}
      navigation={<MainNavigation label="Main" items={items} moreLabel="show more" menu={menuButton} />}
      actions={<BasketBadge href="#cart" count={2} label="Basket with 2 items" />}
    />
    <SideMenu id="menu" label="Menu" closeLabel="Close menu" />
  </>
);

const screens = {
  list: (
    <>
      <Breadcrumb label="You are here" items={[{ name: 'Home', href: '#home' }, { name: 'Shirts' }]} />
      <Hero
        level={1}
        eyebrow="New"
        heading="Shirts"
        text="All of them"
        actions={<ButtonLink href="#buy">Buy</ButtonLink>}
      />
      <TileGrid columns={2}>
        <Tile name="Kids" href="#kids" text="Size 62 to 176" picture={picture} level={2} />
      </TileGrid>
      <ProductGrid>
        <ProductCard
          name="Home shirt"
          href="#product"
          level={2}
          picture={picture}
          category="Shirts"
          price={reduced}
          colors={['red', 'black'].map((name) => ({ name, swatch: [name] }))}
          colorsLabel="2 colours"
        />
      </ProductGrid>
      <Carousel heading="New in" action={{ text: 'All', href: '#all' }}>
        <Text>A card</Text>
      </Carousel>
      <Pagination
        current={2}
        total={9}
        href={(number) => `#${number}`}
        labels={{ pages: 'Pages', previous: 'Previous', next: 'Next', page: (number) => `Page ${number}` }}
      />
    </>
  ),
  product: (
    <BuyBox
      gallery={
        <Gallery
          label="Pictures"
          enlargeLabel="Enlarge"
          pictures={[
            { ...picture, label: 'Picture 1 of 2', href: '#1' },
            { ...picture, label: 'Picture 2 of 2', href: '#2' },
          ]}
        />
      }
      action={<ButtonLink href="#add">Add</ButtonLink>}
      details={
        <Disclosure title="Care" open>
          <DefinitionList items={[{ term: 'Washing', description: '30 degrees' }]} />
        </Disclosure>
      }
    >
      <h1>Home shirt</h1>
      {reduced}
      <Swatches label="Colour" swatches={[{ name: 'Red', href: '#red', current: true, swatch: ['red'] }]} />
      <SizePicker
        label="Size"
        sizes={[
          { value: 'm', label: 'M' },
          { value: 'l', label: 'L', name: 'L, preorder', state: 'preorder' },
        ]}
        value="m"
        onValueChange={() => undefined}
        hint="Ships in March"
        errorMessage="Choose a size"
      />
      <RichText html="<h2>Story</h2><p>Made <a href='#here'>here</a></p><ul><li>Soft</li></ul>" />
    </BuyBox>
  ),
  checkout: (
    <>
      <h1>Checkout</h1>
      <BasketLine
        picture={picture}
        name="Away shirt"
        href="#away"
        level={2}
        properties={properties}
        price={reduced}
        quantity="2"
      />
      <CheckoutSection number={1} heading="Delivery" done>
        <AddressCard heading="Address" lines={['Ana', 'Calle 1']} />
      </CheckoutSection>
      <OrderSummary
        heading="Summary"
        rows={[{ label: 'Discount', value: '-€5.00', saving: true }]}
        total={{ label: 'Total', value: '€84.95' }}
        taxNote="Of which VAT €16.99"
        lines={
          <ReceiptLine picture={picture} name="Shirt" properties={properties} quantity="2 pcs." price="€10" />
        }
      />
      <EmptyState icon="bag" heading="Nothing" text="Yet" />
    </>
  ),
  error: (
    <ErrorPage
      code="404"
      heading="Not found"
      text="It is gone"
      actions={<ButtonLink href="#home">Home</ButtonLink>}
    />
  ),
};

const cases = Object.entries(themes).flatMap(([path, { themeClass }]) =>
  Object.entries(screens).map(([name, screen]) => ({
    brand: path.split('/').at(-3),
    themeClass,
    name,
    screen,
  })),
);

test.each(cases)('$brand: the $name screen has no axe violation', async ({ themeClass, screen }) => {
  root.className = themeClass;
  await page.viewport(1280, 900);
  const { container } = await render(
    <>
      {frame}
      <main>{screen}</main>
      <SiteFooter
        usps={<Usps variant="panel" label="Footer promises" usps={usps} />}
        company="Club Ltd."
        sections={[{ headline: 'Help', links: [{ text: 'Delivery', url: '#delivery' }] }]}
        copyright="© Club"
        newWindowLabel="new window"
        end={<LanguagePicker label="Choose language" languages={languages} open />}
      />
    </>,
  );
  const { violations } = await axe.run(container);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
});
