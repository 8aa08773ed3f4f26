import { Alert } from '@matchday/ui/alert';
import { Container } from '@matchday/ui/container';
import { Heading } from '@matchday/ui/heading';
import { RichText } from '@matchday/ui/rich-text';
import { brand } from 'club-brand';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { cultureOf, localPath } from '../../brand';
import { getContent } from '../../data/content';
import { getSettings } from '../../data/shell';
import { PageFrame } from '../../layout/page-frame';
import { pageMetadata } from '../../seo/page-metadata';
import { documentTitle } from '../../seo/site-name';
import { PrivacyNotice } from '../../shop/privacy-notice';
import { getTranslate } from '../../texts/server-texts';
import * as styles from './service-page.css';

interface Service {
  culture: string;
  /** The same in every culture; the editor's text is found by it. */
  path: `/${string}/`;
  /** Begins the names of its texts: `Contact` of `Contact.Title`. */
  name: 'Contact' | 'Withdrawal';
}

const urlOf = ({ culture, path }: Service) => localPath(cultureOf(brand, culture), path);

export async function serviceMetadata(service: Service): Promise<Metadata> {
  const { culture, name } = service;
  const url = urlOf(service);
  const [route, t] = await Promise.all([getContent(culture, url), getTranslate(culture)]);
  const seo = route?.seoComposition.view;
  const title = seo?.seoTitle || (await documentTitle(culture, t(`${name}.Title`)));
  return pageMetadata({ culture, url, title, description: seo?.seoDescription });
}

interface ServicePageProps extends Service {
  /** What follows the text of the club. */
  about?: ReactNode;
  children: ReactNode;
}

/** A page of the customer service: what the club writes about it, and the form. */
export async function ServicePage({ about, children, ...service }: ServicePageProps) {
  const { culture, name } = service;
  const url = urlOf(service);
  const [route, settings, t] = await Promise.all([
    getContent(culture, url),
    getSettings(culture, url),
    getTranslate(culture),
  ]);
  return (
    <PageFrame culture={culture} url={url}>
      <Container width="content" className={styles.page}>
        <div className={styles.about}>
          <Heading level={1}>{t(`${name}.Title`)}</Heading>
          {route?.blocks.map(
            (block) => block.type === 'richText' && <RichText key={block.html} html={block.html} />,
          )}
          {about}
        </div>
        <section className={styles.form} aria-labelledby="write">
          <Heading level={2} step="h3" id="write">
            {t(`${name}.Form`)}
          </Heading>
          <noscript>
            <Alert>{t('Account.NoScript')}</Alert>
          </noscript>
          {children}
          <PrivacyNotice page={settings?.privacyPage} t={t} />
        </section>
      </Container>
    </PageFrame>
  );
}
