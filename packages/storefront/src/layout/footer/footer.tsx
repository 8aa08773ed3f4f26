import { slots } from '@matchday/storefront/club-slots';
import { Cluster } from '@matchday/ui/cluster';
import { Link } from '@matchday/ui/link';
import { Picture } from '@matchday/ui/picture';
import { SiteFooter } from '@matchday/ui/site-footer';
import { Stack } from '@matchday/ui/stack';
import { Usps } from '@matchday/ui/usps';
import { brand } from 'club-brand';
import { Fragment } from 'react';
import { cultureOf } from '../../brand';
import { ConsentButton } from '../../consent/consent-button';
import type { ClubSettings } from '../../data/contract';
import { Newsletter } from '../../newsletter/newsletter';
import { pictureOf } from '../../shop/picture-of';
import { replaceable } from '../../slots/fill';
import { formatCountry } from '../../texts/format';
import type { Translate } from '../../texts/translate';
import { ShopLink } from '../shop-link';
import { uspsOf } from '../usps-of';
import * as styles from './footer.css';

export interface FooterProps {
  settings: ClubSettings;
  culture: string;
  t: Translate;
}

/** S1.7 and S3.26 */
export function Footer({ settings, culture, t }: FooterProps) {
  const local = cultureOf(brand, culture);
  const { usps, image, logo, companyInfo, company, links, copyright } = settings.footer.view;
  return (
    <SiteFooter
      aria-label={t('Footer.Label')}
      usps={
        usps.length > 0 && (
          <Usps label={t('Footer.Usps')} usps={uspsOf(usps)} variant="panel" linkAs={ShopLink} />
        )
      }
      logo={
        logo && (
          // eslint-disable-next-line nextjs/no-img-element
          <img src={logo.url} alt={logo.altText} height={48} loading="lazy" className={styles.logo} />
        )
      }
      company={
        <Stack gap="s">
          {image && <Picture {...pictureOf(image, { sizes: '16rem' })} className={styles.image} />}
          <div dangerouslySetInnerHTML={{ __html: companyInfo }} />
          <address>
            {company.name}
            <br />
            {company.address}
            <br />
            {company.zip} {company.city}
            {company.country && `, ${formatCountry(company.country, t.locale)}`}
            <br />
            {t('Footer.RegistrationNumber', { number: company.cvr })}
            {company.vatNumber && (
              <>
                <br />
                {t('Footer.VatNumber', { number: company.vatNumber })}
              </>
            )}
            {company.producerNumbers?.map(({ country, register, number }) => (
              <Fragment key={number}>
                <br />
                {t('Footer.ProducerNumber', { country: formatCountry(country, t.locale), register, number })}
              </Fragment>
            ))}
            {company.register && (
              <>
                <br />
                {company.register}
              </>
            )}
            <br />
            <Link href={`mailto:${company.email}`}>{company.email}</Link>
            {company.phone && (
              <>
                <br />
                <Link href={`tel:${company.phone.replaceAll(/[^+\d]/g, '')}`}>{company.phone}</Link>
              </>
            )}
          </address>
        </Stack>
      }
      sections={links.map(({ headline, links: entries }) => ({
        headline,
        links: entries.map(({ text, url, target }) => ({ text, url, target: target ?? undefined })),
      }))}
      aside={replaceable(slots.newsletter, local, <Newsletter settings={settings} culture={culture} t={t} />)}
      copyright={copyright}
      end={
        <Cluster gap="m" className={styles.end}>
          <Link as={ShopLink} href={`${local.pathPrefix}/withdrawal/`}>
            {t('Withdrawal.Link')}
          </Link>
          {settings.privacyPage && (
            <Link as={ShopLink} href={settings.privacyPage.url}>
              {t('Privacy.Link')}
            </Link>
          )}
          <Link as={ShopLink} href={`${local.pathPrefix}/cookies/`}>
            {t('Cookie.List')}
          </Link>
          {settings.accessibilityStatement && (
            <Link as={ShopLink} href={settings.accessibilityStatement.url}>
              {t('Footer.Accessibility')}
            </Link>
          )}
          {company.complaintForms && <Link href={company.complaintForms}>{t('Footer.ComplaintForms')}</Link>}
          <ConsentButton>{t('Cookie.Change')}</ConsentButton>
        </Cluster>
      }
      newWindowLabel={t('Accessibility.NewWindow')}
      linkAs={ShopLink}
    />
  );
}
