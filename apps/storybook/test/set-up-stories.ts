import { setProjectAnnotations } from '@storybook/react-vite';
import { configure } from 'storybook/test';

/** Gives stories that are run outside Storybook what their play functions work with. */
setProjectAnnotations([]);

configure({ asyncUtilTimeout: 15_000 });
