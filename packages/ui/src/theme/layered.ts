import type { StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css';

type LayerRule = Omit<StyleRule, '@layer'>;

const within = (layer: string) => (rule: LayerRule) => ({ '@layer': { [layer]: rule } });

/** Puts a rule into the `components` layer: `style(component({ … }))`. */
export const component = within(layers.components);

/** Puts a rule into the `screens` layer, which wins over components: `style(screen({ … }))`. */
export const screen = within(layers.screens);
