import type { PageText } from './page-text';

interface TextPage {
  path: string;
  title: string;
  /** What it is about, for search engines. */
  lead: string;
  html: string;
}

/** A page of nothing but text. */
export function textPage({ path, title, lead, html }: TextPage): PageText {
  return {
    path,
    title,
    seoTitle: '',
    seoDescription: lead,
    blocks: [{ type: 'richText', html }],
  };
}
