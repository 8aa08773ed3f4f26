'use client';

import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components/Tooltip';
import { PageLocale } from '../../page-locale';
import * as styles from './tooltip.css';

export interface TooltipProps {
  /** Describes the control; it is read after the control's name. */
  text: string;
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** Milliseconds of rest before it shows under a pointer; with focus it shows at once. */
  delay?: number;
  /** One control that takes focus, such as an `IconButton`. */
  children: ReactElement<Record<string, unknown>, string>;
}

/** A few words about a control, under pointer and focus. Touch has none: never say in it what is needed. */
export function Tooltip({ text, placement = 'top', delay = 600, children }: TooltipProps) {
  return (
    <PageLocale>
      <TooltipTrigger delay={delay}>
        <Focusable>{children}</Focusable>
        <AriaTooltip placement={placement} offset={6} className={styles.tooltip}>
          {text}
        </AriaTooltip>
      </TooltipTrigger>
    </PageLocale>
  );
}
