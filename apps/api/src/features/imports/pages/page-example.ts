const about = (title: string, path: string, html: string) => ({
  path,
  title,
  seoTitle: title,
  seoDescription: title,
  blocks: [{ type: 'richText', html }],
});

/** A page as `putPageDraft` takes it. */
export const pageExample = {
  alias: 'contentPage',
  texts: {
    en: about('About us', '/about-us/', '<p>We have played since 1906.</p>'),
    da: about('Om os', '/om-os/', '<p>Vi har spillet siden 1906.</p>'),
  },
};
