export { default, generateStaticParams, metadata } from '@matchday/storefront/routes/preview-page';
