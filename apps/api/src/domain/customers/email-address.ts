/** An address as it is compared and kept: one mailbox, however it was typed. */
export function normaliseEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
