import '../task-stylesheet';
import type { Metadata } from 'next';
import { isSample } from '../addresses/sample';
import { ContactPage, contactMetadata } from '../screens/contact/contact-page';

interface Props {
  params: Promise<{ culture: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { culture } = await params;
  return isSample(culture) ? {} : contactMetadata(culture);
}

export default async function ContactRoute({ params }: Props) {
  const { culture } = await params;
  return isSample(culture) ? null : <ContactPage culture={culture} />;
}
