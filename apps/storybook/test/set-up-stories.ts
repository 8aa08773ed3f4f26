import { setProjectAnnotations } from '@storybook/react-vite';

/** Gives stories that are run outside Storybook what their play functions work with. */
setProjectAnnotations([]);
