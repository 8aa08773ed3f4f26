import { Alert } from '@matchday/ui/alert';
import { Container } from '@matchday/ui/container';
import { Heading } from '@matchday/ui/heading';
import { RichText } from '@matchday/ui/rich-text';
import { brand } from 'club-brand';
import type { Metadata } from 'next';
import { cultureOf, localPath } from '../../brand';
import { getContent } from '../../data/content';
import { getTexts } from '../../data/shell';
import { PageFrame } from '../../layout/page-frame';
import { pageMetadata } from '../../seo/page-metadata';
import { getTranslate } from '../../texts/server-texts';
import { TextsProvider } from '../../texts/texts-provider';
import { pickTexts } from '../../texts/translate';
import * as styles from './contact.css';
import { ContactForm } from './contact-form';

const urlOf = (culture: string) => localPath(cultureOf(brand, culture), '/contact/');

export async function contactMetadata(culture: string): Promise<Metadata> {
  const url = urlOf(culture);
  const [route, t] = await Promise.all([getContent(culture, url), getTranslate(culture)]);
  const seo = route?.seoComposition.view;
  const title = seo?.seoTitle || `${t('Contact.Title')} | ${brand.siteName}`;
  return pageMetadata({ culture, url, title, description: seo?.seoDescription });
}

/** Customer service (S2.12): what the club writes about it, and the form. */
export async function ContactPage({ culture }: { culture: string }) {
  const url = urlOf(culture);
  const [route, texts, t] = await Promise.all([
    getContent(culture, url),
    getTexts(culture),
    getTranslate(culture),
  ]);
  return (
    <PageFrame culture={culture} url={url}>
      <Container width="content" className={styles.page}>
        <div className={styles.about}>
          <Heading level={1}>{t('Contact.Title')}</Heading>
          {route?.blocks.map(
            (block) => block.type === 'richText' && <RichText key={block.html} html={block.html} />,
          )}
        </div>
        <section className={styles.form} aria-labelledby="write">
          <Heading level={2} step="h3" id="write">
            {t('Contact.Form')}
          </Heading>
          <noscript>
            <Alert>{t('Account.NoScript')}</Alert>
          </noscript>
          <TextsProvider texts={pickTexts(texts, ['Contact.*', 'Form.*'])} locale={t.locale}>
            <ContactForm />
          </TextsProvider>
        </section>
      </Container>
    </PageFrame>
  );
}
