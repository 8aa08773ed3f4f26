import type { Page } from '@playwright/test';

/** WebAuthn excludes IP addresses, so tests with passkeys use the machine's name. */
export const withHostName = (url = '') => url.replace('127.0.0.1', 'localhost');

/** Gives the page a device with a fingerprint reader, in the browser's own simulation. */
export async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether the person at the device proves to be its owner. */
    verifyUser: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}
