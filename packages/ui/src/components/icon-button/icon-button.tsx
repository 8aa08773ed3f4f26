import { clsx } from 'clsx';
import type { ElementType, ReactNode } from 'react';
import type { As } from '../../polymorphic';
import { Icon, type IconProps } from '../icon/icon';
import * as styles from './icon-button.css';

export interface IconButtonLook {
  icon: IconProps['name'];
  /** The action, as the accessible name. */
  label: string;
  className?: string;
  /** Shown over the icon, such as a count. */
  children?: ReactNode;
}

/** A button with an icon only. `as` turns it into a link: `as="a"` or a router's link component. */
export function IconButton<Element extends ElementType = 'button'>({
  as,
  icon,
  label,
  className,
  children,
  ...props
}: As<Element, IconButtonLook>) {
  const Component: ElementType = as ?? 'button';
  const type = Component === 'button' ? { type: 'button' } : {};
  return (
    <Component {...type} {...props} aria-label={label} className={clsx(styles.iconButton, className)}>
      <Icon name={icon} />
      {children}
    </Component>
  );
}
