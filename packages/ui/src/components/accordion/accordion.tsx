import { type ReactNode, useId } from 'react';
import { Disclosure, type DisclosureProps } from '../disclosure';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  /** It is open at first. */
  open?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Opening one closes the others. */
  exclusive?: boolean;
  /** The titles' place in the document's outline; none where they are no headings. */
  level?: DisclosureProps['level'];
  className?: string;
}

/** Sections below one another that open and close, without a script too. */
export function Accordion({ items, exclusive = false, level, className }: AccordionProps) {
  const name = useId();
  return (
    <div className={className}>
      {items.map(({ id, title, content, open }) => (
        <Disclosure
          key={id}
          id={id}
          title={title}
          level={level}
          open={open}
          name={exclusive ? name : undefined}
        >
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
