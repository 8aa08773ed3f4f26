import type { ReactNode } from 'react';

export const metadata = {
  title: 'Empty page',
  description: 'A heading and a button.',
  icons: { icon: 'data:,' },
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
