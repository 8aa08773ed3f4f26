import type { components } from '@matchday/api-client';

type Schemas = components['schemas'];
export type Block = Schemas['Block'];
export type Category = Schemas['Category'];
export type ClubSettings = Schemas['ClubSettings'];
export type ContentRoute = Schemas['ContentRoute'];
export type Crumb = Schemas['Crumb'];
export type Image = Schemas['Image'];
export type Link = Schemas['Link'];
export type Money = Schemas['Money'];
export type NavigationItem = ClubSettings['mainNavigation'][number];
export type Price = Schemas['Price'];
export type Product = Schemas['Product'];
export type ProductCard = Schemas['ProductCard'];
export type ProductColor = Schemas['ProductColor'];
export type ProductList = Schemas['ProductList'];
export type Usp = Schemas['Usp'];
export type Variant = Schemas['Variant'];
