import { type ReactNode, useId } from 'react';
import { Disclosure, type DisclosureProps } from '../disclosure';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  /** Whether the section is open initially. */
  open?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Opening a section closes the others. */
  exclusive?: boolean;
  /** The heading level of the titles; without it they are no headings. */
  level?: DisclosureProps['level'];
  className?: string;
}

/** A list of sections that open and close, without JavaScript too. */
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
