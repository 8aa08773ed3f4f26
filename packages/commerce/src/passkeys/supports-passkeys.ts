/** Whether the browser can use passkeys on this page. WebAuthn excludes hosts that are IP addresses. */
export function supportsPasskeys({
  PublicKeyCredential,
  location,
}: {
  PublicKeyCredential?: unknown;
  location: Pick<Location, 'hostname'>;
}): boolean {
  const isAddress = /^(?:\d+(?:\.\d+){3}|\[.*\])$/.test(location.hostname);
  return typeof PublicKeyCredential === 'function' && !isAddress;
}
