import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react';
import type { As } from '../../polymorphic';
import { Spinner } from '../spinner/spinner';
import * as styles from './button.css';

export interface ButtonLook {
  variant?: keyof typeof styles.variant;
  size?: keyof typeof styles.size;
  /** Fills the width of its container. */
  wide?: boolean;
  className?: string;
  children?: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, keyof ButtonLook> {
  /** Work is in progress: the button keeps its size and focus, and ignores further clicks. */
  pending?: boolean;
}

const look = ({ variant = 'primary', size = 'medium', className }: ButtonLook) =>
  clsx(styles.button, styles.variant[variant], styles.size[size], className);

const ignore = (event: MouseEvent) => event.preventDefault();

/** A native button, of type `button` by default. */
export function Button({
  variant,
  size,
  wide,
  pending = false,
  className,
  children,
  type = 'button',
  onClick,
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      type={type}
      onClick={pending ? ignore : onClick}
      aria-disabled={pending || props['aria-disabled']}
      aria-busy={pending || undefined}
      data-pending={pending || undefined}
      data-wide={wide || undefined}
      className={look({ variant, size, className })}
    >
      <span className={styles.content}>{children}</span>
      {pending && <Spinner className={styles.pending} />}
    </button>
  );
}

/** A link that looks like a button. `as` takes a router's link component. */
export function ButtonLink<Element extends ElementType = 'a'>({
  as,
  variant,
  size,
  wide,
  className,
  children,
  ...props
}: As<Element, ButtonLook>) {
  const Component: ElementType = as ?? 'a';
  return (
    <Component {...props} data-wide={wide || undefined} className={look({ variant, size, className })}>
      <span className={styles.content}>{children}</span>
    </Component>
  );
}
