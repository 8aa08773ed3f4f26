/** Told when the shopper asks to see the consent again. */
export const consentRequests = new EventTarget();

/** Shows the choice again, to change or withdraw it. */
export const askForConsent = (): void => {
  consentRequests.dispatchEvent(new Event('ask'));
};
