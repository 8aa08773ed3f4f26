import '@matchday/storefront/server';
