import { Button, ButtonLink } from '@matchday/ui/button';
import { ErrorPage } from '@matchday/ui/error-page';
import { useTexts } from '../../texts/texts-provider';

export interface ErrorScreenProps {
  /** The front page. */
  home: string;
  onRetry: () => void;
}

/** The content of the page that replaces a failed one (S8.6). */
export function ErrorScreen({ home, onRetry }: ErrorScreenProps) {
  const t = useTexts();
  return (
    <ErrorPage
      heading={t('Error.Heading')}
      text={t('Error.Text')}
      actions={
        <>
          {/* Loads the front page anew: what failed here may fail there. */}
          <ButtonLink href={home} size="large">
            {t('Error.Home')}
          </ButtonLink>
          <Button variant="secondary" size="large" onClick={onRetry}>
            {t('Error.Retry')}
          </Button>
        </>
      }
    />
  );
}
