import { Container } from '@matchday/ui/container';
import { Link } from '@matchday/ui/link';
import { Text } from '@matchday/ui/text';
import { tone } from '@matchday/ui/theme';
import type { ClubSettings } from '../../data/contract';
import type { Translate } from '../../texts/translate';
import { ShopLink } from '../shop-link';
import { UspItem } from '../usp-item';
import * as styles from './footer.css';

/** S1.7 and S3.26 */
export function Footer({ settings, t }: { settings: ClubSettings; t: Translate }) {
  const { usps, logo, companyInfo, company, links, copyright } = settings.footer.view;
  return (
    <footer aria-label={t('Footer.Label')} className={`${tone.footer} ${styles.footer}`}>
      {usps.length > 0 && (
        <Container as="ul" width="wide" aria-label={t('Footer.Usps')} className={styles.usps}>
          {usps.map((usp) => (
            <li key={usp.text}>
              <UspItem usp={usp} />
            </li>
          ))}
        </Container>
      )}
      <Container width="wide" className={styles.columns}>
        {links.map((section) => (
          <section key={section.headline}>
            <Text as="h2" step="label" className={styles.headline}>
              {section.headline}
            </Text>
            <ul className={styles.list}>
              {section.links.map((link) => (
                <li key={link.url}>
                  <Link
                    as={ShopLink}
                    variant="plain"
                    href={link.url}
                    target={link.target ?? undefined}
                    className={styles.link}
                  >
                    {link.text}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <Text as="h2" step="label" className={styles.headline}>
            {t('Footer.Company')}
          </Text>
          <address className={styles.address}>
            {company.name}
            <br />
            {company.address}
            <br />
            {company.zip} {company.city}
            <br />
            {t('Footer.RegistrationNumber', { number: company.cvr })}
            <br />
            <Link href={`mailto:${company.email}`} variant="plain" className={styles.link}>
              {company.email}
            </Link>
          </address>
        </section>
        <div className={styles.about}>
          {logo && (
            // eslint-disable-next-line nextjs/no-img-element
            <img src={logo.url} alt={logo.altText} loading="lazy" className={styles.logo} />
          )}
          <div className={styles.info} dangerouslySetInnerHTML={{ __html: companyInfo }} />
        </div>
      </Container>
      <Container width="wide">
        <Text step="caption" color="muted" className={styles.copyright}>
          {copyright}
        </Text>
      </Container>
    </footer>
  );
}
