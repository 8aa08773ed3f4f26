import type { Check } from '../check';
import { textCheck } from '../text';

const local = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  const top = labels.at(-1) ?? '';
  return (
    labels.length > 1 &&
    top.length > 1 &&
    !/^\d+$/.test(top) &&
    labels.every((part) => part.length <= 63 && label.test(part))
  );
}

/**
 * An email address as used on the public internet: at most 64 characters before the @ and 254 in total, a domain of two
 * or more labels, international letters allowed, no quoted or commented parts (S5.6).
 */
export const email = (): Check =>
  textCheck('Form.Validation.Email', (text) => {
    const at = text.lastIndexOf('@');
    return (
      at > 0 &&
      at <= 64 &&
      text.length <= 254 &&
      local.test(text.slice(0, at)) &&
      isDomain(text.slice(at + 1))
    );
  });
