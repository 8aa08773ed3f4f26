import type { ComponentPropsWithRef, ElementType } from 'react';

/**
 * The props of a component that renders as another element or component: its own props, and all props of that element.
 */
export type As<Element extends ElementType, Own = unknown> = Own & { as?: Element } & Omit<
    ComponentPropsWithRef<Element>,
    keyof Own | 'as'
  >;
