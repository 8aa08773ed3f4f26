import { domainToASCII } from 'node:url';
import { WrongAnswer } from './answers';

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const hostName = new RegExp(`^(?:${label}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$`);

/** A host name as it is in an address: `shop.rovers.example`. */
export function checkDomain(given: string, takenDomains: ReadonlyMap<string, string>): string {
  const written = given.trim().toLowerCase();
  // The conversion drops a path, which would accept an address as its host.
  const domain = /^[\p{L}\p{M}\p{N}.-]+$/u.test(written) ? domainToASCII(written) : '';
  if (domain.length > 253 || !hostName.test(domain))
    throw new WrongAnswer(
      `"${given}" is no host name: give one such as shop.rovers.example, without https:// and without a path.`,
    );
  const club = takenDomains.get(domain);
  if (club) throw new WrongAnswer(`The domain ${domain} is that of ${club}.`);
  return domain;
}
