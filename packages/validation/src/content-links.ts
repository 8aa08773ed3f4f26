/** The schemes that links in a shop's content may have; the API removes others. */
export const linkSchemes = ['http', 'https', 'mailto', 'tel'] as const;

/** What a link in a shop's content can name by its id, such as `page:about`. The API puts in the path of each culture. */
export const linkKinds = ['category', 'product', 'page'] as const;
