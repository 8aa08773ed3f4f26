'use client';

export { default } from '@matchday/storefront/routes/global-error';
