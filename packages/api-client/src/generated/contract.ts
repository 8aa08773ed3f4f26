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
         * @description Adds to the line of the same variant and print where there is one. All lines of a variant share its stock. A basket holds 100 lines at most.
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
         * @description 0 removes a line. A line is named by its variant and its print, as the basket answers them. All of the lines are changed or none; of a line named twice the last counts. A basket holds 100 lines at most.
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
    "/api/customerservice/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraws from an order, without a reason and without a login
         * @description The statement is kept in the order’s history, its receipt confirmed to the address by mail, and the club told. The answer is the same whether or not an order of that number was placed with that address; where none was, the club looks for it. What was printed to order is not covered by the right.
         */
        post: operations["withdrawFromOrder"];
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
        /** @description Confirms that a customer wants the account and what it holds to be erased */
        AccountDeletion: {
            /**
             * @description The password
             * @example a seat at the north stand
             */
            password: string;
        };
        /** @description A variant to be put into a basket, with or without a print */
        AddLine: {
            /**
             * @description The variant’s id
             * @example home-shirt-red-m
             */
            productId: string;
            /**
             * @description Pieces
             * @example 2
             */
            quantity: number;
            /**
             * @description The print, by the `relationId` of the product's `addOns`; left out or null: nothing is printed
             * @example as-home-shirt-26-name-and-number
             */
            addOnAndProductRelationId?: string | null;
            personalisation?: components["schemas"]["PrintWish"] | null;
        };
        /** @description A print that a product can be ordered with */
        AddOn: {
            /**
             * @description Names this print of this product when a line is added
             * @example home-shirt-own
             */
            relationId: string;
            /**
             * @description As it is shown, in the culture of the request
             * @example Home shirt
             */
            name: string;
            /**
             * @description What the fan should know before ordering it
             * @example Printed to order
             */
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
                /**
                 * @description In the currency’s major unit, with as many decimals as it has: 79.95 euros, 599 kroner
                 * @example 79.95
                 */
                amount: number;
                /**
                 * @description ISO 4217
                 * @example EUR
                 */
                currency: string;
            };
            printSettings: components["schemas"]["PrintSettings"];
            rules: components["schemas"]["PrintRules"];
            /** @description Empty where the fan writes the print */
            players: components["schemas"]["Player"][];
            /** @description Always false: it is printed to order */
            isReturnable: boolean;
        };
        /** @description A key for the admin calls of one store, without its secret */
        AdminKey: {
            /**
             * Format: uuid
             * @description By which it is revoked
             */
            id: string;
            /**
             * @description The store’s id
             * @example astralis
             */
            storeId: string;
            /**
             * @description Who or what it was made for
             * @example Stock system
             */
            name: string;
            /** @description What it may do */
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
        /** @description A page of a store’s orders, the newest first */
        AdminOrderList: {
            /** @description Those of the page */
            items: components["schemas"]["Order"][];
            /**
             * @description Counted from 1
             * @example 1
             */
            page: number;
            /**
             * @description Entries on a page
             * @example 24
             */
            pageSize: number;
            /**
             * @description On all pages
             * @example 240
             */
            total: number;
        };
        /**
         * @description `catalogue`: categories, products, prices, stock, pictures; `content`: pages, texts, settings, the store itself, pictures; `orders`: orders and refunds
         * @enum {string}
         */
        AdminScope: "catalogue" | "content" | "orders";
        /** @description Tokens for a customer who has logged in */
        Authentication: {
            /**
             * @description Whether the login was granted
             * @constant
             */
            isSuccess: true;
            /** @description Null, as nothing failed */
            error: null;
            result: components["schemas"]["TokenResult"];
        };
        /** @description What a shopper has chosen so far */
        Basket: {
            /**
             * @description Names the basket, for whoever has it
             * @example NGYxYy5zOWwuYXN0cmFsaXM.b7Kq2w
             */
            token: string;
            /** @description In the order in which they were added */
            lines: components["schemas"]["BasketLine"][];
            /** @description In the order in which they were added */
            vouchers: components["schemas"]["BasketVoucher"][];
        };
        /** @description A basket and its sums */
        BasketAnswer: {
            /**
             * @description Whether it was done
             * @constant
             */
            success: true;
            basket: components["schemas"]["Basket"];
            summary: components["schemas"]["BasketSummary"];
        };
        /** @description A variant in a basket, in a quantity; with a print it is a line of its own */
        BasketLine: {
            /**
             * @description A stable name: letters, digits and hyphens
             * @example home-shirt
             */
            id: string;
            /**
             * @description The variant's id, as given when adding
             * @example home-shirt-red-m
             */
            productId: string;
            /**
             * @description The print; null where there is none
             * @example home-shirt-own
             */
            addOnAndProductRelationId: string | null;
            personalisation: components["schemas"]["Personalisation"] | null;
            /**
             * @description As it is shown, in the culture of the request
             * @example Home shirt
             */
            name: string;
            /**
             * @description The line it belongs to
             * @example Supporter
             */
            brand: string;
            /**
             * @description A path of the shop, with the culture’s prefix
             * @example /shirts/home-shirt/p-home-shirt-red-m/
             */
            url: string;
            image: components["schemas"]["Image"];
            /** @description The categories’ names, from the top down */
            categories: string[];
            /**
             * @description Pieces
             * @example 2
             */
            quantity: number;
            /**
             * @description The most that can be in the line now, beside the other lines of the variant; 0 where it must be removed before the basket can be paid
             * @example 10
             */
            maxQuantity: number;
            stockStatus: components["schemas"]["StockStatus"];
            /** @description False where its print is no longer offered as it was chosen */
            isAvailable: boolean;
            /** @description False for what is printed to order */
            isReturnable: boolean;
            /** @description Of one piece, its print included */
            unitPrice: {
                /**
                 * @description In the currency’s major unit, with as many decimals as it has: 79.95 euros, 599 kroner
                 * @example 79.95
                 */
                amount: number;
                /**
                 * @description ISO 4217
                 * @example EUR
                 */
                currency: string;
            };
            /** @description What the print adds to the price of one piece; never reduced by a sale */
            printPrice: {
                /**
                 * @description In the currency’s major unit, with as many decimals as it has: 79.95 euros, 599 kroner
                 * @example 79.95
                 */
                amount: number;
                /**
                 * @description ISO 4217
                 * @example EUR
                 */
                currency: string;
            };
            /** @description What the sale takes off one piece, reckoned from the lowest price of the 30 days before it */
            unitDiscount: {
                /**
                 * @description In the currency’s major unit, with as many decimals as it has: 79.95 euros, 599 kroner
                 * @example 79.95
                 */
                amount: number;
                /**
                 * @description ISO 4217
                 * @example EUR
                 */
                currency: string;
            };
            /** @description The line's share of what vouchers take off; `total` is before it */
            voucherDiscount: {
                /**
                 * @description In the currency’s major unit, with as many decimals as it has: 79.95 euros, 599 kroner
                 * @example 79.95
                 */
                amount: number;
                /**
                 * @description ISO 4217
                 * @example EUR
                 */
                currency: string;
            };
            total: components["schemas"]["Money"];
            /** @description What tells the variant apart */
            properties: {
                /**
                 * @description 'color', 'size', 'name', 'number'
                 * @example Size
                 */
                label: string;
                /**
                 * @description As it is shown
                 * @example Red
                 */
                value: string;
            }[];
        };
        /** @description The sums of a basket, VAT included */
        BasketSummary: {
            /**
             * @description Names the basket, for whoever has it
             * @example NGYxYy5zOWwuYXN0cmFsaXM.b7Kq2w
             */
            token: string;
            /**
             * @description Pieces in all lines together
             * @example 2
             */
            quantity: number;
            subTotal: components["schemas"]["Money"];
            /** @description All that is taken off the goods: by the sale and by vouchers (`voucherTotal`) */
            discountTotal: {
                /**
                 * @description In the currency’s major unit, with as many decimals as it has: 79.95 euros, 599 kroner
                 * @example 79.95
                 */
                amount: number;
                /**
                 * @description ISO 4217
                 * @example EUR
                 */
                currency: string;
            };
            /** @description The part of `discountTotal` that vouchers take off; the rest is the sale */
            voucherTotal: {
                /**
                 * @description In the currency’s major unit, with as many decimals as it has: 79.95 euros, 599 kroner
                 * @example 79.95
                 */
                amount: number;
                /**
                 * @description ISO 4217
                 * @example EUR
                 */
                currency: string;
            };
            shippingTotal: components["schemas"]["Money"] | null;
            /** @description The VAT that the total contains */
            taxTotal: {
                /**
                 * @description In the currency’s major unit, with as many decimals as it has: 79.95 euros, 599 kroner
                 * @example 79.95
                 */
                amount: number;
                /**
                 * @description ISO 4217
                 * @example EUR
                 */
                currency: string;
            };
            total: components["schemas"]["Money"];
        };
        /** @description A voucher in a basket, and what it takes off */
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
                /**
                 * @description In the currency’s major unit, with as many decimals as it has: 79.95 euros, 599 kroner
                 * @example 79.95
                 */
                amount: number;
                /**
                 * @description ISO 4217
                 * @example EUR
                 */
                currency: string;
            };
            /** @description Why it gives nothing now; such a basket can be paid once the voucher is removed or the cause is gone */
            problem: {
                /**
                 * @description A stable name, for programs
                 * @example VoucherExpired
                 */
                code: string;
                /**
                 * @description In the request's culture
                 * @example Only 2 pieces are left.
                 */
                message: string;
            } | null;
        };
        /** @description A part of a content page; `type` tells which */
        Block: {
            /**
             * @description Tells which of the kinds it is
             * @constant
             */
            type: "hero";
            /**
             * @description A word or two over the heading
             * @example New
             */
            eyebrow: string | null;
            /**
             * @description Over the part
             * @example The new home shirt
             */
            heading: string;
            /**
             * @description Plain text
             * @example Printed to order
             */
            text: string | null;
            image: components["schemas"]["Image"];
            /** @description In the order in which they stand */
            links: components["schemas"]["Link"][];
        } | {
            /**
             * @description Tells which of the kinds it is
             * @constant
             */
            type: "tiles";
            /**
             * @description Over the part
             * @example The new home shirt
             */
            heading: string | null;
            /** @description In the order in which they stand */
            tiles: {
                /**
                 * @description Over the part
                 * @example The new home shirt
                 */
                heading: string;
                /**
                 * @description Plain text
                 * @example Printed to order
                 */
                text: string | null;
                image: components["schemas"]["Image"];
                link: components["schemas"]["Link"];
            }[];
        } | {
            /**
             * @description Tells which of the kinds it is
             * @constant
             */
            type: "productCarousel";
            /**
             * @description Over the part
             * @example The new home shirt
             */
            heading: string;
            /**
             * @description The category that is shown; null where single products are
             * @example shirts
             */
            categoryId: string | null;
            /** @description The products that are shown, in this order; empty where a category’s are */
            productIds: string[];
            link: components["schemas"]["Link"] | null;
        } | {
            /**
             * @description Tells which of the kinds it is
             * @constant
             */
            type: "richText";
            /**
             * @description Sanitised HTML
             * @example <p>Made for matchdays.</p>
             */
            html: string;
        } | {
            /**
             * @description Tells which of the kinds it is
             * @constant
             */
            type: "imageText";
            /**
             * @description Over the part
             * @example The new home shirt
             */
            heading: string;
            /**
             * @description Sanitised HTML
             * @example <p>Made for matchdays.</p>
             */
            html: string;
            image: components["schemas"]["Image"];
            /**
             * @description Where the picture stands beside the text, in the direction of reading
             * @enum {string}
             */
            imageSide: "start" | "end";
            link: components["schemas"]["Link"] | null;
        } | {
            /**
             * @description Tells which of the kinds it is
             * @constant
             */
            type: "usps";
            /** @description In the order in which they are shown */
            usps: components["schemas"]["Usp"][];
        } | {
            /**
             * @description Tells which of the kinds it is
             * @constant
             */
            type: "questions";
            /**
             * @description Over the part
             * @example The new home shirt
             */
            heading: string;
            /** @description In the order in which they stand */
            questions: {
                /**
                 * @description As a shopper would ask it
                 * @example How long does delivery take?
                 */
                question: string;
                /**
                 * @description Sanitised HTML
                 * @example <p>Made for matchdays.</p>
                 */
                html: string;
            }[];
        } | {
            /**
             * @description Tells which of the kinds it is
             * @constant
             */
            type: "video";
            /**
             * @description Over the part
             * @example The new home shirt
             */
            heading: string;
            /**
             * @description Address of an MP4 or WebM file
             * @example /films/archive.webm
             */
            url: string;
            poster: components["schemas"]["Image"];
            /**
             * @description Address of a WebVTT file in the culture of the request; null for a film without sound
             * @example /captions/anthem.vtt
             */
            captionsUrl: string | null;
            /**
             * @description What is seen and heard, for those who cannot; sanitised HTML
             * @example <p>Made for matchdays.</p>
             */
            html: string;
        } | {
            /**
             * @description Tells which of the kinds it is
             * @constant
             */
            type: "newsletter";
            /**
             * @description Over the part
             * @example The new home shirt
             */
            heading: string;
            /**
             * @description Plain text
             * @example Printed to order
             */
            text: string | null;
        } | {
            /**
             * @description Tells which of the kinds it is
             * @constant
             */
            type: "contact";
            /**
             * @description Over the part
             * @example The new home shirt
             */
            heading: string;
            /**
             * @description Sanitised HTML
             * @example <p>Made for matchdays.</p>
             */
            html: string;
            link: components["schemas"]["Link"] | null;
        };
        /** @description A category and what its page shows */
        Category: {
            /**
             * @description A stable name: letters, digits and hyphens
             * @example shirts
             */
            id: string;
            /**
             * @description As it is shown, in the culture of the request
             * @example Shirts
             */
            name: string;
            /**
             * @description A path of the shop, with the culture’s prefix
             * @example /shirts/c-shirts/
             */
            url: string;
            /**
             * @description The title of the page’s window and in search engines
             * @example Home shirt
             */
            metaTitle: string;
            /**
             * @description What search engines show of the page
             * @example The home shirt of this season, for adults and children
             */
            metaDescription: string;
            /**
             * @description In a sentence or two, plain text
             * @example The shirt that the team plays in at home
             */
            description: string;
            image: components["schemas"]["Image"] | null;
            /** @description The way to it, from the top category down */
            breadcrumb: components["schemas"]["Crumb"][];
            /** @description Those directly below it */
            children: {
                /**
                 * @description A stable name: letters, digits and hyphens
                 * @example home-shirt
                 */
                id: string;
                /**
                 * @description As it is shown, in the culture of the request
                 * @example Home shirt
                 */
                name: string;
                /**
                 * @description A path of the shop, with the culture’s prefix
                 * @example /shirts/home-shirt/p-home-shirt-red-m/
                 */
                url: string;
                image: components["schemas"]["Image"] | null;
            }[];
        };
        /** @description A category with those below it, at most three levels deep */
        CategoryNode: {
            /**
             * @description A stable name: letters, digits and hyphens
             * @example shirts
             */
            id: string;
            /**
             * @description As it is shown, in the culture of the request
             * @example Shirts
             */
            name: string;
            /**
             * @description A path of the shop, with the culture’s prefix
             * @example /shirts/c-shirts/
             */
            url: string;
            /**
             * @description The title of the page’s window and in search engines
             * @example Home shirt
             */
            metaTitle: string;
            /**
             * @description What search engines show of the page
             * @example The home shirt of this season, for adults and children
             */
            metaDescription: string;
            /** @description Those directly below it */
            children: {
                /**
                 * @description A stable name: letters, digits and hyphens
                 * @example home-shirt
                 */
                id: string;
                /**
                 * @description As it is shown, in the culture of the request
                 * @example Home shirt
                 */
                name: string;
                /**
                 * @description A path of the shop, with the culture’s prefix
                 * @example /shirts/home-shirt/p-home-shirt-red-m/
                 */
                url: string;
                /**
                 * @description The title of the page’s window and in search engines
                 * @example Home shirt
                 */
                metaTitle: string;
                /**
                 * @description What search engines show of the page
                 * @example The home shirt of this season, for adults and children
                 */
                metaDescription: string;
                /** @description Those directly below it */
                children: {
                    /**
                     * @description A stable name: letters, digits and hyphens
                     * @example home-shirt
                     */
                    id: string;
                    /**
                     * @description As it is shown, in the culture of the request
                     * @example Home shirt
                     */
                    name: string;
                    /**
                     * @description A path of the shop, with the culture’s prefix
                     * @example /shirts/home-shirt/p-home-shirt-red-m/
                     */
                    url: string;
                    /**
                     * @description The title of the page’s window and in search engines
                     * @example Home shirt
                     */
                    metaTitle: string;
                    /**
                     * @description What search engines show of the page
                     * @example The home shirt of this season, for adults and children
                     */
                    metaDescription: string;
                    /** @description Those directly below it */
                    children: Record<string, never>[];
                }[];
            }[];
        };
        /** @description How a basket is to be paid, and where the payment leads back to */
        CheckOut: {
            /**
             * @description The id of a payment method
             * @example card
             */
            paymentProviderId: string;
            /**
             * Format: uri
             * @description Where the shopper comes back to who has paid; on an origin of the shop
             */
            returnUrl: string;
            /**
             * Format: uri
             * @description Where the shopper comes back to who does not pay; on an origin of the shop
             */
            cancelUrl: string;
        };
        /** @description Where the payment goes on */
        CheckoutAnswer: {
            /**
             * @description Whether it was done
             * @constant
             */
            success: true;
            /** @description What is wrong; empty where all is well */
            errors: components["schemas"]["ErrorItem"][];
            /** @description What was asked for */
            data: {
                /**
                 * @description The payment provider's page; the return address where there is nothing to pay
                 * @example /shirts/home-shirt/p-home-shirt-red-m/
                 */
                url: string;
            };
        };
        /** @description How the goods are to be delivered */
        ChooseShipping: {
            /**
             * @description The id of a way of delivery
             * @example home-delivery
             */
            shippingMethodId: string;
            /**
             * @description The chosen pick-up point; null for delivery to the door
             * @example dk-8000-2
             */
            dropPointId?: string | null;
            /**
             * @description Where the drop point was looked for, if not at the address
             * @example 8000
             */
            customZipCode?: string | null;
        };
        /** @description The settings of a shop in a culture, as its pages need them */
        ClubSettings: {
            /**
             * @description The store’s id
             * @example astralis
             */
            storeId: string;
            /**
             * @description Where the category tree begins
             * @example astralis-root
             */
            rootCategoryId: string;
            /**
             * @description The language, as the shop names it
             * @example en
             */
            culture: string;
            /**
             * @description ISO 4217
             * @example EUR
             */
            currency: string;
            /**
             * @description The shop’s host, with its port if it has one
             * @example shop.example
             */
            hostName: string;
            /** @description The club’s sign */
            logo: {
                /**
                 * @description A path of the shop
                 * @example /shirts/home-shirt/p-home-shirt-red-m/
                 */
                url: string;
                /**
                 * @description What the picture shows, for those who do not see it
                 * @example The home shirt from the front
                 */
                altText: string;
            };
            /** @description The menu’s entries */
            mainNavigation: components["schemas"]["NavigationItem"][];
            /** @description The same page in each culture */
            languageNavigation: components["schemas"]["LanguageEntry"][];
            /** @description What stands at the head of every page */
            header: {
                /** @description Its fields */
                view: {
                    /** @description In the order in which they are shown */
                    usps: components["schemas"]["Usp"][];
                };
            };
            /** @description What stands at the foot of every page */
            footer: {
                view: components["schemas"]["Footer"];
            };
            /** @description Null where the shop’s own colours stand */
            theming: {
                view: components["schemas"]["Theming"];
            } | null;
            /** @description What the checkout needs */
            checkoutSettings: {
                /** @description Those that can be delivered to */
                countries: components["schemas"]["Country"][];
            };
            /** @description Where the terms stand; null where the shop has none */
            termsAndConditionsPage: {
                /**
                 * @description A stable name: letters, digits and hyphens
                 * @example home-shirt
                 */
                id: string;
                /**
                 * @description A path of the shop, with the culture’s prefix
                 * @example /shirts/home-shirt/p-home-shirt-red-m/
                 */
                url: string;
            } | null;
            /**
             * @description The club’s name at its newsletter service; null where it has none
             * @example astralis
             */
            serviceCloudClubIdentifier: string | null;
            /**
             * @description The club's container of the tag manager; without it nothing is sent to one
             * @example GTM-ABC123
             */
            tagManagerId?: string;
        };
        /** @description Who trades in the shop */
        Company: {
            /**
             * @description As it is shown, in the culture of the request
             * @example Astralis
             */
            name: string;
            /**
             * @description The company's registration number
             * @example 12345678
             */
            cvr: string;
            /**
             * @description Street and number
             * @example Pier 1
             */
            address: string;
            /**
             * @description The zip code
             * @example 8000
             */
            zip: string;
            /**
             * @description The town
             * @example Aarhus
             */
            city: string;
            /**
             * @description Address of electronic mail
             * @example freja@example.com
             */
            email: string;
        };
        /** @description A content page and its blocks */
        ContentRoute: {
            /**
             * @description A stable name: letters, digits and hyphens
             * @example home-shirt
             */
            id: string;
            /**
             * @description A path of the shop, with the culture’s prefix
             * @example /shirts/home-shirt/p-home-shirt-red-m/
             */
            url: string;
            /**
             * @description The kind of page
             * @enum {string}
             */
            contentAlias: "contentPage" | "frontPage" | "termsPage" | "contactPage";
            /**
             * @description As it is shown, in the culture of the request
             * @example Home shirt
             */
            title: string;
            seoComposition: components["schemas"]["SeoComposition"];
            /** @description In the order in which they stand */
            blocks: components["schemas"]["Block"][];
        };
        /** @description A country that can be chosen at checkout */
        Country: {
            /**
             * @description ISO 3166-1 alpha-2
             * @example DK
             */
            code: string;
            /**
             * @description As it is shown, in the culture of the request
             * @example Denmark
             */
            name: string;
        };
        /** @description What a customer logs in with: a password, or the refresh token of an earlier login */
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
            /**
             * @description The password
             * @example a seat at the north stand
             */
            password?: string;
            /**
             * @description For `refresh_token`: the newest one; it is exchanged for another
             * @example qX2m7V0c9uC4hYp1
             */
            refresh_token?: string;
            /**
             * @description For `password`: the visitor's basket, which joins the customer's; one that is not good any more is ignored
             * @example NGYxYy5zOWwuYXN0cmFsaXM.b7Kq2w
             */
            basketToken?: string;
        };
        /** @description A step of a breadcrumb */
        Crumb: {
            /**
             * @description As it is shown, in the culture of the request
             * @example Shirts
             */
            name: string;
            /**
             * @description A path of the shop, with the culture’s prefix
             * @example /shirts/c-shirts/
             */
            url: string;
        };
        /** @description A message to the club’s customer service */
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
            /**
             * @description What is written, its lines kept
             * @example Only 2 pieces are left.
             */
            message: string;
            /**
             * @description Not shown to people; what is filled in here by a machine is not kept
             * @example
             */
            website?: string;
        };
        /** @description A text of the shop’s interface */
        DictionaryItem: {
            /** @description Its fields */
            view: {
                /**
                 * @description The name by which the interface asks for the text
                 * @example Basket.Empty
                 */
                alias: string;
                /**
                 * @description As it is shown
                 * @example Red
                 */
                value: string;
            };
        };
        /** @description Says that it is done */
        DoneAnswer: {
            /**
             * @description Whether it was done
             * @constant
             */
            success: true;
        };
        /** @description A place where parcels are picked up */
        DropPoint: {
            /**
             * @description A stable name: letters, digits and hyphens
             * @example dk-8000-2
             */
            id: string;
            /**
             * @description As it is shown, in the culture of the request
             * @example Kiosk at the station
             */
            name: string;
            /**
             * @description Street and number
             * @example Skolegade 4
             */
            street: string;
            /**
             * @description As the country writes it
             * @example 8000
             */
            zipCode: string;
            /**
             * @description The town
             * @example Aarhus
             */
            city: string;
            /**
             * @description ISO 3166-1 alpha-2
             * @example DK
             */
            country: string;
            /** @description Where it lies (WGS 84) */
            coordinates: {
                /**
                 * @description In degrees, north of the equator
                 * @example 56.1567
                 */
                latitude: number;
                /**
                 * @description In degrees, east of Greenwich
                 * @example 10.2108
                 */
                longitude: number;
            };
            /**
             * @description Metres from the centre of the zip code
             * @example 420
             */
            distance: number;
            /** @description When it is open; days that are left out are closed */
            openingHours: {
                /**
                 * @description ISO weekday, 1 is Monday
                 * @example 1
                 */
                day: number;
                /**
                 * @description Time of day, in 24 hours
                 * @example 08:00
                 */
                opens: string;
                /**
                 * @description Time of day, in 24 hours
                 * @example 20:00
                 */
                closes: string;
            }[];
        };
        /** @description Places near a zip code where parcels are picked up */
        DropPointsAnswer: {
            meta: components["schemas"]["Meta"];
            /** @description The nearest first */
            dropPoints: components["schemas"]["DropPoint"][];
        };
        /** @description The token of the mail that asks a new customer to confirm the address */
        EmailConfirmation: {
            /**
             * @description From the link in the mail; good once
             * @example NGYxYy5zOWwuYXN0cmFsaXM.b7Kq2w
             */
            token: string;
        };
        /** @description The body of every answer with a status of 400 and above */
        ErrorBody: {
            meta: components["schemas"]["Meta"];
            /**
             * @description Whether it was done
             * @constant
             */
            success: false;
            /** @description What is wrong; empty where all is well */
            errors: components["schemas"]["ErrorItem"][];
        };
        /** @description One thing that is wrong with a request */
        ErrorItem: {
            /**
             * @description Stable name of the error, for programs
             * @example OutOfStock
             */
            code: string;
            /**
             * @description What went wrong, in the culture of the request
             * @example Only 2 pieces are left.
             */
            message: string;
            /**
             * @description The field of the request it concerns
             * @example lines.0.quantity
             */
            field?: string;
        };
        /** @description A fault that a shop met and wants to be recorded */
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
            /**
             * @description Where it happened, as the browser writes it
             * @example TypeError: x is undefined
             *         at basket.ts:12:4
             */
            stack?: string;
            /**
             * @description The page; its query is not kept
             * @example /shirts/home-shirt/p-home-shirt-red-m/
             */
            url?: string;
            /**
             * @description Which build of the shop it was
             * @example 2026.47.1
             */
            release?: string;
        };
        /** @description Why a login failed */
        FailedAuthentication: {
            /**
             * @description Whether the login was granted
             * @constant
             */
            isSuccess: false;
            /**
             * @description The first error's message, in the culture of the request
             * @example The address or the password is wrong.
             */
            error: string;
            /** @description Null, as nobody was logged in */
            result: null;
            meta: components["schemas"]["Meta"];
            /**
             * @description Whether it was done
             * @constant
             */
            success: false;
            /** @description What is wrong; empty where all is well */
            errors: components["schemas"]["ErrorItem"][];
        };
        /**
         * @description The form of a file of a store’s data
         * @enum {string}
         */
        FileFormat: "json" | "csv";
        /** @description What stands at the foot of every page */
        Footer: {
            /** @description In the order in which they are shown */
            usps: components["schemas"]["Usp"][];
            image: components["schemas"]["Image"] | null;
            /** @description The club’s sign */
            logo: {
                /**
                 * @description A path of the shop
                 * @example /shirts/home-shirt/p-home-shirt-red-m/
                 */
                url: string;
                /**
                 * @description What the picture shows, for those who do not see it
                 * @example The home shirt from the front
                 */
                altText: string;
            } | null;
            /**
             * @description Sanitised HTML
             * @example <p>Open on weekdays from 9 to 16</p>
             */
            companyInfo: string;
            company: components["schemas"]["Company"];
            /** @description In the order in which they stand */
            links: {
                /**
                 * @description Over the links
                 * @example Free delivery
                 */
                headline: string;
                /** @description In the order in which they stand */
                links: components["schemas"]["Link"][];
            }[];
            /**
             * @description The last line of the page
             * @example © Astralis
             */
            copyright: string;
        };
        /** @description Asks for a mail by which a new password can be set */
        ForgottenPassword: {
            /**
             * @description An e-mail address; capitals and blanks around it make no difference
             * @example freja@example.com
             */
            email: string;
        };
        /** @description A category in which something was found */
        FoundCategory: {
            /**
             * @description A stable name: letters, digits and hyphens
             * @example home-shirt
             */
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
        /** @description All that the checkout shows */
        GetCheckoutAnswer: {
            meta: components["schemas"]["Meta"];
            billingAddress: components["schemas"]["InvoiceDetails"];
            shippingAddress: components["schemas"]["ShippingDetails"];
            /** @description Whether the goods go to another address than who pays */
            useShippingAddress: boolean;
            /** @description Those that reach the address */
            shippingMethods: components["schemas"]["ShippingMethod"][];
            /** @description In the order in which they are offered */
            availablePaymentMethods: components["schemas"]["PaymentMethod"][];
            /**
             * @description The shopper’s words to the shop; empty where there are none
             * @example Please ring the lower bell
             */
            comment: string;
            payment: components["schemas"]["PaymentAttempt"] | null;
        };
        /** @description A picture of the media service; its size, form and focal point go into the address’s query */
        Image: {
            /**
             * @description A path of this server; size and form go into its query
             * @example /media/astralis/home-shirt-black-front
             */
            url: string;
            /**
             * @description What the picture shows, for those who do not see it
             * @example The home shirt from the front
             */
            altText: string;
            /**
             * @description As it is shown, in the culture of the request
             * @example Home shirt
             */
            title: string;
            /** @description From 0 to 1 */
            focal: {
                /**
                 * @description Share of the height from the top edge, from 0 to 1
                 * @example 0.5
                 */
                top: number;
                /**
                 * @description Share of the width from the left edge, from 0 to 1
                 * @example 0.5
                 */
                left: number;
            };
            /**
             * @description Of the original, in pixels
             * @example 1200
             */
            width: number;
            /**
             * @description Of the original, in pixels
             * @example 1500
             */
            height: number;
        };
        /** @description How far an import has come, and what it met */
        Import: {
            /**
             * Format: uuid
             * @description A stable name: letters, digits and hyphens
             */
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
            /**
             * @description Why it failed, where not for errors in the file; in the culture of the request
             * @example declined
             */
            reason: string | null;
            /** @description How many rows there are, and how many are done */
            rows: {
                /**
                 * @description Rows or list entries that are written; while it is `writing`, the share of the changed products, to the second where another process writes it
                 * @example 400
                 */
                done: number;
                /**
                 * @description Of the file; null until it has been read
                 * @example 240
                 */
                total: number | null;
            };
            /**
             * @description Entries that are new: categories, products, colours, variants, pages, texts …
             * @example 3
             */
            created: number;
            /**
             * @description Entries that are different: categories, products, colours, variants, pages, texts …
             * @example 12
             */
            changed: number;
            /**
             * @description Entries that are gone: categories, products, colours, variants, pages, texts …
             * @example 1
             */
            removed: number;
            /** @description The first 200 */
            errors: components["schemas"]["ImportError"][];
            /**
             * @description All of them
             * @example 2
             */
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
        /** @description A row that an import refused, and why */
        ImportError: {
            /**
             * @description Line of a CSV file, the heading being line 1; null in JSON
             * @example 12
             */
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
            /**
             * @description What is wrong, in the culture of the request
             * @example Only 2 pieces are left.
             */
            message: string;
        };
        /**
         * @description In this order; `failed` from any of them, and then nothing was written
         * @enum {string}
         */
        ImportState: "queued" | "checking" | "writing" | "done" | "failed";
        /** @description Who orders and pays, and where that person lives */
        InvoiceDetails: {
            /**
             * @description Address of electronic mail
             * @example freja@example.com
             */
            email: string;
            /**
             * @description With or without the country’s code
             * @example +45 20 12 34 56
             */
            phone: string;
            /**
             * @description Given names
             * @example Freja
             */
            firstName: string;
            /**
             * @description Family name
             * @example Lund
             */
            lastName: string;
            /**
             * @description Street and number
             * @example Skolegade 4
             */
            street: string;
            /**
             * @description The town
             * @example Aarhus
             */
            city: string;
            /**
             * @description As the country writes it
             * @example 8000
             */
            zipCode: string;
            /**
             * @description ISO 3166-1 alpha-2
             * @example DK
             */
            country: string;
            /**
             * @description The same address once more
             * @example freja@example.com
             */
            emailConfirmation: string;
        };
        /** @description The same page in another culture */
        LanguageEntry: {
            /**
             * @description As it is shown, in the culture of the request
             * @example Home shirt
             */
            name: string;
            /**
             * @description The language, as the shop names it
             * @example en
             */
            culture: string;
            /**
             * @description A path of the shop, with the culture’s prefix
             * @example /shirts/home-shirt/p-home-shirt-red-m/
             */
            url: string;
        };
        /** @description Whether a line was added, and the basket’s sums */
        LineAnswer: {
            /**
             * @description Whether it was done
             * @constant
             */
            success: true;
            /** @description What is wrong; empty where all is well */
            errors: components["schemas"]["ErrorItem"][];
            summary: components["schemas"]["BasketSummary"];
        };
        /** @description The basket after its lines were set */
        LinesAnswer: {
            /**
             * @description Whether it was done
             * @constant
             */
            success: true;
            /** @description What is wrong; empty where all is well */
            errors: components["schemas"]["ErrorItem"][];
            basket: components["schemas"]["Basket"];
            summary: components["schemas"]["BasketSummary"];
        };
        /** @description A link in a text or a menu */
        Link: {
            /**
             * @description Plain text
             * @example Printed to order
             */
            text: string;
            /**
             * @description A path of the shop, with the culture’s prefix
             * @example /shirts/home-shirt/p-home-shirt-red-m/
             */
            url: string;
            /**
             * @description Where it opens, as in HTML; null for the same window
             * @example _blank
             */
            target: string | null;
        };
        /** @description The refresh token that shall no longer be good */
        Logout: {
            /**
             * @description Any of the login
             * @example qX2m7V0c9uC4hYp1
             */
            refresh_token: string;
        };
        /** @description What an answer says of itself */
        Meta: {
            /**
             * @description The answer’s HTTP status; 301 where the page has moved
             * @example 200
             */
            status: number;
            /**
             * @description Where the page is now, with status 301; else null
             * @example /shirts/home-shirt/p-home-shirt-red-m/
             */
            redirect: string | null;
        };
        /** @description A gross amount (VAT included) as a decimal number of the currency’s major unit */
        Money: {
            /**
             * @description In the currency’s major unit, with as many decimals as it has: 79.95 euros, 599 kroner
             * @example 79.95
             */
            amount: number;
            /**
             * @description ISO 4217
             * @example EUR
             */
            currency: string;
        };
        /** @description An entry of the main navigation, with those below it */
        NavigationItem: {
            /**
             * @description A path of the shop, with the culture’s prefix
             * @example /shirts/home-shirt/p-home-shirt-red-m/
             */
            url: string;
            /**
             * @description As it is shown, in the culture of the request
             * @example Home shirt
             */
            name: string;
            /** @description Whether it leads to the page itself */
            active: boolean;
            /** @description Whether the page lies at or below it */
            activeTrail: boolean;
            /** @description Those directly below it */
            children: {
                /**
                 * @description A path of the shop, with the culture’s prefix
                 * @example /shirts/home-shirt/p-home-shirt-red-m/
                 */
                url: string;
                /**
                 * @description As it is shown, in the culture of the request
                 * @example Home shirt
                 */
                name: string;
                /** @description Whether it leads to the page itself */
                active: boolean;
                /** @description Whether the page lies at or below it */
                activeTrail: boolean;
                /** @description Those directly below it */
                children: {
                    /**
                     * @description A path of the shop, with the culture’s prefix
                     * @example /shirts/home-shirt/p-home-shirt-red-m/
                     */
                    url: string;
                    /**
                     * @description As it is shown, in the culture of the request
                     * @example Home shirt
                     */
                    name: string;
                    /** @description Whether it leads to the page itself */
                    active: boolean;
                    /** @description Whether the page lies at or below it */
                    activeTrail: boolean;
                    /** @description Those directly below it */
                    children: Record<string, never>[];
                }[];
            }[];
        };
        /** @description What a new admin key may do, and for which store */
        NewAdminKey: {
            /**
             * @description The store’s id
             * @example astralis
             */
            storeId: string;
            /**
             * @description Who or what it is for
             * @example Stock system
             */
            name: string;
            /** @description All that the key may touch */
            scopes: components["schemas"]["AdminScope"][];
        };
        /** @description How much of an order is to be paid back, and why */
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
        /** @description A store that is to be opened */
        NewStore: {
            /** @description Who it is */
            store: {
                /**
                 * @description As it is shown, in the culture of the request
                 * @example Home shirt
                 */
                name: string;
                /**
                 * @description The culture of a request that names none
                 * @example en
                 */
                defaultCulture: string;
                /**
                 * @description Where the category tree begins
                 * @example astralis-root
                 */
                rootCategoryId: string;
                /**
                 * @description What its order numbers begin with
                 * @example A
                 */
                orderPrefix: string;
                /**
                 * @description The name in the time zone database, such as `Europe/Copenhagen`
                 * @example Europe/Copenhagen
                 */
                timeZone?: string;
                /** @description The store’s languages, each with its currency; the first is shown first */
                cultures: {
                    /**
                     * @description The language, as the shop names it
                     * @example en
                     */
                    culture: string;
                    /**
                     * @description Language and region, such as `da-DK`
                     * @example da-DK
                     */
                    locale: string;
                    /**
                     * @description ISO 4217
                     * @example EUR
                     */
                    currency: string;
                    /**
                     * @description What its paths begin with; empty for one culture
                     * @example /da
                     */
                    pathPrefix: string;
                }[];
                /** @description Percent, by country of delivery (ISO 3166-1 alpha-2) */
                vatRates: {
                    [key: string]: number;
                };
            };
        };
        /** @description The token of the mail that asks a reader to confirm the newsletter */
        NewsletterConfirmation: {
            /**
             * @description From the link in the mail; good once
             * @example NGYxYy5zOWwuYXN0cmFsaXM.b7Kq2w
             */
            token: string;
        };
        /** @description Asks for a newsletter, agreeing to a version of its terms */
        NewsletterSignup: {
            /**
             * @description The page of terms that was accepted: `termsAndConditionsPage.id` of the settings
             * @example terms-2026-11
             */
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
        /** @description An order as it was placed, and how far it has come */
        Order: {
            /**
             * @description A stable name: letters, digits and hyphens
             * @example 2b1d6d0e-6f0e-4a57-9d27-0f2f4b6f1c11
             */
            id: string;
            /**
             * @description As it is told to the customer
             * @example A100042
             */
            orderNumber: string;
            status: components["schemas"]["OrderStatus"];
            /**
             * Format: date-time
             * @description When it was ordered
             */
            placedAt: string;
            /**
             * @description ISO 4217
             * @example EUR
             */
            currency: string;
            /** @description In the order in which they were added */
            lines: components["schemas"]["OrderLine"][];
            /** @description In the order in which they were added */
            vouchers: components["schemas"]["OrderVoucher"][];
            subTotal: components["schemas"]["Money"];
            /** @description All that is taken off the goods: by the sale and by vouchers (`voucherTotal`) */
            discountTotal: {
                /**
                 * @description In the currency’s major unit, with as many decimals as it has: 79.95 euros, 599 kroner
                 * @example 79.95
                 */
                amount: number;
                /**
                 * @description ISO 4217
                 * @example EUR
                 */
                currency: string;
            };
            /** @description The part of `discountTotal` that vouchers take off; the rest is the sale */
            voucherTotal: {
                /**
                 * @description In the currency’s major unit, with as many decimals as it has: 79.95 euros, 599 kroner
                 * @example 79.95
                 */
                amount: number;
                /**
                 * @description ISO 4217
                 * @example EUR
                 */
                currency: string;
            };
            shippingTotal: components["schemas"]["Money"];
            taxTotal: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
            billingAddress: components["schemas"]["ShippingDetails"];
            shippingAddress: components["schemas"]["ShippingDetails"];
            /** @description How it is delivered */
            shippingMethod: {
                /**
                 * @description A stable name: letters, digits and hyphens
                 * @example home-shirt
                 */
                id: string;
                /**
                 * @description As it is shown, in the culture of the request
                 * @example Home shirt
                 */
                name: string;
            };
            dropPoint: components["schemas"]["DropPoint"] | null;
            /** @description How it is paid */
            paymentMethod: {
                /**
                 * @description A stable name: letters, digits and hyphens
                 * @example home-shirt
                 */
                id: string;
                /**
                 * @description As it is shown, in the culture of the request
                 * @example Home shirt
                 */
                name: string;
            };
            /**
             * @description The shopper’s words to the shop; empty where there are none
             * @example Please ring the lower bell
             */
            comment: string;
        };
        /** @description One of the customer’s orders */
        OrderAnswer: {
            meta: components["schemas"]["Meta"];
            order: components["schemas"]["Order"];
        };
        /** @description A step in an order’s history */
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
        /** @description What was ordered in a quantity, as it was named and priced then */
        OrderLine: {
            /**
             * @description A stable name: letters, digits and hyphens
             * @example home-shirt
             */
            id: string;
            /**
             * @description The variant’s id
             * @example home-shirt-red-m
             */
            productId: string;
            /**
             * @description The shop’s own article number
             * @example A-HOME-RED-M
             */
            sku: string;
            /**
             * @description As it is shown, in the culture of the request
             * @example Home shirt
             */
            name: string;
            /**
             * @description The line it belongs to
             * @example Supporter
             */
            brand: string;
            /**
             * @description A path of the shop, with the culture’s prefix
             * @example /shirts/home-shirt/p-home-shirt-red-m/
             */
            url: string;
            image: components["schemas"]["Image"];
            /** @description The categories’ names, from the top down */
            categories: string[];
            /**
             * @description Pieces
             * @example 2
             */
            quantity: number;
            /**
             * @description The print; null where there is none
             * @example home-shirt-own
             */
            addOnAndProductRelationId: string | null;
            personalisation: components["schemas"]["Personalisation"] | null;
            /** @description False for what is printed to order */
            isReturnable: boolean;
            /** @description Of one piece, its print included */
            unitPrice: {
                /**
                 * @description In the currency’s major unit, with as many decimals as it has: 79.95 euros, 599 kroner
                 * @example 79.95
                 */
                amount: number;
                /**
                 * @description ISO 4217
                 * @example EUR
                 */
                currency: string;
            };
            /** @description What the print adds to the price of one piece */
            printPrice: {
                /**
                 * @description In the currency’s major unit, with as many decimals as it has: 79.95 euros, 599 kroner
                 * @example 79.95
                 */
                amount: number;
                /**
                 * @description ISO 4217
                 * @example EUR
                 */
                currency: string;
            };
            unitDiscount: components["schemas"]["Money"];
            /** @description The line's share of what vouchers take off; `total` is before it */
            voucherDiscount: {
                /**
                 * @description In the currency’s major unit, with as many decimals as it has: 79.95 euros, 599 kroner
                 * @example 79.95
                 */
                amount: number;
                /**
                 * @description ISO 4217
                 * @example EUR
                 */
                currency: string;
            };
            total: components["schemas"]["Money"];
            /** @description What tells the variant apart */
            properties: {
                /**
                 * @description `color`, `size`, or what else tells the variant apart
                 * @example Size
                 */
                label: string;
                /**
                 * @description As it is shown
                 * @example Red
                 */
                value: string;
            }[];
        };
        /** @description A page of the customer’s orders, the newest first */
        OrderList: {
            /** @description The newest first */
            items: components["schemas"]["OrderListItem"][];
            /**
             * @description Which page it is, from 1
             * @example 1
             */
            page: number;
            /**
             * @description How many orders a page has
             * @example 24
             */
            pageSize: number;
            /**
             * @description How many orders there are
             * @example 240
             */
            totalItems: number;
            /**
             * @description How many pages there are
             * @example 10
             */
            totalPages: number;
        };
        /** @description A page of the customer’s orders */
        OrderListAnswer: {
            meta: components["schemas"]["Meta"];
            orders: components["schemas"]["OrderList"];
        };
        /** @description An order as lists show it */
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
                /**
                 * @description In the currency’s major unit, with as many decimals as it has: 79.95 euros, 599 kroner
                 * @example 79.95
                 */
                amount: number;
                /**
                 * @description ISO 4217
                 * @example EUR
                 */
                currency: string;
            };
            /**
             * @description Pieces
             * @example 2
             */
            quantity: number;
            /** @description The first line's */
            image: {
                /**
                 * @description A path of this server; size and form go into its query
                 * @example /media/astralis/home-shirt-black-front
                 */
                url: string;
                /**
                 * @description What the picture shows, for those who do not see it
                 * @example The home shirt from the front
                 */
                altText: string;
                /**
                 * @description As it is shown, in the culture of the request
                 * @example Home shirt
                 */
                title: string;
                /** @description From 0 to 1 */
                focal: {
                    /**
                     * @description Share of the height from the top edge, from 0 to 1
                     * @example 0.5
                     */
                    top: number;
                    /**
                     * @description Share of the width from the left edge, from 0 to 1
                     * @example 0.5
                     */
                    left: number;
                };
                /**
                 * @description Of the original, in pixels
                 * @example 1200
                 */
                width: number;
                /**
                 * @description Of the original, in pixels
                 * @example 1500
                 */
                height: number;
            } | null;
        };
        /** @description The state to which an order is to be moved */
        OrderMove: {
            status: components["schemas"]["OrderStatus"];
            /** @description Whether the pieces go back on sale; to be said when a confirmed order is cancelled */
            restock?: boolean;
        };
        /**
         * @description How far an order has come
         * @enum {string}
         */
        OrderStatus: "Open" | "Confirmed" | "Complete" | "Cancelled";
        /** @description A voucher that was redeemed with an order */
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
                /**
                 * @description In the currency’s major unit, with as many decimals as it has: 79.95 euros, 599 kroner
                 * @example 79.95
                 */
                amount: number;
                /**
                 * @description ISO 4217
                 * @example EUR
                 */
                currency: string;
            };
        };
        /** @description A new password, with the token of the mail that was asked for */
        PasswordReset: {
            /**
             * @description From the link in the mail; good once
             * @example NGYxYy5zOWwuYXN0cmFsaXM.b7Kq2w
             */
            token: string;
            /**
             * @description 8 to 128 characters of any kind; those that everybody uses are refused
             * @example a seat at the north stand
             */
            password: string;
        };
        /** @description The last attempt at paying an order */
        PaymentAttempt: {
            /**
             * @description How it ended, or that it is open
             * @enum {string}
             */
            status: "open" | "paid" | "declined" | "cancelled" | "expired" | "refunded";
            /**
             * @description Why it was declined, in the request's culture
             * @example declined
             */
            reason: string | null;
        };
        /** @description A way of paying */
        PaymentMethod: {
            /**
             * @description A stable name: letters, digits and hyphens
             * @example card
             */
            id: string;
            /**
             * @description As it is shown, in the culture of the request
             * @example Card
             */
            name: string;
            /**
             * @description In a sentence or two, plain text
             * @example The shirt that the team plays in at home
             */
            description: string;
        };
        /** @description What is printed on a piece */
        Personalisation: {
            /**
             * @description As it is printed
             * @example EIKREM
             */
            name: string | null;
            /**
             * @description As it is printed
             * @example 7
             */
            number: number | null;
            /**
             * @description Set where it is the print of a player
             * @example player-7
             */
            playerId: string | null;
        };
        /** @description A player whose name and number can be printed */
        Player: {
            /**
             * @description A stable name: letters, digits and hyphens
             * @example player-7
             */
            id: string;
            /**
             * @description As it is printed
             * @example EIKREM
             */
            name: string;
            /**
             * @description As it is printed
             * @example 7
             */
            number: number;
            /**
             * @description What the player plays as, in the request's culture
             * @example Forward
             */
            role: string | null;
        };
        /** @description What a product can be ordered of, and when that is sent */
        Preorder: {
            /**
             * @description The product’s id
             * @example home-shirt-red-m
             */
            productId: string;
            /**
             * @description The product's name
             * @example Home shirt
             */
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
                 * @description The first of them
                 * @example 2027-02-12
                 */
                earliest: string;
                /**
                 * Format: date
                 * @description The last of them
                 * @example 2027-02-12
                 */
                latest: string;
            } | null;
            /** @description By colour, then by size in the order of sizes */
            variants: components["schemas"]["PreorderVariant"][];
        };
        /** @description Whether, and from when, a variant can be had */
        PreorderVariant: {
            /**
             * @description A stable name: letters, digits and hyphens
             * @example home-shirt
             */
            id: string;
            /**
             * @description The colour's code within the product
             * @example black
             */
            color: string;
            /**
             * @description The colour’s name
             * @example Black
             */
            colorName: string;
            /**
             * @description As it is printed in the garment
             * @example M
             */
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
                /**
                 * @description In the currency’s major unit, with as many decimals as it has: 79.95 euros, 599 kroner
                 * @example 79.95
                 */
                amount: number;
                /**
                 * @description ISO 4217
                 * @example EUR
                 */
                currency: string;
            };
            /** @description What is asked now, if that is less */
            discountPrice: {
                /**
                 * @description In the currency’s major unit, with as many decimals as it has: 79.95 euros, 599 kroner
                 * @example 79.95
                 */
                amount: number;
                /**
                 * @description ISO 4217
                 * @example EUR
                 */
                currency: string;
            } | null;
            /** @description `priorPrice` less `discountPrice` */
            savings: {
                /**
                 * @description In the currency’s major unit, with as many decimals as it has: 79.95 euros, 599 kroner
                 * @example 79.95
                 */
                amount: number;
                /**
                 * @description ISO 4217
                 * @example EUR
                 */
                currency: string;
            } | null;
            /** @description The lowest price of the 30 days before the reduction, which must stand beside it and which percentages are reckoned from (Directive 98/6/EC, article 6a) */
            priorPrice: {
                /**
                 * @description In the currency’s major unit, with as many decimals as it has: 79.95 euros, 599 kroner
                 * @example 79.95
                 */
                amount: number;
                /**
                 * @description ISO 4217
                 * @example EUR
                 */
                currency: string;
            } | null;
        };
        /** @description What may be printed */
        PrintRules: {
            /**
             * @description Characters, as they are printed
             * @example 12
             */
            nameMaxLength: number;
            /**
             * @description The smallest number that may be printed
             * @example 1
             */
            numberMin: number;
            /**
             * @description The largest number that may be printed
             * @example 99
             */
            numberMax: number;
            /**
             * @description What a name may have besides Latin letters, digits and spaces
             * @example '-
             */
            allowedCharacters: string;
        };
        /** @description How a print looks, for drawing it over the product’s picture */
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
            /**
             * @description Where the name stands
             * @enum {string}
             */
            textPlacement: "NameAboveNumber" | "NameBelowNumber";
            /**
             * @description The font of the name, as a path
             * @example /media/astralis/fonts/tektur.woff2
             */
            nameFontUrl: string;
            /**
             * @description The font of the number, as a path
             * @example /media/astralis/fonts/tektur.woff2
             */
            numberFontUrl: string;
            /**
             * @description As `#rrggbb`
             * @example #ffffff
             */
            color: string;
        };
        /** @description What shall be printed: a player, or a name and number of one’s own */
        PrintWish: {
            /**
             * @description Printed in capitals, without needless spaces; a player’s name is the player’s own
             * @example O'Neill
             */
            name?: string | null;
            /**
             * @description A player’s number is the player’s own
             * @example 7
             */
            number?: number | null;
            /**
             * @description Whose print, where the print is a player’s
             * @example player-7
             */
            playerId?: string | null;
        };
        /** @description A product as its page shows it, one of its variants selected */
        Product: {
            /**
             * @description A stable name: letters, digits and hyphens
             * @example home-shirt
             */
            id: string;
            /**
             * @description As it is shown, in the culture of the request
             * @example Home shirt
             */
            name: string;
            /**
             * @description The line it belongs to
             * @example Supporter
             */
            brand: string;
            /**
             * @description Canonical path: that of the selected colour's lead variant
             * @example /shirts/home-shirt/p-home-shirt-red-m/
             */
            url: string;
            /**
             * @description Plain text; an empty line separates paragraphs
             * @example The shirt that the team plays in at home
             */
            description: string;
            /** @description What it promises, a few words each */
            features: string[];
            /**
             * @description What it is made of: textile fibres by their names in EU law, the largest share first
             * @example 88% polyester (recycled), 12% elastane
             */
            composition: string;
            /**
             * @description How to wash and keep it
             * @example Wash at 30 degrees, inside out
             */
            care: string;
            /** @description What safety demands to be known before it is used; empty for most products */
            warnings: string[];
            /** @description Who answers for its safety (Regulation (EU) 2023/988, article 19) */
            manufacturer: {
                /**
                 * @description As it is shown, in the culture of the request
                 * @example North Mills ApS
                 */
                name: string;
                /**
                 * @description By post
                 * @example Mill Lane 1, 8000 Aarhus C, Denmark
                 */
                address: string;
                /**
                 * @description Address of electronic mail
                 * @example product-safety@north.example
                 */
                email: string;
            };
            sizeGuide: components["schemas"]["SizeGuide"] | null;
            /** @description The way to it, from the top category down */
            breadcrumb: {
                parent: components["schemas"]["Crumb"] | null;
                /** @description From the top category to its own */
                items: components["schemas"]["Crumb"][];
            };
            /**
             * @description The variant whose price, colour and size the page shows first
             * @example home-shirt-red-m
             */
            selectedVariantId: string;
            price: components["schemas"]["Price"];
            /** @description What the selected variant is told by */
            attributes: {
                /**
                 * @description The colour’s name
                 * @example Red
                 */
                colorName: string;
                /**
                 * @description The size
                 * @example 116
                 */
                sizeNumber: string;
                /** @description Whether it is left out of lists and search */
                isUnlisted: boolean;
            };
            /**
             * @description The title of the page’s window and in search engines
             * @example Home shirt
             */
            metaTitle: string;
            /**
             * @description What search engines show of the page
             * @example The home shirt of this season, for adults and children
             */
            metaDescription: string;
            /** @description The first is shown first */
            images: components["schemas"]["Image"][];
            /** @description In the order in which they are shown */
            colors: components["schemas"]["ProductColor"][];
            /** @description All sizes, in the order of S3.28 */
            sizes: string[];
            /** @description By colour, then by size in the order of sizes */
            variants: components["schemas"]["Variant"][];
            /** @description The prints that it can be ordered with */
            addOns: components["schemas"]["AddOn"][];
            /** @description Listed products of the same categories, the nearest first */
            related: components["schemas"]["ProductCard"][];
        };
        /** @description A product as lists show it */
        ProductCard: {
            /**
             * @description A stable name: letters, digits and hyphens
             * @example home-shirt
             */
            id: string;
            /**
             * @description The variant by which it is shown
             * @example home-shirt-red-m
             */
            variantId: string;
            /**
             * @description As it is shown, in the culture of the request
             * @example Home shirt
             */
            name: string;
            /**
             * @description The line it belongs to
             * @example Supporter
             */
            brand: string;
            /**
             * @description The name of its main category; empty where it has none
             * @example Shirts
             */
            category: string;
            /**
             * @description A path of the shop, with the culture’s prefix
             * @example /shirts/home-shirt/p-home-shirt-red-m/
             */
            url: string;
            /** @description The first is shown first */
            images: components["schemas"]["Image"][];
            price: components["schemas"]["Price"];
            /** @description In the order in which they are shown */
            colors: {
                /**
                 * @description As it is shown, in the culture of the request
                 * @example Home shirt
                 */
                name: string;
                /** @description One or two colours to show it by, as `#rrggbb` */
                swatch: string[];
                /**
                 * @description A path of the shop, with the culture’s prefix
                 * @example /shirts/home-shirt/p-home-shirt-red-m/
                 */
                url: string;
            }[];
            stockStatus: components["schemas"]["StockStatus"];
            /** @description Whether it is marked as new */
            isNew: boolean;
        };
        /** @description A colour of a product */
        ProductColor: {
            /**
             * @description A stable name, for programs
             * @example red
             */
            code: string;
            /**
             * @description As it is shown, in the culture of the request
             * @example Red
             */
            name: string;
            /** @description One or two colours to show it by, as `#rrggbb` */
            swatch: string[];
            /**
             * @description The variant to which the colour’s links lead
             * @example home-shirt-red-m
             */
            leadVariantId: string;
            /**
             * @description A path of the shop, with the culture’s prefix
             * @example /shirts/home-shirt/p-home-shirt-red-m/
             */
            url: string;
            stockStatus: components["schemas"]["StockStatus"];
            /** @description The first is shown first */
            images: components["schemas"]["Image"][];
        };
        /** @description A page of a list of products */
        ProductList: {
            /** @description Those of the page */
            items: components["schemas"]["ProductCard"][];
            /**
             * @description Counted from 1
             * @example 1
             */
            page: number;
            /**
             * @description Entries on a page
             * @example 24
             */
            pageSize: number;
            /**
             * @description Entries on all pages
             * @example 240
             */
            totalItems: number;
            /**
             * @description How many pages there are
             * @example 10
             */
            totalPages: number;
        };
        /** @description What a customer’s account holds */
        Profile: {
            /**
             * Format: uuid
             * @description The customer's id
             */
            id: string;
            /**
             * @description The address with which the customer logs in
             * @example freja@example.com
             */
            email: string;
            /**
             * @description The new address, until the link that was mailed to it is followed
             * @example freja.lund@example.com
             */
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
            /**
             * @description Telephone number, or empty
             * @example +45 20 12 34 56
             */
            phone: string;
            /**
             * @description Street and number, or empty
             * @example Skolegade 4
             */
            street: string;
            /**
             * @description City, or empty
             * @example Aarhus
             */
            city: string;
            /**
             * @description In the form of the country's, or empty
             * @example 8000
             */
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
        /** @description The customer’s profile */
        ProfileAnswer: {
            meta: components["schemas"]["Meta"];
            profile: components["schemas"]["Profile"];
        };
        /** @description What shall be other in the profile; a field that is left out stays */
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
            /**
             * @description Telephone number, or empty
             * @example +45 20 12 34 56
             */
            phone?: string;
            /**
             * @description Street and number, or empty
             * @example Skolegade 4
             */
            street?: string;
            /**
             * @description City, or empty
             * @example Aarhus
             */
            city?: string;
            /**
             * @description In the form of the country's, or empty
             * @example 8000
             */
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
            /**
             * @description Required with a new address or a new password
             * @example a seat at the north stand
             */
            currentPassword?: string;
        };
        /** @description The order of a basket, once its payment is settled */
        ReceiptAnswer: {
            meta: components["schemas"]["Meta"];
            receipt: components["schemas"]["Order"] | null;
        };
        /** @description Money paid back to the customer, or on its way */
        Refund: {
            /**
             * @description The refund's id, under which the provider knows it too
             * @example 7c0a3a52-1c39-4f0e-9a2b-3f0b2a0d8e44
             */
            id: string;
            /**
             * @description The order whose payment is paid back
             * @example 2b1d6d0e-6f0e-4a57-9d27-0f2f4b6f1c11
             */
            orderId: string;
            amount: components["schemas"]["Money"];
            /**
             * @description Why, in the words of whoever asked for it
             * @example declined
             */
            reason: string;
            status: components["schemas"]["RefundStatus"];
            /**
             * Format: date-time
             * @description When it was made
             */
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
        /** @description Who wants to be a customer */
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
            /**
             * @description Which terms were shown; kept beside the time at which they were accepted
             * @example terms-2026-11
             */
            termsId?: string;
        };
        /** @description The shopper’s words to the shop */
        SaveComment: {
            /**
             * @description The shopper’s words to the shop; empty where there are none
             * @example Please ring the lower bell
             */
            comment: string;
        };
        /** @description What is searched for, and how it is narrowed and sorted */
        SearchBody: {
            /**
             * @description What is searched for: words in the culture, or a sku or EAN. Without it all products are found
             * @example home jersey
             */
            term?: string;
            /**
             * @description Which page, from 1
             * @default 1
             * @example 1
             */
            page: number;
            /**
             * @description How many products a page has
             * @default 24
             * @example 24
             */
            pageSize: number;
            /**
             * @description Only products in this category and below it
             * @example shirts
             */
            categoryId?: string | null;
            /** @description By which the products are narrowed */
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
                    /**
                     * @description In the currency's major unit, VAT included
                     * @example 1
                     */
                    min?: number | null;
                    /**
                     * @description In the currency's major unit, VAT included
                     * @example 3
                     */
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
        /** @description Something by which a search can be narrowed, with its counts */
        SearchFilter: {
            /**
             * @description Tells which of the kinds it is
             * @constant
             */
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
                /**
                 * @description How many products there are with it and all that is chosen in other filters
                 * @example 14
                 */
                count: number;
                /** @description Whether the search has chosen it */
                selected: boolean;
                /**
                 * @description The id of the category above it, if that is in the list
                 * @example shirts
                 */
                parentId?: string;
            }[];
        } | {
            /**
             * @description Tells which of the kinds it is
             * @constant
             */
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
            /**
             * @description ISO 4217
             * @example EUR
             */
            currency: string;
            /**
             * @description The least that is found, in the currency's major unit, VAT included
             * @example 1
             */
            min: number;
            /**
             * @description The most that is found, in the currency's major unit, VAT included
             * @example 3
             */
            max: number;
            /** @description The ends that the search has chosen */
            selected: {
                /**
                 * @description The least
                 * @example 1
                 */
                min: number | null;
                /**
                 * @description The most
                 * @example 3
                 */
                max: number | null;
            } | null;
        } | {
            /**
             * @description Tells which of the kinds it is
             * @constant
             */
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
            /**
             * @description How many products there are with it and all that is chosen in other filters
             * @example 14
             */
            count: number;
            /** @description Whether the search has put it on */
            selected: boolean;
        };
        /** @description What search engines read of a page */
        SeoComposition: {
            /** @description Its fields */
            view: {
                /**
                 * @description The title of the page’s window and in search engines
                 * @example Home shirt
                 */
                seoTitle: string;
                /**
                 * @description What search engines show of the page
                 * @example The home shirt of this season
                 */
                seoDescription: string;
                /**
                 * @description The address that search engines should list; null where it is the page’s own
                 * @example /shirts/home-shirt/p-home-shirt-red-m/
                 */
                canonicalUrl: string | null;
            };
        };
        /** @description The quantity that a line shall have */
        SetLine: {
            /**
             * @description The variant’s id
             * @example home-shirt-red-m
             */
            productId: string;
            /**
             * @description Pieces
             * @example 2
             */
            quantity: number;
            /**
             * @description The print, by the `relationId` of the product's `addOns`; left out or null: nothing is printed
             * @example as-home-shirt-26-name-and-number
             */
            addOnAndProductRelationId?: string | null;
            personalisation?: components["schemas"]["PrintWish"] | null;
        };
        /** @description The quantities that lines shall have; those that are not named stay */
        SetLines: {
            /** @description In the order in which they were added */
            lines: components["schemas"]["SetLine"][];
        };
        /** @description The ways of delivery, and the basket’s sums with the chosen one */
        ShippingAnswer: {
            /**
             * @description Whether it was done
             * @constant
             */
            success: true;
            /** @description Those that reach the address */
            shippingMethods: components["schemas"]["ShippingMethod"][];
            summary: components["schemas"]["BasketSummary"];
        };
        /** @description Where the goods go, if not to who pays */
        ShippingDetails: {
            /**
             * @description Address of electronic mail
             * @example freja@example.com
             */
            email: string;
            /**
             * @description With or without the country’s code
             * @example +45 20 12 34 56
             */
            phone: string;
            /**
             * @description Given names
             * @example Freja
             */
            firstName: string;
            /**
             * @description Family name
             * @example Lund
             */
            lastName: string;
            /**
             * @description Street and number
             * @example Skolegade 4
             */
            street: string;
            /**
             * @description The town
             * @example Aarhus
             */
            city: string;
            /**
             * @description As the country writes it
             * @example 8000
             */
            zipCode: string;
            /**
             * @description ISO 3166-1 alpha-2
             * @example DK
             */
            country: string;
        };
        /** @description A way of delivery, and what it costs for this basket */
        ShippingMethod: {
            /**
             * @description A stable name: letters, digits and hyphens
             * @example home-delivery
             */
            id: string;
            /**
             * @description As it is shown, in the culture of the request
             * @example Home delivery
             */
            name: string;
            /**
             * @description In a sentence or two, plain text
             * @example The shirt that the team plays in at home
             */
            description: string;
            /**
             * @description `home`: to the door; `dropPoint`: to a pick-up point
             * @enum {string}
             */
            kind: "home" | "dropPoint";
            price: components["schemas"]["Money"];
            /** @description Working days */
            days: {
                /**
                 * @description The least
                 * @example 1
                 */
                min: number;
                /**
                 * @description The most
                 * @example 3
                 */
                max: number;
            };
            /** @description Whether it is the chosen one */
            selected: boolean;
            dropPoint: components["schemas"]["DropPoint"] | null;
        };
        /** @description The ways of delivery to the address */
        ShippingMethodsAnswer: {
            /**
             * @description Whether it was done
             * @constant
             */
            success: true;
            /** @description Those that reach the address */
            shippingMethods: components["schemas"]["ShippingMethod"][];
        };
        /** @description A page of the sitemap, in an order that stays */
        Sitemap: {
            /** @description The pages that it names */
            entries: components["schemas"]["SitemapEntry"][];
            /**
             * @description Counted from 1
             * @example 1
             */
            page: number;
            /**
             * @description Entries a page, the last one may have fewer
             * @example 24
             */
            pageSize: number;
            /**
             * @description Entries on all pages
             * @example 240
             */
            totalItems: number;
            /**
             * @description How many pages there are
             * @example 10
             */
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
                /**
                 * @description The language, as the shop names it
                 * @example da
                 */
                culture: string;
                /**
                 * @description For hreflang
                 * @example da-DK
                 */
                locale: string;
                /**
                 * @description A path of the shop, with the culture’s prefix
                 * @example /da/trojer/hjemmetroje/p-home-shirt-black-m/
                 */
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
            /**
             * @description A stable name: letters, digits and hyphens
             * @example adult-tops
             */
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
        /**
         * @description Whether it can be had now, later (`InPreorderStock`) or not at all
         * @enum {string}
         */
        StockStatus: "InStock" | "OutOfStock" | "InPreorderStock";
        /** @description Says that it was done */
        SuccessAnswer: {
            /**
             * @description Whether it was done
             * @constant
             */
            success: true;
        };
        /** @description The basket’s sums */
        SummaryAnswer: {
            /**
             * @description Whether it was done
             * @constant
             */
            success: true;
            summary: components["schemas"]["BasketSummary"];
        };
        /** @description Colours and type that the club wants */
        Theming: {
            /**
             * @description As in a style sheet
             * @example #b0122b
             */
            primaryColor: string;
            /**
             * @description As in a style sheet
             * @example #101820
             */
            secondaryColor: string;
            /**
             * @description As in a style sheet
             * @example #101820
             */
            textColor: string;
            /**
             * @description As in a style sheet; null for the shop’s own
             * @example Tektur
             */
            fontFamily: string;
        };
        /** @description The tokens of a login */
        TokenResult: {
            /**
             * @description Says whose a call is, in its header Authorization: Bearer …
             * @example eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIyYjFkIn0.c2lnbmF0dXJl
             */
            access_token: string;
            /**
             * @description Good for 30 days and for one exchange
             * @example qX2m7V0c9uC4hYp1
             */
            refresh_token: string;
            /**
             * @description Seconds for which the access token is good
             * @example 900
             */
            expires_in: number;
            /**
             * @description Always `Bearer`
             * @constant
             */
            token_type: "Bearer";
            /**
             * @description The customer's basket, where there is one; it may differ from the one sent
             * @example NGYxYy5zOWwuYXN0cmFsaXM.b7Kq2w
             */
            basketToken?: string;
        };
        /** @description A reason to buy here, in a few words */
        Usp: {
            /**
             * @description Plain text
             * @example Printed to order
             */
            text: string;
            image: components["schemas"]["Image"] | null;
            /** @description Where it leads; null where it leads nowhere */
            link: {
                /**
                 * @description A path of the shop, with the culture’s prefix
                 * @example /shirts/home-shirt/p-home-shirt-red-m/
                 */
                url: string;
                /**
                 * @description Where it opens, as in HTML; null for the same window
                 * @example _blank
                 */
                target: string | null;
            } | null;
            /** @description Whether it stands on narrow screens too */
            showOnMobile: boolean;
        };
        /** @description The unit that is sold: one colour and one size of a product */
        Variant: {
            /**
             * @description A stable name: letters, digits and hyphens
             * @example home-shirt
             */
            id: string;
            /**
             * @description A path of the shop, with the culture’s prefix
             * @example /shirts/home-shirt/p-home-shirt-red-m/
             */
            url: string;
            /**
             * @description The shop’s own article number
             * @example A-HOME-RED-M
             */
            sku: string;
            /**
             * @description The article’s international number, 13 digits; null where it has none
             * @example 5701234567899
             */
            ean: string | null;
            /**
             * @description The colour's code within the product
             * @example #b0122b
             */
            color: string;
            /**
             * @description As it is printed in the garment
             * @example M
             */
            size: string;
            price: components["schemas"]["Price"];
            stockStatus: components["schemas"]["StockStatus"];
            /**
             * Format: date
             * @description Set while it is in preorder
             */
            availableFrom: string | null;
        };
        /** @description The basket after a voucher was added or taken away */
        VoucherAnswer: {
            /**
             * @description Whether it was done
             * @constant
             */
            success: true;
            basket: components["schemas"]["Basket"];
            summary: components["schemas"]["BasketSummary"];
            /** @description With what each costs now */
            shippingMethods: components["schemas"]["ShippingMethod"][];
        };
        /**
         * @description What a voucher takes off: a share, an amount, or the delivery
         * @enum {string}
         */
        VoucherKind: "percentage" | "amount" | "freeShipping";
        /** @description Says that the provider’s message has arrived */
        WebhookAnswer: {
            /**
             * @description Always true
             * @constant
             */
            received: true;
        };
        /** @description A consumer’s statement that an order, or some goods of it, is withdrawn from */
        Withdrawal: {
            /**
             * @description The number of the order; capitals and blanks around it make no difference
             * @example AST100001
             */
            orderNumber: string;
            /**
             * @description Who withdraws
             * @example Freja Lund
             */
            name: string;
            /**
             * @description An e-mail address; capitals and blanks around it make no difference
             * @example freja@example.com
             */
            email: string;
            /**
             * @description Which goods, in the shopper’s words; all where it is left out
             * @example The cap
             */
            goods?: string;
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
                        /**
                         * @description Always `ok`
                         * @constant
                         */
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
                        /**
                         * @description Always `ok`
                         * @constant
                         */
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
                /** @description Pixels; taken to the next width that is delivered. Without it, as the picture’s shape gives it */
                width?: number;
                /** @description Pixels; taken to the next height that is delivered. Without it, as the picture’s shape gives it */
                height?: number;
                /** @description `pad` shows the whole picture on white, `crop` cuts it to the shape around the focal point */
                mode?: "pad" | "crop";
                /** @description Percent; taken to the next step that is delivered */
                quality?: number;
                /** @description `auto`: WebP where the browser accepts it, at a lower number that looks the same */
                format?: "jpg" | "png" | "webp" | "avif" | "auto";
                /**
                 * @description `top,left` from 0 to 1: what a crop keeps in view
                 * @example 0.5,0.5
                 */
                focal?: string;
                /** @description Any name of a version; with it the answer may be kept for ever */
                v?: string;
            };
            header?: never;
            path: {
                /** @description The store’s id */
                store: string;
                /** @description The picture’s key, as addresses of pictures carry it */
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
                /** @description The store’s id */
                store: string;
                /**
                 * @description The font’s file name
                 * @example tektur.woff2
                 */
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
                /** @description The payment provider */
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
                /** @description The store’s id */
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
                        /** @description Those of the store, the newest first */
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
                        /**
                         * @description Whether it was done
                         * @constant
                         */
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
                /** @description The store’s id */
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
                /** @description The id, as lists and links tell it */
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
                        /**
                         * @description Whether it was done
                         * @constant
                         */
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
                /** @description The id, as lists and links tell it */
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
                        /**
                         * @description Whether it was done
                         * @constant
                         */
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
                /** @description The id, as lists and links tell it */
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
                        /**
                         * @description Whether it was done
                         * @constant
                         */
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
                "idempotency-key": string;
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
                        /**
                         * @description Whether it was done
                         * @constant
                         */
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
                        /**
                         * @description Whether it was done
                         * @constant
                         */
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
                        /**
                         * @description Whether it was done
                         * @constant
                         */
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
                        /** @description What was asked for */
                        data: {
                            /** @description What the page needs */
                            views: {
                                /** @description The texts of the request’s culture */
                                dictionaryItemsByCulture: {
                                    /** @description Every text of the culture */
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
                        /** @description What the page needs */
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
                        /** @description The categories’ names, from the top down */
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
                /** @description The id, as lists and links tell it */
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
                        /** @description In the order asked for */
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
                /** @description The id, as lists and links tell it */
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
                /** @description The id, as lists and links tell it */
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
                /** @description The id, as lists and links tell it */
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
                /** @description Counted from 1; after the last page there are no entries */
                page?: number;
                /** @description Entries on a page */
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
                /** @description The id, as lists and links tell it */
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
                /** @description The basket’s token, as its creation told it */
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
                /** @description The basket’s token, as its creation told it */
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
                /** @description The basket’s token, as its creation told it */
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
                /** @description The basket’s token, as its creation told it */
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
                /** @description The basket’s token, as its creation told it */
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
                /** @description The basket’s token, as its creation told it */
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
                /** @description The basket’s token, as its creation told it */
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
                /** @description The basket’s token, as its creation told it */
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
                /** @description The basket’s token, as its creation told it */
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
                /** @description The basket’s token, as its creation told it */
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
                /** @description The basket’s token, as its creation told it */
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
                /** @description The basket’s token, as its creation told it */
                token: string;
                /** @description The id of a way of delivery */
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
                /** @description The basket’s token, as its creation told it */
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
                /** @description The basket’s token, as its creation told it */
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
                /** @description The basket’s token, as its creation told it */
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
                        /**
                         * @description Whether it was done
                         * @constant
                         */
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
    withdrawFromOrder: {
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
                "application/json": components["schemas"]["Withdrawal"];
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
                        /**
                         * @description Whether it was done
                         * @constant
                         */
                        success: true;
                        /**
                         * Format: date-time
                         * @description When the statement was received
                         */
                        receivedAt: string;
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
                        /**
                         * @description Whether it was done
                         * @constant
                         */
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
