import '@matchday/ui/styles.css';
import '@matchday/storefront/styles.css';
import 'club-theme';
