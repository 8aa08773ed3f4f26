const secrets = ['confirm', 'newEmail', 'token'];

/** A page's address for tracking: without the tokens of mails' links. */
export function reportedAddress(href: string): string {
  const address = new URL(href);
  const fragment = new URLSearchParams(address.hash.slice(1));
  for (const name of secrets) {
    address.searchParams.delete(name);
    if (fragment.has(name)) address.hash = '';
  }
  return address.href;
}
