const secrets = ['confirm', 'token'];

/** A page's address as others may be told of it: without what a mail's link holds to prove whose it is. */
export function reportedAddress(href: string): string {
  const address = new URL(href);
  for (const name of secrets) address.searchParams.delete(name);
  return address.href;
}
