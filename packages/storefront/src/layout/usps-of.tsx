import type { Usp as UspData } from '../data/contract';

/** USPs as props of the component, with the editors' image instead of the default icon (S3.16). */
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
