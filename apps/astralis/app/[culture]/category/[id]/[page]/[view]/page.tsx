export { default, generateMetadata, generateStaticParams } from '@matchday/storefront/routes/category';
