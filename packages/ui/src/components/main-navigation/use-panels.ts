import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

const loadArrowKeys = () => import('./arrow-keys');

/** How long a panel stays open after the pointer has left navigation and panel, in milliseconds (S2.42). */
const hideDelay = 200;
/** How long after following a link no panel opens on hover, in milliseconds (S2.42). */
const routeChangeHeld = 1500;

/** Stored outside the component, because the next page has a separate navigation. */
let heldUntil = 0;

/** The open panel, and the event handlers that open and close panels. */
export function usePanels() {
  const [opened, setOpened] = useState<string | null>(null);
  const navigation = useRef<HTMLElement>(null);
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef(false);
  const hovered = useRef(false);

  const stay = () => clearTimeout(hiding.current);
  const open = (href: string) => {
    stay();
    setOpened(href);
  };
  const close = () => {
    stay();
    setOpened(null);
  };
  const hideLater = () => {
    stay();
    hiding.current = setTimeout(close, hideDelay);
  };

  useEffect(() => {
    if (opened === null) return undefined;
    const escape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (document.activeElement?.closest('[data-panel]')) {
        navigation.current?.querySelector<HTMLElement>('[data-open] > button')?.focus();
      }
      setOpened(null);
    };
    const pressOutside = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Node && !navigation.current?.contains(event.target)) setOpened(null);
    };
    document.addEventListener('keydown', escape);
    document.addEventListener('pointerdown', pressOutside);
    return () => {
      document.removeEventListener('keydown', escape);
      document.removeEventListener('pointerdown', pressOutside);
    };
  }, [opened]);

  useEffect(
    () => () => {
      clearTimeout(hiding.current);
      setOpened(null);
    },
    [],
  );

  return {
    opened,
    /** For the button: a panel that was opened by hover stays open. */
    toggle: (href: string) => {
      if (opened === href && !hovered.current) close();
      else open(href);
      hovered.current = false;
    },
    follow: () => {
      heldUntil = Date.now() + routeChangeHeld;
      close();
    },
    /** For the whole navigation, including its panels. */
    navigationProps: {
      ref: navigation,
      onPointerEnter: stay,
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && hideLater(),
      onBlur: (event: FocusEvent) => {
        const panel = event.target.closest('[data-open]');
        if (panel && event.relatedTarget && !panel.contains(event.relatedTarget)) close();
      },
      onFocus: () => void loadArrowKeys(),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const { key, currentTarget, target } = event;
        if (!key.startsWith('Arrow')) return;
        const item = (target as HTMLElement).closest('[data-item]');
        if (item?.querySelector('[data-panel]')) event.preventDefault();
        void loadArrowKeys().then(({ moveFocus }) => moveFocus(key, currentTarget, open));
      },
    },
    /** For an item in the row. */
    itemProps: (href: string, hasPanel: boolean) => ({
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse' || Date.now() < heldUntil) return;
        hovered.current = hasPanel;
        if (hasPanel) open(href);
        else hideLater();
      },
    }),
    /** For the link of an item with a panel: the first tap opens the panel, the second follows the link. */
    linkProps: (href: string) => ({
      onPointerDown: ({ pointerType }: PointerEvent) => {
        touched.current = pointerType === 'touch';
      },
      onClickCapture: (event: MouseEvent) => {
        if (!touched.current || opened === href) return;
        event.preventDefault();
        event.stopPropagation();
        open(href);
      },
    }),
  };
}
