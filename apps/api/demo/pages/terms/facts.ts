import type { lawIn } from '../law';

/** What the terms of all shops are filled in with. */
export interface TermsFacts {
  siteName: string;
  company: { name: string; registration: string; address: string; zip: string; city: string; email: string };
  phone: string;
  countries: string;
  currency: string;
  law: ReturnType<typeof lawIn>;
}
