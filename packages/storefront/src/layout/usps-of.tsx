import type { Usp as UspData } from '../data/contract';

/** Promises in the form that the component takes, with the editors' picture in place of the usual mark (S3.16). */
export const uspsOf = (usps: readonly UspData[]) =>
  usps.map(({ text, image, link, showOnMobile }) => ({
    text,
    image: image ? (
      // eslint-disable-next-line nextjs/no-img-element
      <img src={image.url} alt={image.altText} width={24} height={24} loading="lazy" />
    ) : undefined,
    href: link?.url,
    target: link?.target ?? undefined,
    showOnMobile,
  }));
