import type { Destination } from '@matchday/tracking';

const address = 'https://www.googletagmanager.com/gtm.js';

interface TagManagerOptions {
  /** The data layer's own destination, to which events go. */
  dataLayer: Destination;
  /** Names the club's container, such as `GTM-ABC123`; without one events stay in the data layer. */
  containerId: string | undefined;
  /** Puts a script into the page. */
  load: (src: string) => void;
}

/** The tag manager's script beside the data layer: it is loaded once, and not before the shopper allows anything. */
export function tagManager({ dataLayer, containerId, load }: TagManagerOptions): Destination {
  let isLoaded = false;
  return {
    ...dataLayer,
    updateConsent(signals) {
      dataLayer.updateConsent(signals);
      if (!containerId || isLoaded || !dataLayer.accepts(signals)) return;
      isLoaded = true;
      load(`${address}?id=${encodeURIComponent(containerId)}`);
    },
  };
}
