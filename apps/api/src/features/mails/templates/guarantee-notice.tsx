/** @jsxRuntime automatic */
import type { MailShop } from '../mail-shop';

const yearsInEveryCountry = 2;

/** Reminds of the legal guarantee (Directive 2011/83/EU art. 22a). Mails have no images, so the notice is text. */
export function GuaranteeNotice({ shop }: { shop: MailShop }) {
  const { legalGuarantee, footer } = shop.settings;
  if (!legalGuarantee) return null;
  const { years } = legalGuarantee;
  const { country } = footer.view.company;
  return (
    <section>
      <h2 style={{ fontSize: 19 }}>{shop.t('Guarantee.Title')}</h2>
      <p>{shop.t('Guarantee.Text')}</p>
      {country && years > yearsInEveryCountry && (
        <p>{shop.t('Guarantee.Longer', { country: countryName(country, shop), years })}</p>
      )}
      <p>{shop.t('Guarantee.Remedies')}</p>
      <p>
        <a href={shop.t('Guarantee.More.Url')}>{shop.t('Guarantee.More')}</a>
      </p>
    </section>
  );
}

const countryName = (country: string, { locale }: MailShop) =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
