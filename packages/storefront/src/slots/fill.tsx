import type { ReactNode } from 'react';
import type { SlotBlock, SlotProps, SlotSection } from './slots';

// Functions, and not components: without a slot, a page is the same to the byte as one that has no place for it.

/** The shop's own section, or what the club has in its place. */
export function replaceable<Props>(
  Slot: SlotSection<Props> | undefined,
  props: SlotProps & Props,
  own: ReactNode,
): ReactNode {
  return Slot ? <Slot {...props}>{own}</Slot> : own;
}

/** A part of a page, and above it what the club adds. */
export function preceded<Props>(
  Slot: SlotBlock<Props> | undefined,
  props: SlotProps & Props,
  own: ReactNode,
): ReactNode {
  if (!Slot) return own;
  return (
    <>
      <Slot {...props} />
      {own}
    </>
  );
}

/** A part of a page, and below it what the club adds. */
export function followed<Props>(
  own: ReactNode,
  Slot: SlotBlock<Props> | undefined,
  props: SlotProps & Props,
): ReactNode {
  if (!Slot) return own;
  return (
    <>
      {own}
      <Slot {...props} />
    </>
  );
}
