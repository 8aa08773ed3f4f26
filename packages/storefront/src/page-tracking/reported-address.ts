const secrets = ['confirm', 'newEmail', 'token'];

/** A page's address for tracking: without the tokens of mails' links. */
export function reportedAddress(href: string): string {
  const address = new URL(href);
  for (const name of secrets) address.searchParams.delete(name);
  return address.href;
}
