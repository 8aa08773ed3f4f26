'use client';

export { default } from '@matchday/storefront/routes/error';
