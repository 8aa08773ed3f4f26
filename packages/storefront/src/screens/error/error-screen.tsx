import { ButtonLink } from '@matchday/ui/button';
import { ErrorPage } from '@matchday/ui/error-page';
import type { ReactNode } from 'react';
import { ShopLink } from '../../layout/shop-link';

export interface ErrorScreenProps {
  code?: string;
  heading: string;
  text: string;
  home: { label: string; url: string };
  /** Other ways on. */
  children?: ReactNode;
}

/** S2.32 */
export function ErrorScreen({ code, heading, text, home, children }: ErrorScreenProps) {
  return (
    <ErrorPage
      code={code}
      heading={heading}
      text={text}
      actions={
        <>
          <ButtonLink as={ShopLink} href={home.url} size="large">
            {home.label}
          </ButtonLink>
          {children}
        </>
      }
    />
  );
}
