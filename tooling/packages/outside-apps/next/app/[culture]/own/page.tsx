import { Button } from '@matchday/ui/button';
import { own } from './styles.css';

/** A page of the club's own, with a style of its own. */
export default function OwnPage() {
  return (
    <main className={own}>
      <Button>Own</Button>
    </main>
  );
}
