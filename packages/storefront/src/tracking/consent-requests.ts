/** Listeners that are called when the shopper opens the consent again. */
export const consentRequests = new EventTarget();

/** Shows the choice again, to change or withdraw it. */
export const askForConsent = (): void => {
  consentRequests.dispatchEvent(new Event('ask'));
};
