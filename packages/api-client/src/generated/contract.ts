export interface paths {
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process answers */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether requests can be served: the database answers and is migrated */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{store}/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture in the size and format asked for
         * @description Sizes are taken to the next one that is delivered, so that few forms of a picture are kept. With `v`, which names a version, the answer may be kept for ever.
         */
        get: operations["getMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{store}/fonts/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A font in which names or numbers are printed
         * @description The addresses stand in the print settings of a product’s `addOns`.
         */
        get: operations["getFont"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{provider}/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment provider tells that something happened to a session
         * @description The notice must carry the provider’s signature, not older than five minutes. What happened is asked of the provider, so a notice may come late, twice or in any order.
         */
        post: operations["receiveWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A store's keys, the newest first */
        get: operations["listAdminKeys"];
        put?: never;
        /** A new key of a store */
        post: operations["createAdminKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends a key; to end it twice changes nothing */
        delete: operations["revokeAdminKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stores/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * A new store, with a root category and nothing to sell yet
         * @description The same store once more changes nothing; a store that is there is changed by importing `store`.
         */
        put: operations["createStore"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far an import is, and what came of it */
        get: operations["getImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exports/{part}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A part of the store's data as a file that can be imported again */
        get: operations["exportPart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the store's orders, the newest first
         * @description Orders whose payment was begun and never finished are among them: `Open` or `Cancelled`.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order with all that happened to it */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves an order on: sent, or cancelled
         * @description What was paid for an order that is cancelled is paid back, and the shopper is told by mail. The moves that an order can make stand in docs/orders.md.
         */
        post: operations["setOrderStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pays back a part of an order, or all that is left of its payment
         * @description The order's status stays as it is. Where the provider is away the refund is pending and follows.
         */
        post: operations["refundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/media/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Puts a picture under a key, in the place of the one that is there
         * @description JPEG, PNG, WebP, or SVG that is only a drawing. What it is, is told by its content. What a camera notes beside a picture is not kept.
         */
        put: operations["putMedia"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts a file into a part of the store's data: all of it, or nothing
         * @description The file is checked as a whole before anything is written, and written in one transaction. Read `getImport` for its progress. A store takes one import at a time.
         */
        post: operations["startImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The content page at a path, or where that path leads now (meta.status 301) */
        get: operations["getContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dictionary/dictionariesbyculture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The texts of the culture */
        get: operations["getDictionary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop's settings as a page sees them; the page's path tells the culture */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/sitemap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The content pages for search engines
         * @description Addresses that lead elsewhere are left out.
         */
        get: operations["listContentSitemap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tree of categories */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/sitemap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The category pages for search engines
         * @description A category in which, and below which, nothing is listed is left out, and so is the root category.
         */
        get: operations["listCategorySitemap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A category and what its page shows */
        get: operations["getCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cards of certain products, in the order asked for */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/sitemap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The product pages for search engines
         * @description Each colour of a listed product has an entry: the page of its lead variant. Unlisted products are left out.
         */
        get: operations["listProductSitemap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A product, its first colour's lead variant selected */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/preorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a product can be ordered, and when it is sent
         * @description What is left is read anew for every call. A preorder is paid when it is ordered.
         */
        get: operations["getPreorder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/variant/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The product of a variant, that variant selected */
        get: operations["getProductByVariant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/category/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the products in a category and all below it */
        get: operations["listCategoryProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search, filter and sort the products
         * @description Products that have a variant with all that is chosen: chosen values of one filter are alternatives, filters add up. Words are found in any form of the culture, without accents and with slips of the keys; a term that is a sku or an EAN finds its product. Prices and stock are those of this moment. Unlisted products are never found.
         */
        get: operations["searchProducts"];
        put?: never;
        /**
         * The same search as JSON
         * @description Products that have a variant with all that is chosen: chosen values of one filter are alternatives, filters add up. Words are found in any form of the culture, without accents and with slips of the keys; a term that is a sku or an EAN finds its product. Prices and stock are those of this moment. Unlisted products are never found.
         */
        post: operations["searchProductsByBody"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A few products and categories while a search is being typed */
        get: operations["suggestProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/baskets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new, empty basket
         * @description Gives a signed token that is good for 90 days. Nothing is stored before the first line.
         */
        post: operations["createBasket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/baskets/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The basket with its lines */
        get: operations["getBasket"];
        put?: never;
        /**
         * Puts pieces of a variant into the basket
         * @description Adds to the line of the same variant and print where there is one. All lines of a variant share its stock.
         */
        post: operations["addBasketLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/baskets/{token}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many pieces are in the basket and what they cost */
        get: operations["getBasketSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/baskets/{token}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives lines the quantities they shall have
         * @description 0 removes a line. A line is named by its variant and its print, as the basket answers them. All of the lines are changed or none; of a line named twice the last counts.
         */
        post: operations["setBasketLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/baskets/{token}/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins to pay for the basket
         * @description Holds the pieces and answers the address of the payment provider’s page. Asked again for an unchanged basket, it answers the same address.
         */
        post: operations["checkOutBasket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/baskets/{token}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The order that the basket became
         * @description While the payment is not settled, `receipt` is null and `meta.status` 202: ask again in a moment.
         */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is filled in at the checkout and what there is to choose
         * @description A customer's checkout begins with the address of their profile, where none was filled in before.
         */
        get: operations["getCheckout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout/{token}/billingaddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves the invoice details
         * @description Saved as it is being typed, so it may be incomplete; it is checked when the basket is paid.
         */
        post: operations["saveBillingAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout/{token}/shippingaddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves another address to deliver to
         * @description Saved as it is being typed, so it may be incomplete; it is checked when the basket is paid.
         */
        post: operations["saveShippingAddress"];
        /** Delivers to the invoice address again */
        delete: operations["removeShippingAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout/{token}/shipping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Chooses a delivery, and a drop point where it goes to one */
        post: operations["chooseShipping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout/{token}/shipping/{shippingOptionId}/droppoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a parcel can be picked up, the nearest place first
         * @description Empty where the delivery has no drop points around the zip code.
         */
        get: operations["findDropPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout/{token}/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves what the shopper wants to tell the shop */
        post: operations["saveComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout/{token}/voucher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts a voucher into the basket
         * @description One that the basket has already stays as it is. One that gives nothing now is refused with the reason. It is held once a payment begins, and used once that is paid.
         */
        post: operations["addVoucher"];
        /** Takes a voucher out of the basket */
        delete: operations["removeVoucher"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes an account
         * @description The account opens when the link that is mailed to the address is followed: it leads to `/login/?confirm=<token>` of the shop. The answer is the same whether or not the address has an account already; a mail tells its owner.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Proves an e-mail address by the token that was mailed to it
         * @description Opens a new account, or gives an account the new address that its customer asked for. A token is good for two days and once.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a link with which a new password can be chosen
         * @description The link leads to `/reset-password/?token=<token>` of the shop and is good for an hour. The answer is the same whether or not the address has an account.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Chooses a new password by the token that was mailed
         * @description Every login of the account ends. A token is good for an hour and once.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/newsletter/{listId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for the newsletter
         * @description It begins when the link that is mailed to the address is followed: it leads to `/newsletter/confirm/?token=<token>` of the shop and is good for 48 hours. The answer is the same whether or not the address has the newsletter already.
         */
        post: operations["subscribeNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/newsletter/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins the newsletter that was asked for, by the token of the mail */
        post: operations["confirmNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's own details */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes some of the customer's own details
         * @description What is not named stays as it is; of two changes of one detail the last counts. A new address or password needs `currentPassword`. The new address counts when the link that is mailed to it is followed, and the answer is the same where it has an account. A new password ends every login of the customer, this one too: log in again with it.
         */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/api/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes the customer's account
         * @description The details, logins and open baskets' addresses are forgotten at once and for good. Orders stay as bookkeeping law wants them, and so does a newsletter, which is ended by its own link. An addition to the calls of the original.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the customer's own orders, the newest first
         * @description Orders that were never paid are not among them.
         */
        get: operations["listMyOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the customer's own orders */
        get: operations["getMyOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs a customer in, or exchanges a refresh token
         * @description A wrong address or password is a 400 `InvalidCredentials`, an address that was never confirmed a 400 `EmailNotConfirmed`, and a mail with a fresh link is sent. A refresh token that is not good any more is a 401. It is good for one exchange; the same one again within ten seconds gives the same successor, later it ends the login.
         */
        post: operations["authenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a login
         * @description None of the refresh tokens that followed from the login is good any more. The answer is the same for a token that is not known. An addition to the calls of the original.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/newsletter/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the newsletter, by a token of its mails */
        post: operations["unsubscribeNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customerservice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Writes to the club, which answers by mail */
        post: operations["sendCustomerMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records an exception of a shop or a browser
         * @description Mail addresses, queries and long numbers are taken out before it is written to the log.
         */
        post: operations["recordException"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountDeletion: {
            /** @description The password */
            password: string;
        };
        AddLine: {
            productId: string;
            quantity: number;
            /**
             * @description The print, by the `relationId` of the product's `addOns`; left out or null: nothing is printed
             * @example as-home-shirt-26-name-and-number
             */
            addOnAndProductRelationId?: string | null;
            personalisation?: components["schemas"]["PrintWish"] | null;
        };
        AddOn: {
            /** @description Names this print of this product when a line is added */
            relationId: string;
            name: string;
            /** @description What the fan should know before ordering it */
            text: string;
            /**
             * @description S3.7: what is printed
             * @enum {string}
             */
            printType: "Name" | "Number" | "NameAndNumber";
            /**
             * @description S3.8. Personal: the fan writes it; Player: one of `players` is chosen
             * @enum {string}
             */
            kind: "Personal" | "Player";
            /** @description Added to the price of one piece */
            price: {
                amount: number;
                /** @example EUR */
                currency: string;
            };
            printSettings: components["schemas"]["PrintSettings"];
            rules: components["schemas"]["PrintRules"];
            /** @description Empty where the fan writes the print */
            players: components["schemas"]["Player"][];
            /** @description Always false: it is printed to order */
            isReturnable: boolean;
        };
        AdminKey: {
            /**
             * Format: uuid
             * @description By which it is revoked
             */
            id: string;
            storeId: string;
            /**
             * @description Who or what it was made for
             * @example Stock system
             */
            name: string;
            scopes: components["schemas"]["AdminScope"][];
            /**
             * Format: date-time
             * @description When it was made
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description To the minute; null where it was never used
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description Null while it can be used
             */
            revokedAt: string | null;
        };
        AdminOrderList: {
            items: components["schemas"]["Order"][];
            page: number;
            pageSize: number;
            /** @description On all pages */
            total: number;
        };
        /**
         * @description `catalogue`: categories, products, prices, stock, pictures; `content`: pages, texts, settings, the store itself, pictures; `orders`: orders and refunds
         * @enum {string}
         */
        AdminScope: "catalogue" | "content" | "orders";
        Authentication: {
            /** @constant */
            isSuccess: true;
            /** @description Null, as nothing failed */
            error: null;
            result: components["schemas"]["TokenResult"];
        };
        Basket: {
            token: string;
            lines: components["schemas"]["BasketLine"][];
            /** @description In the order in which they were added */
            vouchers: components["schemas"]["BasketVoucher"][];
        };
        BasketAnswer: {
            /** @constant */
            success: true;
            basket: components["schemas"]["Basket"];
            summary: components["schemas"]["BasketSummary"];
        };
        BasketLine: {
            id: string;
            /** @description The variant's id, as given when adding */
            productId: string;
            /** @description The print; null where there is none */
            addOnAndProductRelationId: string | null;
            personalisation: components["schemas"]["Personalisation"] | null;
            name: string;
            url: string;
            image: components["schemas"]["Image"];
            categories: string[];
            quantity: number;
            /** @description The most that can be in the line now, beside the other lines of the variant; 0 where it must be removed before the basket can be paid */
            maxQuantity: number;
            stockStatus: components["schemas"]["StockStatus"];
            /** @description False where its print is no longer offered as it was chosen */
            isAvailable: boolean;
            /** @description False for what is printed to order */
            isReturnable: boolean;
            /** @description Of one piece, its print included */
            unitPrice: {
                amount: number;
                /** @example EUR */
                currency: string;
            };
            /** @description What the print adds to the price of one piece; never reduced by a sale */
            printPrice: {
                amount: number;
                /** @example EUR */
                currency: string;
            };
            unitDiscount: components["schemas"]["Money"];
            /** @description The line's share of what vouchers take off; `total` is before it */
            voucherDiscount: {
                amount: number;
                /** @example EUR */
                currency: string;
            };
            total: components["schemas"]["Money"];
            properties: {
                /** @description 'color', 'size', 'name', 'number' */
                label: string;
                value: string;
            }[];
        };
        BasketSummary: {
            token: string;
            quantity: number;
            subTotal: components["schemas"]["Money"];
            /** @description All that is taken off the goods: by the sale and by vouchers (`voucherTotal`) */
            discountTotal: {
                amount: number;
                /** @example EUR */
                currency: string;
            };
            /** @description The part of `discountTotal` that vouchers take off; the rest is the sale */
            voucherTotal: {
                amount: number;
                /** @example EUR */
                currency: string;
            };
            shippingTotal: components["schemas"]["Money"] | null;
            /** @description The VAT that the total contains */
            taxTotal: {
                amount: number;
                /** @example EUR */
                currency: string;
            };
            total: components["schemas"]["Money"];
        };
        BasketVoucher: {
            /**
             * @description In capitals
             * @example FANS10
             */
            code: string;
            kind: components["schemas"]["VoucherKind"];
            /**
             * @description What it gives, in the request's culture
             * @example 10 % off
             */
            name: string;
            /** @description What it takes off the goods; for `freeShipping` what it takes off the delivery, 0 until one is chosen */
            discount: {
                amount: number;
                /** @example EUR */
                currency: string;
            };
            /** @description Why it gives nothing now; such a basket can be paid once the voucher is removed or the cause is gone */
            problem: {
                /** @example VoucherExpired */
                code: string;
                /** @description In the request's culture */
                message: string;
            } | null;
        };
        Block: {
            /** @constant */
            type: "hero";
            eyebrow: string | null;
            heading: string;
            text: string | null;
            image: components["schemas"]["Image"];
            links: components["schemas"]["Link"][];
        } | {
            /** @constant */
            type: "tiles";
            heading: string | null;
            tiles: {
                heading: string;
                text: string | null;
                image: components["schemas"]["Image"];
                link: components["schemas"]["Link"];
            }[];
        } | {
            /** @constant */
            type: "productCarousel";
            heading: string;
            categoryId: string | null;
            productIds: string[];
            link: components["schemas"]["Link"] | null;
        } | {
            /** @constant */
            type: "richText";
            /** @description Sanitised HTML */
            html: string;
        } | {
            /** @constant */
            type: "imageText";
            heading: string;
            /** @description Sanitised HTML */
            html: string;
            image: components["schemas"]["Image"];
            /** @enum {string} */
            imageSide: "start" | "end";
            link: components["schemas"]["Link"] | null;
        } | {
            /** @constant */
            type: "usps";
            usps: components["schemas"]["Usp"][];
        } | {
            /** @constant */
            type: "questions";
            heading: string;
            questions: {
                question: string;
                html: string;
            }[];
        };
        Category: {
            id: string;
            name: string;
            url: string;
            metaTitle: string;
            metaDescription: string;
            description: string;
            image: components["schemas"]["Image"] | null;
            breadcrumb: components["schemas"]["Crumb"][];
            children: {
                id: string;
                name: string;
                url: string;
                image: components["schemas"]["Image"] | null;
            }[];
        };
        CategoryNode: {
            id: string;
            name: string;
            url: string;
            metaTitle: string;
            metaDescription: string;
            children: {
                id: string;
                name: string;
                url: string;
                metaTitle: string;
                metaDescription: string;
                children: {
                    id: string;
                    name: string;
                    url: string;
                    metaTitle: string;
                    metaDescription: string;
                    children: Record<string, never>[];
                }[];
            }[];
        };
        CheckOut: {
            paymentProviderId: string;
            /** Format: uri */
            returnUrl: string;
            /** Format: uri */
            cancelUrl: string;
        };
        CheckoutAnswer: {
            /** @constant */
            success: true;
            errors: components["schemas"]["ErrorItem"][];
            data: {
                /** @description The payment provider's page; the return address where there is nothing to pay */
                url: string;
            };
        };
        ChooseShipping: {
            shippingMethodId: string;
            dropPointId?: string | null;
            /** @description Where the drop point was looked for, if not at the address */
            customZipCode?: string | null;
        };
        ClubSettings: {
            storeId: string;
            rootCategoryId: string;
            /** @example en */
            culture: string;
            /** @example EUR */
            currency: string;
            hostName: string;
            logo: {
                url: string;
                altText: string;
            };
            mainNavigation: components["schemas"]["NavigationItem"][];
            languageNavigation: components["schemas"]["LanguageEntry"][];
            header: {
                view: {
                    usps: components["schemas"]["Usp"][];
                };
            };
            footer: {
                view: components["schemas"]["Footer"];
            };
            theming: {
                view: components["schemas"]["Theming"];
            } | null;
            checkoutSettings: {
                countries: components["schemas"]["Country"][];
            };
            termsAndConditionsPage: {
                id: string;
                url: string;
            } | null;
            serviceCloudClubIdentifier: string | null;
        };
        Company: {
            name: string;
            /** @description The company's registration number */
            cvr: string;
            address: string;
            zip: string;
            city: string;
            email: string;
        };
        ContentRoute: {
            id: string;
            url: string;
            /** @enum {string} */
            contentAlias: "contentPage" | "frontPage" | "termsPage" | "contactPage";
            title: string;
            seoComposition: components["schemas"]["SeoComposition"];
            blocks: components["schemas"]["Block"][];
        };
        Country: {
            code: string;
            name: string;
        };
        Credentials: {
            /**
             * @description How the caller proves who they are; each asks for fields of its own
             * @enum {string}
             */
            grant_type: "password" | "refresh_token";
            /**
             * @description For `password`: the e-mail address
             * @example freja@example.com
             */
            username?: string;
            /** @description The password */
            password?: string;
            /** @description For `refresh_token`: the newest one; it is exchanged for another */
            refresh_token?: string;
            /** @description For `password`: the visitor's basket, which joins the customer's; one that is not good any more is ignored */
            basketToken?: string;
        };
        Crumb: {
            name: string;
            url: string;
        };
        CustomerMessage: {
            /**
             * @description Who writes
             * @example Freja Lund
             */
            name: string;
            /**
             * @description An e-mail address; capitals and blanks around it make no difference
             * @example freja@example.com
             */
            email: string;
            /**
             * @description What it is about
             * @example A return
             */
            topic: string;
            /**
             * @description The number of the order it is about
             * @example AST-10001
             */
            orderNumber?: string;
            /** @description What is written, its lines kept */
            message: string;
            /** @description Not shown to people; what is filled in here by a machine is not kept */
            website?: string;
        };
        DictionaryItem: {
            view: {
                alias: string;
                value: string;
            };
        };
        DoneAnswer: {
            /** @constant */
            success: true;
        };
        DropPoint: {
            id: string;
            name: string;
            street: string;
            zipCode: string;
            city: string;
            country: string;
            coordinates: {
                latitude: number;
                longitude: number;
            };
            /** @description Metres from the centre of the zip code */
            distance: number;
            openingHours: {
                /** @description ISO weekday, 1 is Monday */
                day: number;
                /** @example 08:00 */
                opens: string;
                /** @example 20:00 */
                closes: string;
            }[];
        };
        DropPointsAnswer: {
            meta: components["schemas"]["Meta"];
            dropPoints: components["schemas"]["DropPoint"][];
        };
        EmailConfirmation: {
            /** @description From the link in the mail; good once */
            token: string;
        };
        ErrorBody: {
            meta: components["schemas"]["Meta"];
            /** @constant */
            success: false;
            errors: components["schemas"]["ErrorItem"][];
        };
        ErrorItem: {
            /**
             * @description Stable name of the error, for programs
             * @example OutOfStock
             */
            code: string;
            /** @description What went wrong, in the culture of the request */
            message: string;
            /** @description The field of the request it concerns */
            field?: string;
        };
        Exception: {
            /**
             * @description `error` where something did not work, `warn` where it was made good
             * @enum {string}
             */
            level: "warn" | "error";
            /**
             * @description What the exception says
             * @example TypeError: x is undefined
             */
            message: string;
            /** @description Where it happened, as the browser writes it */
            stack?: string;
            /** @description The page; its query is not kept */
            url?: string;
            /** @description Which build of the shop it was */
            release?: string;
        };
        FailedAuthentication: {
            /** @constant */
            isSuccess: false;
            /** @description The first error's message, in the culture of the request */
            error: string;
            /** @description Null, as nobody was logged in */
            result: null;
            meta: components["schemas"]["Meta"];
            /** @constant */
            success: false;
            errors: components["schemas"]["ErrorItem"][];
        };
        /** @enum {string} */
        FileFormat: "json" | "csv";
        Footer: {
            usps: components["schemas"]["Usp"][];
            image: components["schemas"]["Image"] | null;
            logo: {
                url: string;
                altText: string;
            } | null;
            /** @description Sanitised HTML */
            companyInfo: string;
            company: components["schemas"]["Company"];
            links: {
                headline: string;
                links: components["schemas"]["Link"][];
            }[];
            copyright: string;
        };
        ForgottenPassword: {
            /**
             * @description An e-mail address; capitals and blanks around it make no difference
             * @example freja@example.com
             */
            email: string;
        };
        FoundCategory: {
            id: string;
            /**
             * @description Its name in the culture
             * @example Shirts
             */
            name: string;
            /**
             * @description Path of its page
             * @example /shirts/c-shirts/
             */
            url: string;
        };
        GetCheckoutAnswer: {
            meta: components["schemas"]["Meta"];
            billingAddress: components["schemas"]["InvoiceDetails"];
            shippingAddress: components["schemas"]["ShippingDetails"];
            useShippingAddress: boolean;
            shippingMethods: components["schemas"]["ShippingMethod"][];
            availablePaymentMethods: components["schemas"]["PaymentMethod"][];
            comment: string;
            payment: components["schemas"]["PaymentAttempt"] | null;
        };
        Image: {
            /** @example /media/astralis/home-shirt-black-front */
            url: string;
            altText: string;
            title: string;
            /** @description From 0 to 1 */
            focal: {
                top: number;
                left: number;
            };
            width: number;
            height: number;
        };
        Import: {
            /** Format: uuid */
            id: string;
            /**
             * @description `store`: name, cultures, VAT, delivery and payment; `catalogue`: categories, products, size guides, prints, players; `prices` and `stock`: those of products that are there; `dictionary`: texts of the interface; `content`: pages and redirects; `settings`: header, footer, navigation; `all`: everything, as JSON alone
             * @enum {string}
             */
            part: "store" | "catalogue" | "prices" | "stock" | "dictionary" | "content" | "settings" | "all";
            format: components["schemas"]["FileFormat"];
            /** @description Only checked and counted, never written */
            dryRun: boolean;
            /** @description Whether entries that the file leaves out are removed */
            removeMissing: boolean;
            state: components["schemas"]["ImportState"];
            /** @description Why it failed, where not for errors in the file; in the culture of the request */
            reason: string | null;
            rows: {
                /** @description Rows or list entries dealt with */
                done: number;
                /** @description Of the file; null until it has been read */
                total: number | null;
            };
            /** @description Entries that are new: categories, products, colours, variants, pages, texts … */
            created: number;
            /** @description Entries that are different: categories, products, colours, variants, pages, texts … */
            changed: number;
            /** @description Entries that are gone: categories, products, colours, variants, pages, texts … */
            removed: number;
            /** @description The first 200 */
            errors: components["schemas"]["ImportError"][];
            /** @description All of them */
            errorCount: number;
            /**
             * Format: date-time
             * @description When its file had arrived
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Null while it is under way
             */
            finishedAt: string | null;
        };
        ImportError: {
            /** @description Line of a CSV file, the heading being line 1; null in JSON */
            line: number | null;
            /**
             * @description The column of a CSV file, or the path within JSON; empty where it concerns the whole file
             * @example name.da
             * @example products.3.texts.da.name
             */
            column: string;
            /**
             * @description Stable name of the error, for programs
             * @example StandsTwice
             */
            code: string;
            /** @description What is wrong, in the culture of the request */
            message: string;
        };
        /**
         * @description In this order; `failed` from any of them, and then nothing was written
         * @enum {string}
         */
        ImportState: "queued" | "checking" | "writing" | "done" | "failed";
        InvoiceDetails: {
            email: string;
            phone: string;
            firstName: string;
            lastName: string;
            street: string;
            city: string;
            zipCode: string;
            country: string;
            emailConfirmation: string;
        };
        LanguageEntry: {
            name: string;
            /** @example en */
            culture: string;
            url: string;
        };
        LineAnswer: {
            /** @constant */
            success: true;
            errors: components["schemas"]["ErrorItem"][];
            summary: components["schemas"]["BasketSummary"];
        };
        LinesAnswer: {
            /** @constant */
            success: true;
            errors: components["schemas"]["ErrorItem"][];
            basket: components["schemas"]["Basket"];
            summary: components["schemas"]["BasketSummary"];
        };
        Link: {
            text: string;
            url: string;
            target: string | null;
        };
        Logout: {
            /** @description Any of the login */
            refresh_token: string;
        };
        Meta: {
            status: number;
            redirect: string | null;
        };
        Money: {
            amount: number;
            /** @example EUR */
            currency: string;
        };
        NavigationItem: {
            url: string;
            name: string;
            active: boolean;
            activeTrail: boolean;
            children: {
                url: string;
                name: string;
                active: boolean;
                activeTrail: boolean;
                children: {
                    url: string;
                    name: string;
                    active: boolean;
                    activeTrail: boolean;
                    children: Record<string, never>[];
                }[];
            }[];
        };
        NewAdminKey: {
            storeId: string;
            /**
             * @description Who or what it is for
             * @example Stock system
             */
            name: string;
            /** @description All that the key may touch */
            scopes: components["schemas"]["AdminScope"][];
        };
        NewRefund: {
            /**
             * @description In the order's currency, such as 12.5; all that is left where it is missing
             * @example 12.5
             */
            amount?: number;
            /**
             * @description Why; it stands in the history and in the mail to the shopper
             * @example Arrived torn
             */
            reason: string;
        };
        NewStore: {
            store: {
                name: string;
                /** @example en */
                defaultCulture: string;
                rootCategoryId: string;
                orderPrefix: string;
                timeZone?: string;
                cultures: {
                    /** @example en */
                    culture: string;
                    locale: string;
                    /** @example EUR */
                    currency: string;
                    pathPrefix: string;
                }[];
                vatRates: {
                    [key: string]: number;
                };
            };
        };
        NewsletterConfirmation: {
            /** @description From the link in the mail; good once */
            token: string;
        };
        NewsletterSignup: {
            /** @description The page of terms that was accepted: `termsAndConditionsPage.id` of the settings */
            termsId: string;
            /**
             * @description An e-mail address; capitals and blanks around it make no difference
             * @example freja@example.com
             */
            email: string;
            /**
             * @description How the mails address the reader
             * @example Freja
             */
            firstName: string;
        };
        Order: {
            id: string;
            orderNumber: string;
            status: components["schemas"]["OrderStatus"];
            /** Format: date-time */
            placedAt: string;
            currency: string;
            lines: components["schemas"]["OrderLine"][];
            vouchers: components["schemas"]["OrderVoucher"][];
            subTotal: components["schemas"]["Money"];
            /** @description All that is taken off the goods: by the sale and by vouchers (`voucherTotal`) */
            discountTotal: {
                amount: number;
                /** @example EUR */
                currency: string;
            };
            /** @description The part of `discountTotal` that vouchers take off; the rest is the sale */
            voucherTotal: {
                amount: number;
                /** @example EUR */
                currency: string;
            };
            shippingTotal: components["schemas"]["Money"];
            taxTotal: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
            billingAddress: components["schemas"]["ShippingDetails"];
            shippingAddress: components["schemas"]["ShippingDetails"];
            shippingMethod: {
                id: string;
                name: string;
            };
            dropPoint: components["schemas"]["DropPoint"] | null;
            paymentMethod: {
                id: string;
                name: string;
            };
            comment: string;
        };
        OrderAnswer: {
            meta: components["schemas"]["Meta"];
            order: components["schemas"]["Order"];
        };
        OrderEvent: {
            /**
             * @description What happened
             * @example Confirmed
             * @example RefundDone
             */
            type: string;
            /**
             * @description Who did it: `shopper`, `payment`, or `admin:` and the id of the key
             * @example payment
             */
            actor: string;
            from: components["schemas"]["OrderStatus"] | null;
            to: components["schemas"]["OrderStatus"] | null;
            /** @description What else is known of it */
            details: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
        };
        OrderLine: {
            id: string;
            productId: string;
            sku: string;
            name: string;
            url: string;
            image: components["schemas"]["Image"];
            categories: string[];
            quantity: number;
            /** @description The print; null where there is none */
            addOnAndProductRelationId: string | null;
            personalisation: components["schemas"]["Personalisation"] | null;
            /** @description False for what is printed to order */
            isReturnable: boolean;
            /** @description Of one piece, its print included */
            unitPrice: {
                amount: number;
                /** @example EUR */
                currency: string;
            };
            /** @description What the print adds to the price of one piece */
            printPrice: {
                amount: number;
                /** @example EUR */
                currency: string;
            };
            unitDiscount: components["schemas"]["Money"];
            /** @description The line's share of what vouchers take off; `total` is before it */
            voucherDiscount: {
                amount: number;
                /** @example EUR */
                currency: string;
            };
            total: components["schemas"]["Money"];
            properties: {
                label: string;
                value: string;
            }[];
        };
        OrderList: {
            /** @description The newest first */
            items: components["schemas"]["OrderListItem"][];
            /** @description Which page it is, from 1 */
            page: number;
            /** @description How many orders a page has */
            pageSize: number;
            /** @description How many orders there are */
            totalItems: number;
            /** @description How many pages there are */
            totalPages: number;
        };
        OrderListAnswer: {
            meta: components["schemas"]["Meta"];
            orders: components["schemas"]["OrderList"];
        };
        OrderListItem: {
            /**
             * Format: uuid
             * @description By which the order is read
             */
            id: string;
            /**
             * @description As the customer knows it
             * @example N100001
             */
            orderNumber: string;
            status: components["schemas"]["OrderStatus"];
            /**
             * @description The status in the shop's words
             * @example Order confirmed
             */
            statusLabel: string;
            /**
             * Format: date-time
             * @description When it was paid
             */
            placedAt: string;
            /** @description What was paid, VAT included */
            total: {
                amount: number;
                /** @example EUR */
                currency: string;
            };
            /** @description Pieces */
            quantity: number;
            /** @description The first line's */
            image: {
                /** @example /media/astralis/home-shirt-black-front */
                url: string;
                altText: string;
                title: string;
                /** @description From 0 to 1 */
                focal: {
                    top: number;
                    left: number;
                };
                width: number;
                height: number;
            } | null;
        };
        OrderMove: {
            status: components["schemas"]["OrderStatus"];
            /** @description Whether the pieces go back on sale; to be said when a confirmed order is cancelled */
            restock?: boolean;
        };
        /** @enum {string} */
        OrderStatus: "Open" | "Confirmed" | "Complete" | "Cancelled";
        OrderVoucher: {
            /**
             * @description In capitals
             * @example FANS10
             */
            code: string;
            kind: components["schemas"]["VoucherKind"];
            /**
             * @description What it gives, in the request's culture
             * @example 10 % off
             */
            name: string;
            /** @description What it takes off the goods; for `freeShipping` what it takes off the delivery, 0 until one is chosen */
            discount: {
                amount: number;
                /** @example EUR */
                currency: string;
            };
        };
        PasswordReset: {
            /** @description From the link in the mail; good once */
            token: string;
            /**
             * @description 8 to 128 characters of any kind; those that everybody uses are refused
             * @example a seat at the north stand
             */
            password: string;
        };
        PaymentAttempt: {
            /** @enum {string} */
            status: "open" | "paid" | "declined" | "cancelled" | "expired" | "refunded";
            /** @description Why it was declined, in the request's culture */
            reason: string | null;
        };
        PaymentMethod: {
            id: string;
            name: string;
            description: string;
        };
        Personalisation: {
            /**
             * @description As it is printed
             * @example EIKREM
             */
            name: string | null;
            /** @example 7 */
            number: number | null;
            /** @description Set where it is the print of a player */
            playerId: string | null;
        };
        Player: {
            id: string;
            /**
             * @description As it is printed
             * @example EIKREM
             */
            name: string;
            /** @example 7 */
            number: number;
            /** @description What the player plays as, in the request's culture */
            role: string | null;
        };
        /** @description What a product can be ordered of, and when that is sent */
        Preorder: {
            productId: string;
            /** @description The product's name */
            name: string;
            stockStatus: components["schemas"]["StockStatus"];
            /** @description Whether there is a variant of which a piece can be ordered */
            canBeOrdered: boolean;
            /** @description Whether all that can be ordered is sent later */
            isPreorder: boolean;
            /** @description Between which days the variants in preorder are sent; null where none is */
            sentFrom: {
                /**
                 * Format: date
                 * @example 2027-02-12
                 */
                earliest: string;
                /**
                 * Format: date
                 * @example 2027-02-12
                 */
                latest: string;
            } | null;
            variants: components["schemas"]["PreorderVariant"][];
        };
        /** @description Whether, and from when, a variant can be had */
        PreorderVariant: {
            id: string;
            /**
             * @description The colour's code within the product
             * @example black
             */
            color: string;
            /** @example Black */
            colorName: string;
            /** @example M */
            size: string;
            stockStatus: components["schemas"]["StockStatus"];
            /**
             * Format: date
             * @description The day from which it is sent; null where it is sent at once or cannot be ordered
             * @example 2027-02-12
             */
            availableFrom: string | null;
            /**
             * @description Pieces that one basket line may hold now; 0 where it cannot be ordered
             * @example 99
             */
            maxQuantity: number;
        };
        /** @description The price of one unit. A price that is not below the lowest one of the 30 days before it is no reduction: it is the unit price */
        Price: {
            /** @description What it costs when nothing is taken off */
            unitPrice: {
                amount: number;
                /** @example EUR */
                currency: string;
            };
            /** @description What is asked now, if that is less */
            discountPrice: {
                amount: number;
                /** @example EUR */
                currency: string;
            } | null;
            /** @description `priorPrice` less `discountPrice` */
            savings: {
                amount: number;
                /** @example EUR */
                currency: string;
            } | null;
            /** @description The lowest price of the 30 days before the reduction, which must stand beside it and which percentages are reckoned from (Directive 98/6/EC, article 6a) */
            priorPrice: {
                amount: number;
                /** @example EUR */
                currency: string;
            } | null;
        };
        PrintRules: {
            /**
             * @description Characters, as they are printed
             * @example 12
             */
            nameMaxLength: number;
            /** @example 1 */
            numberMin: number;
            /** @example 99 */
            numberMax: number;
            /**
             * @description What a name may have besides Latin letters, digits and spaces
             * @example '-
             */
            allowedCharacters: string;
        };
        PrintSettings: {
            /**
             * @description Height of the letters, in pixels of the product's picture when it is 1200 pixels wide
             * @example 88
             */
            nameTextSize: number;
            /**
             * @description The same for the digits of the number
             * @example 300
             */
            numberTextSize: number;
            /** @enum {string} */
            textPlacement: "NameAboveNumber" | "NameBelowNumber";
            /** @example /media/astralis/fonts/tektur.woff2 */
            nameFontUrl: string;
            /** @example /media/astralis/fonts/tektur.woff2 */
            numberFontUrl: string;
            /** @example #ffffff */
            color: string;
        };
        PrintWish: {
            /**
             * @description Printed in capitals, without needless spaces; a player’s name is the player’s own
             * @example O'Neill
             */
            name?: string | null;
            /** @description A player’s number is the player’s own */
            number?: number | null;
            /** @description Whose print, where the print is a player’s */
            playerId?: string | null;
        };
        Product: {
            id: string;
            name: string;
            brand: string;
            /** @description Canonical path: that of the selected colour's lead variant */
            url: string;
            /** @description Plain text; an empty line separates paragraphs */
            description: string;
            features: string[];
            /**
             * @description What it is made of: textile fibres by their names in EU law, the largest share first
             * @example 88% polyester (recycled), 12% elastane
             */
            composition: string;
            /** @description How to wash and keep it */
            care: string;
            /** @description What safety demands to be known before it is used; empty for most products */
            warnings: string[];
            /** @description Who answers for its safety (Regulation (EU) 2023/988, article 19) */
            manufacturer: {
                /** @example North Mills ApS */
                name: string;
                /**
                 * @description By post
                 * @example Mill Lane 1, 8000 Aarhus C, Denmark
                 */
                address: string;
                /** @example product-safety@north.example */
                email: string;
            };
            sizeGuide: components["schemas"]["SizeGuide"] | null;
            breadcrumb: {
                parent: components["schemas"]["Crumb"] | null;
                items: components["schemas"]["Crumb"][];
            };
            selectedVariantId: string;
            price: components["schemas"]["Price"];
            attributes: {
                colorName: string;
                sizeNumber: string;
                isUnlisted: boolean;
            };
            metaTitle: string;
            metaDescription: string;
            images: components["schemas"]["Image"][];
            colors: components["schemas"]["ProductColor"][];
            /** @description All sizes, in the order of S3.28 */
            sizes: string[];
            variants: components["schemas"]["Variant"][];
            /** @description The prints that it can be ordered with */
            addOns: components["schemas"]["AddOn"][];
            related: components["schemas"]["ProductCard"][];
        };
        ProductCard: {
            id: string;
            variantId: string;
            name: string;
            category: string;
            url: string;
            images: components["schemas"]["Image"][];
            price: components["schemas"]["Price"];
            colors: {
                name: string;
                swatch: string[];
                url: string;
            }[];
            stockStatus: components["schemas"]["StockStatus"];
            isNew: boolean;
        };
        ProductColor: {
            code: string;
            name: string;
            swatch: string[];
            leadVariantId: string;
            url: string;
            stockStatus: components["schemas"]["StockStatus"];
            images: components["schemas"]["Image"][];
        };
        ProductList: {
            items: components["schemas"]["ProductCard"][];
            page: number;
            pageSize: number;
            totalItems: number;
            totalPages: number;
        };
        Profile: {
            /**
             * Format: uuid
             * @description The customer's id
             */
            id: string;
            /** @description The address with which the customer logs in */
            email: string;
            /** @description The new address, until the link that was mailed to it is followed */
            pendingEmail: string | null;
            /**
             * @description First name
             * @example Freja
             */
            firstName: string;
            /**
             * @description Last name
             * @example Freja
             */
            lastName: string;
            /** @description Telephone number, or empty */
            phone: string;
            /** @description Street and number, or empty */
            street: string;
            /** @description City, or empty */
            city: string;
            /** @description In the form of the country's, or empty */
            zipCode: string;
            /**
             * @description ISO 3166-1 alpha-2, or empty
             * @example DK
             */
            country: string;
            /**
             * @description In which mails are written
             * @example en
             */
            culture: string;
            /**
             * Format: date-time
             * @description When the account was made
             */
            createdAt: string;
        };
        ProfileAnswer: {
            meta: components["schemas"]["Meta"];
            profile: components["schemas"]["Profile"];
        };
        ProfileChange: {
            /**
             * @description First name
             * @example Freja
             */
            firstName?: string;
            /**
             * @description Last name
             * @example Freja
             */
            lastName?: string;
            /** @description Telephone number, or empty */
            phone?: string;
            /** @description Street and number, or empty */
            street?: string;
            /** @description City, or empty */
            city?: string;
            /** @description In the form of the country's, or empty */
            zipCode?: string;
            /**
             * @description ISO 3166-1 alpha-2, or empty
             * @example DK
             */
            country?: string;
            /**
             * @description In which mails are written
             * @example en
             */
            culture?: string;
            /**
             * @description A new address, by which nothing changes until the link that is mailed to it is followed
             * @example freja@example.com
             */
            email?: string;
            /**
             * @description 8 to 128 characters of any kind; those that everybody uses are refused
             * @example a seat at the north stand
             */
            newPassword?: string;
            /** @description Required with a new address or a new password */
            currentPassword?: string;
        };
        ReceiptAnswer: {
            meta: components["schemas"]["Meta"];
            receipt: components["schemas"]["Order"] | null;
        };
        Refund: {
            /** @description The refund's id, under which the provider knows it too */
            id: string;
            /** @description The order whose payment is paid back */
            orderId: string;
            amount: components["schemas"]["Money"];
            /** @description Why, in the words of whoever asked for it */
            reason: string;
            status: components["schemas"]["RefundStatus"];
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the provider did or refused it
             */
            finishedAt: string | null;
        };
        /**
         * @description `pending` until the payment provider has done it, which is tried again and again; `failed` where it refuses
         * @enum {string}
         */
        RefundStatus: "pending" | "done" | "failed";
        Registration: {
            /**
             * @description An e-mail address; capitals and blanks around it make no difference
             * @example freja@example.com
             */
            email: string;
            /**
             * @description 8 to 128 characters of any kind; those that everybody uses are refused
             * @example a seat at the north stand
             */
            password: string;
            /**
             * @description First name
             * @example Freja
             */
            firstName: string;
            /**
             * @description Last name
             * @example Freja
             */
            lastName: string;
            /**
             * @description Telephone number
             * @example +45 20 12 34 56
             */
            phone?: string;
            /** @description Must be true: the shop's terms are accepted */
            acceptsTerms: boolean;
            /** @description Which terms were shown; kept beside the time at which they were accepted */
            termsId?: string;
        };
        SaveComment: {
            comment: string;
        };
        SearchBody: {
            /**
             * @description What is searched for: words in the culture, or a sku or EAN. Without it all products are found
             * @example home jersey
             */
            term?: string;
            /**
             * @description Which page, from 1
             * @default 1
             */
            page: number;
            /**
             * @description How many products a page has
             * @default 24
             */
            pageSize: number;
            /** @description Only products in this category and below it */
            categoryId?: string | null;
            filters?: {
                /** @description Filters with values to choose from */
                multipleFilters?: {
                    /**
                     * @description The filter
                     * @enum {string}
                     */
                    id: "category" | "color" | "size" | "brand";
                    /**
                     * @description Ids of its values, which are alternatives
                     * @example [
                     *       "red"
                     *     ]
                     */
                    values: string[];
                }[];
                /** @description Filters with two ends */
                rangeFilters?: {
                    /**
                     * @description The filter
                     * @enum {string}
                     */
                    id: "price";
                    /** @description In the currency's major unit, VAT included */
                    min?: number | null;
                    /** @description In the currency's major unit, VAT included */
                    max?: number | null;
                }[];
                /**
                 * @description Filters that are on
                 * @example [
                 *       "inStock"
                 *     ]
                 */
                bitFilters?: ("inStock" | "onSale" | "new")[];
            };
            /**
             * @description The order; `relevance` unless told otherwise
             * @enum {string}
             */
            sorting?: "relevance" | "newest" | "priceAscending" | "priceDescending" | "name";
        };
        SearchFilter: {
            /** @constant */
            type: "Multiple";
            /**
             * @description As a search names it
             * @example color
             */
            id: string;
            /**
             * @description Its name in the culture
             * @example Colour
             */
            name: string;
            /** @description Sizes in the order of S3.28, categories as in the tree, others by name */
            values: {
                /**
                 * @description As a search names it
                 * @example red
                 */
                id: string;
                /**
                 * @description Its name in the culture
                 * @example Red
                 */
                name: string;
                /** @description How many products there are with it and all that is chosen in other filters */
                count: number;
                /** @description Whether the search has chosen it */
                selected: boolean;
            }[];
        } | {
            /** @constant */
            type: "Range";
            /**
             * @description As a search names it
             * @example color
             */
            id: string;
            /**
             * @description Its name in the culture
             * @example Colour
             */
            name: string;
            /** @example EUR */
            currency: string;
            /** @description The least that is found, in the currency's major unit, VAT included */
            min: number;
            /** @description The most that is found, in the currency's major unit, VAT included */
            max: number;
            /** @description The ends that the search has chosen */
            selected: {
                min: number | null;
                max: number | null;
            } | null;
        } | {
            /** @constant */
            type: "Bit";
            /**
             * @description As a search names it
             * @example color
             */
            id: string;
            /**
             * @description Its name in the culture
             * @example Colour
             */
            name: string;
            /** @description How many products there are with it and all that is chosen in other filters */
            count: number;
            /** @description Whether the search has put it on */
            selected: boolean;
        };
        SeoComposition: {
            view: {
                seoTitle: string;
                seoDescription: string;
                canonicalUrl: string | null;
            };
        };
        SetLine: {
            productId: string;
            quantity: number;
            /**
             * @description The print, by the `relationId` of the product's `addOns`; left out or null: nothing is printed
             * @example as-home-shirt-26-name-and-number
             */
            addOnAndProductRelationId?: string | null;
            personalisation?: components["schemas"]["PrintWish"] | null;
        };
        SetLines: {
            lines: components["schemas"]["SetLine"][];
        };
        ShippingAnswer: {
            /** @constant */
            success: true;
            shippingMethods: components["schemas"]["ShippingMethod"][];
            summary: components["schemas"]["BasketSummary"];
        };
        ShippingDetails: {
            email: string;
            phone: string;
            firstName: string;
            lastName: string;
            street: string;
            city: string;
            zipCode: string;
            country: string;
        };
        ShippingMethod: {
            id: string;
            name: string;
            description: string;
            /** @enum {string} */
            kind: "home" | "dropPoint";
            price: components["schemas"]["Money"];
            /** @description Working days */
            days: {
                min: number;
                max: number;
            };
            selected: boolean;
            dropPoint: components["schemas"]["DropPoint"] | null;
        };
        ShippingMethodsAnswer: {
            /** @constant */
            success: true;
            shippingMethods: components["schemas"]["ShippingMethod"][];
        };
        /** @description A page of the sitemap, in an order that stays */
        Sitemap: {
            entries: components["schemas"]["SitemapEntry"][];
            /** @description Counted from 1 */
            page: number;
            /** @description Entries a page, the last one may have fewer */
            pageSize: number;
            /** @description Entries on all pages */
            totalItems: number;
            totalPages: number;
        };
        /** @description A page that search engines may list */
        SitemapEntry: {
            /**
             * @description Path of the page in the store's default culture, or in the first that has it
             * @example /shirts/home-shirt/p-home-shirt-black-m/
             */
            url: string;
            /** @description The page in every culture that has it, `url` among them */
            alternates: {
                /** @example da */
                culture: string;
                /**
                 * @description For hreflang
                 * @example da-DK
                 */
                locale: string;
                /** @example /da/trojer/hjemmetroje/p-home-shirt-black-m/ */
                url: string;
            }[];
            /**
             * Format: date-time
             * @description When what the page says last became other than it was
             * @example 2026-11-21T09:30:00.000Z
             */
            lastModified: string;
        };
        /** @description Which size fits which body */
        SizeGuide: {
            /** @example adult-tops */
            id: string;
            /**
             * @description What it is for
             * @example Shirts and sweatshirts for adults
             */
            name: string;
            /** @description How to measure and choose, a sentence or two each; plain text */
            notes: string[];
            /** @description The table's columns */
            measures: {
                /**
                 * @description Of the body, not of the garment
                 * @example Chest
                 */
                name: string;
                /**
                 * @description `months` and `years` are an age, for orientation
                 * @enum {string}
                 */
                unit: "cm" | "months" | "years";
            }[];
            /** @description One for each size, the smallest first */
            rows: {
                /**
                 * @description As in the product's sizes
                 * @example M
                 */
                size: string;
                /** @description One for each of `measures`, in the same order; null where it does not matter */
                values: ({
                    /**
                     * @description In the measure's unit
                     * @example 95
                     */
                    from: number;
                    /**
                     * @description In the measure's unit, included
                     * @example 102
                     */
                    to: number;
                } | null)[];
            }[];
        };
        /** @enum {string} */
        StockStatus: "InStock" | "OutOfStock" | "InPreorderStock";
        SuccessAnswer: {
            /** @constant */
            success: true;
        };
        SummaryAnswer: {
            /** @constant */
            success: true;
            summary: components["schemas"]["BasketSummary"];
        };
        Theming: {
            primaryColor: string;
            secondaryColor: string;
            textColor: string;
            fontFamily: string;
        };
        TokenResult: {
            /** @description Says whose a call is, in its header Authorization: Bearer … */
            access_token: string;
            /** @description Good for 30 days and for one exchange */
            refresh_token: string;
            /**
             * @description Seconds for which the access token is good
             * @example 900
             */
            expires_in: number;
            /** @constant */
            token_type: "Bearer";
            /** @description The customer's basket, where there is one; it may differ from the one sent */
            basketToken?: string;
        };
        Usp: {
            text: string;
            image: components["schemas"]["Image"] | null;
            link: {
                url: string;
                target: string | null;
            } | null;
            showOnMobile: boolean;
        };
        Variant: {
            id: string;
            url: string;
            sku: string;
            ean: string | null;
            /** @description The colour's code within the product */
            color: string;
            size: string;
            price: components["schemas"]["Price"];
            stockStatus: components["schemas"]["StockStatus"];
            /**
             * Format: date
             * @description Set while it is in preorder
             */
            availableFrom: string | null;
        };
        VoucherAnswer: {
            /** @constant */
            success: true;
            basket: components["schemas"]["Basket"];
            summary: components["schemas"]["BasketSummary"];
            /** @description With what each costs now */
            shippingMethods: components["schemas"]["ShippingMethod"][];
        };
        /** @enum {string} */
        VoucherKind: "percentage" | "amount" | "freeShipping";
        WebhookAnswer: {
            /** @constant */
            received: true;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "live";
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ready";
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getMedia: {
        parameters: {
            query?: {
                width?: number;
                height?: number;
                mode?: "pad" | "crop";
                quality?: number;
                /** @description `auto`: AVIF or WebP where the browser accepts it */
                format?: "jpg" | "png" | "webp" | "avif" | "auto";
                /**
                 * @description `top,left` from 0 to 1: what a crop keeps in view
                 * @example 0.5,0.5
                 */
                focal?: string;
                v?: string;
            };
            header?: never;
            path: {
                store: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                    "image/avif": string;
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getFont: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                store: string;
                /** @example tektur.woff2 */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "font/woff2": string;
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    receiveWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Bad Gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listAdminKeys: {
        parameters: {
            query: {
                storeId: string;
            };
            header?: {
                /**
                 * @description The language of error messages; else English
                 * @example en
                 */
                culture?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        adminKeys: components["schemas"]["AdminKey"][];
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createAdminKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of error messages; else English
                 * @example en
                 */
                culture?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAdminKey"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description Shown this once; only its hash is kept
                         * @example mk_…
                         */
                        key: string;
                        adminKey: components["schemas"]["AdminKey"];
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    revokeAdminKey: {
        parameters: {
            query: {
                storeId: string;
            };
            header?: {
                /**
                 * @description The language of error messages; else English
                 * @example en
                 */
                culture?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createStore: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of error messages; else English
                 * @example en
                 */
                culture?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewStore"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description False where the same store was there already */
                        created: boolean;
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of error messages; else English
                 * @example en
                 */
                culture?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        import: components["schemas"]["Import"];
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    exportPart: {
        parameters: {
            query?: {
                format?: components["schemas"]["FileFormat"];
                /** @description Of a CSV file; `semicolon` comes with decimal commas, as Danish and Spanish spreadsheets read it */
                separator?: "comma" | "semicolon";
            };
            header?: {
                /**
                 * @description The language of error messages; else English
                 * @example en
                 */
                culture?: string;
            };
            path: {
                /** @description `store`: name, cultures, VAT, delivery and payment; `catalogue`: categories, products, size guides, prints, players; `prices` and `stock`: those of products that are there; `dictionary`: texts of the interface; `content`: pages and redirects; `settings`: header, footer, navigation; `all`: everything, as JSON alone */
                part: "store" | "catalogue" | "prices" | "stock" | "dictionary" | "content" | "settings" | "all";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                    "text/csv": string;
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: {
                status?: components["schemas"]["OrderStatus"];
                /** @description Only those begun then or later */
                since?: string;
                /** @description Which page, from 1 */
                page?: number;
                /** @description How many orders a page has */
                pageSize?: number;
            };
            header?: {
                /**
                 * @description The language of error messages; else English
                 * @example en
                 */
                culture?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        orders: components["schemas"]["AdminOrderList"];
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of error messages; else English
                 * @example en
                 */
                culture?: string;
            };
            path: {
                /** @description The order's id, which is not its number */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        order: components["schemas"]["Order"];
                        /** @description Every step, the first one first; none is ever changed */
                        history: components["schemas"]["OrderEvent"][];
                        /** @description What was and will be paid back, the first one first */
                        refunds: components["schemas"]["Refund"][];
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    setOrderStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of error messages; else English
                 * @example en
                 */
                culture?: string;
            };
            path: {
                /** @description The order's id, which is not its number */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderMove"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        order: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Bad Gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    refundOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The language of error messages; else English
                 * @example en
                 */
                culture?: string;
                /** @description Names the refund: the same key for the same order pays once */
                "Idempotency-Key": string;
            };
            path: {
                /** @description The order's id, which is not its number */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRefund"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        refund: components["schemas"]["Refund"];
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    putMedia: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of error messages; else English
                 * @example en
                 */
                culture?: string;
            };
            path: {
                /**
                 * @description By which categories, products and pages name it
                 * @example home-shirt-red-front
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": unknown;
                "image/png": unknown;
                "image/webp": unknown;
                "image/svg+xml": unknown;
                "application/octet-stream": unknown;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description Its path at the API
                         * @example /media/astralis/home-shirt-red-front
                         */
                        url: string;
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    startImport: {
        parameters: {
            query: {
                /** @description `store`: name, cultures, VAT, delivery and payment; `catalogue`: categories, products, size guides, prints, players; `prices` and `stock`: those of products that are there; `dictionary`: texts of the interface; `content`: pages and redirects; `settings`: header, footer, navigation; `all`: everything, as JSON alone */
                part: "store" | "catalogue" | "prices" | "stock" | "dictionary" | "content" | "settings" | "all";
                format: components["schemas"]["FileFormat"];
                /** @description Check and count, and write nothing */
                dryRun?: boolean;
                /** @description Remove the entries that a list of the file leaves out; else they stay. Not with `prices` and `stock`, which change what they name */
                removeMissing?: boolean;
            };
            header?: {
                /**
                 * @description The language of error messages; else English
                 * @example en
                 */
                culture?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": unknown;
                "text/csv": unknown;
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: uuid
                         * @description Of the import, for `getImport`
                         */
                        id: string;
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getContent: {
        parameters: {
            query?: {
                /**
                 * @description A path of the shop with its culture's prefix
                 * @example /about/
                 */
                url?: string;
            };
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        route: components["schemas"]["ContentRoute"] | null;
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getDictionary: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        data: {
                            views: {
                                dictionaryItemsByCulture: {
                                    dictionaryItems: components["schemas"]["DictionaryItem"][];
                                };
                            };
                        };
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getSettings: {
        parameters: {
            query?: {
                /**
                 * @description A path of the shop with its culture's prefix
                 * @example /about/
                 */
                url?: string;
            };
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        views: {
                            clubSettings: components["schemas"]["ClubSettings"];
                        };
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listContentSitemap: {
        parameters: {
            query?: {
                /** @description Counted from 1; after the last page there are no entries */
                page?: number;
            };
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        sitemap: components["schemas"]["Sitemap"];
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        categories: components["schemas"]["CategoryNode"][];
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listCategorySitemap: {
        parameters: {
            query?: {
                /** @description Counted from 1; after the last page there are no entries */
                page?: number;
            };
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        sitemap: components["schemas"]["Sitemap"];
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        category: components["schemas"]["Category"];
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listProducts: {
        parameters: {
            query: {
                /** @description Of a product or of a variant; those unknown are left out */
                id: string[];
            };
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        products: components["schemas"]["ProductCard"][];
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listProductSitemap: {
        parameters: {
            query?: {
                /** @description Counted from 1; after the last page there are no entries */
                page?: number;
            };
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        sitemap: components["schemas"]["Sitemap"];
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        product: components["schemas"]["Product"];
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPreorder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        preorder: components["schemas"]["Preorder"];
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getProductByVariant: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        product: components["schemas"]["Product"];
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listCategoryProducts: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
            };
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        products: components["schemas"]["ProductList"];
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    searchProducts: {
        parameters: {
            query?: {
                /**
                 * @description What is searched for: words in the culture, or a sku or EAN. Without it all products are found
                 * @example home jersey
                 */
                Term?: string;
                /** @description Which page, from 1 */
                Page?: number;
                /** @description How many products a page has */
                PageSize?: number;
                /** @description Only products in this category and below it */
                CategoryId?: string;
                /**
                 * @description `filter:value`, repeated; several values of one filter are alternatives
                 * @example [
                 *       "color:red",
                 *       "size:M"
                 *     ]
                 */
                "Filters.MultipleFilters"?: string[];
                /**
                 * @description `price:from-to` in the currency's major unit, VAT included; either end may be left out
                 * @example [
                 *       "price:20-49.95"
                 *     ]
                 */
                "Filters.RangeFilters"?: string[];
                /**
                 * @description Filters that are on
                 * @example [
                 *       "inStock"
                 *     ]
                 */
                "Filters.BitFilters"?: ("inStock" | "onSale" | "new")[];
                /** @description Another name of Sorting, which goes first */
                "Filters.SortOptions"?: "relevance" | "newest" | "priceAscending" | "priceDescending" | "name";
                /** @description The order; `relevance` unless told otherwise */
                Sorting?: "relevance" | "newest" | "priceAscending" | "priceDescending" | "name";
            };
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        products: components["schemas"]["ProductList"];
                        /** @description Each with counts of products as if nothing of itself were chosen; those without any product are left out */
                        filters: components["schemas"]["SearchFilter"][];
                        /** @description The orders to choose from */
                        sortOptions: {
                            /**
                             * @description As a search names it
                             * @enum {string}
                             */
                            id: "relevance" | "newest" | "priceAscending" | "priceDescending" | "name";
                            /**
                             * @description Its name in the culture
                             * @example Price, low to high
                             */
                            name: string;
                            /** @description Whether it is the order of the products */
                            selected: boolean;
                        }[];
                        /**
                         * @description The spelling that was searched for instead of the term
                         * @example jersey
                         */
                        suggestion: string | null;
                        /** @description Categories whose name has the words of the term */
                        categories: components["schemas"]["FoundCategory"][];
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    searchProductsByBody: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        products: components["schemas"]["ProductList"];
                        /** @description Each with counts of products as if nothing of itself were chosen; those without any product are left out */
                        filters: components["schemas"]["SearchFilter"][];
                        /** @description The orders to choose from */
                        sortOptions: {
                            /**
                             * @description As a search names it
                             * @enum {string}
                             */
                            id: "relevance" | "newest" | "priceAscending" | "priceDescending" | "name";
                            /**
                             * @description Its name in the culture
                             * @example Price, low to high
                             */
                            name: string;
                            /** @description Whether it is the order of the products */
                            selected: boolean;
                        }[];
                        /**
                         * @description The spelling that was searched for instead of the term
                         * @example jersey
                         */
                        suggestion: string | null;
                        /** @description Categories whose name has the words of the term */
                        categories: components["schemas"]["FoundCategory"][];
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    suggestProducts: {
        parameters: {
            query: {
                /**
                 * @description What has been typed so far; the words may be unfinished
                 * @example hom
                 */
                Term: string;
            };
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        /** @description The best few */
                        products: components["schemas"]["ProductCard"][];
                        /** @description Categories whose name has the words of the term */
                        categories: components["schemas"]["FoundCategory"][];
                        /**
                         * @description The spelling that was searched for instead of the term
                         * @example jersey
                         */
                        suggestion: string | null;
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createBasket: {
        parameters: {
            query?: {
                /** @description The store; must agree with the StoreId header */
                storeId?: string;
            };
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasketAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getBasket: {
        parameters: {
            query?: {
                /** @description The store; must agree with the StoreId header */
                storeId?: string;
            };
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasketAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    addBasketLine: {
        parameters: {
            query?: {
                /** @description The store; must agree with the StoreId header */
                storeId?: string;
            };
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
                /** @description The same key with the same request gives the same answer for a day; it happens once */
                "Idempotency-Key"?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddLine"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LineAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getBasketSummary: {
        parameters: {
            query?: {
                /** @description The store; must agree with the StoreId header */
                storeId?: string;
            };
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SummaryAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    setBasketLines: {
        parameters: {
            query?: {
                /** @description The store; must agree with the StoreId header */
                storeId?: string;
            };
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetLines"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinesAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    checkOutBasket: {
        parameters: {
            query?: {
                /** @description The store; must agree with the StoreId header */
                storeId?: string;
            };
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
                /** @description The same key with the same request gives the same answer for a day; it happens once */
                "Idempotency-Key"?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckOut"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Bad Gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getReceipt: {
        parameters: {
            query?: {
                /** @description The store; must agree with the StoreId header */
                storeId?: string;
            };
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetCheckoutAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    saveBillingAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceDetails"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShippingMethodsAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    saveShippingAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShippingDetails"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShippingMethodsAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    removeShippingAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShippingMethodsAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    chooseShipping: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChooseShipping"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShippingAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    findDropPoints: {
        parameters: {
            query?: {
                /**
                 * @description Else that of the delivery address
                 * @example 2100
                 */
                zipCode?: string;
            };
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path: {
                token: string;
                shippingOptionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DropPointsAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    saveComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveComment"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    addVoucher: {
        parameters: {
            query: {
                /**
                 * @description Capitals and small letters are the same
                 * @example FANS10
                 */
                voucherCode: string;
            };
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoucherAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    removeVoucher: {
        parameters: {
            query: {
                /**
                 * @description Capitals and small letters are the same
                 * @example FANS10
                 */
                voucherCode: string;
            };
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoucherAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailConfirmation"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgottenPassword"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    subscribeNewsletter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path: {
                /** @description The list: `serviceCloudClubIdentifier` of the settings */
                listId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterSignup"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    confirmNewsletter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterConfirmation"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChange"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeletion"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listMyOrders: {
        parameters: {
            query?: {
                /** @description Which page, from 1 */
                page?: number;
                /** @description How many orders a page has */
                pageSize?: number;
            };
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderListAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getMyOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path: {
                /** @description As the list of orders names it */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    authenticate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
                "application/x-www-form-urlencoded": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Authentication"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailedAuthentication"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailedAuthentication"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailedAuthentication"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailedAuthentication"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailedAuthentication"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailedAuthentication"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailedAuthentication"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailedAuthentication"];
                };
            };
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Logout"];
                "application/x-www-form-urlencoded": components["schemas"]["Logout"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    unsubscribeNewsletter: {
        parameters: {
            query: {
                /** @description The store; must agree with the StoreId header */
                storeId?: string;
                /** @description From a mail of the newsletter; good for as long as the newsletter comes */
                token: string;
            };
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    sendCustomerMessage: {
        parameters: {
            query?: {
                /** @description The page on which it was written */
                url?: string;
            };
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerMessage"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    recordException: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query names it as storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; else its default culture's
                 * @example en
                 */
                culture?: string;
                /**
                 * @description For information: prices are in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description Where the category tree begins; else at the store's root category */
                rootCategoryId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Exception"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
}
