import { linkKinds, linkSchemes } from '@matchday/validation';
import { StarterKit } from '@tiptap/starter-kit';

const safeLink = new RegExp(`^(?:(?:${[...linkSchemes, ...linkKinds].join('|')}):|[/?#])`, 'i');

/** Whether the API keeps a link with this target. */
export const isSafeLink = (target: string): boolean => safeLink.test(target);

/**
 * The formats of the editor. Each is one that the API keeps. The page editor has no others, so that nothing is lost when
 * a page is saved.
 */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: false,
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: isSafeLink,
    },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    // They would change a text that nobody touches, or keep the Tab key.
    trailingNode: false,
    listKeymap: false,
    dropcursor: false,
    gapcursor: false,
  }),
];
