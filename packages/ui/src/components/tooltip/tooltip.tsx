'use client';

import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components/Tooltip';
import { PageLocale } from '../../page-locale';
import * as styles from './tooltip.css';

export interface TooltipProps {
  /** Describes the control; it is read after the control's name. */
  text: string;
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** The hover delay in milliseconds; on focus it appears immediately. */
  delay?: number;
  /** One control that takes focus, such as an `IconButton`. */
  children: ReactElement<Record<string, unknown>, string>;
}

/**
 * A short hint about a control, on hover and focus. Touch screens show none, so never put required information in it.
 */
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
