import { setProjectAnnotations } from '@storybook/react-vite';
import { configure } from 'storybook/test';

/** Provides the context of play functions for stories that run outside Storybook. */
setProjectAnnotations([]);

configure({ asyncUtilTimeout: 15_000 });
