export interface paths {
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check that the process responds */
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
        /** Check that requests can be served: the database responds and is migrated */
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
         * Get an image in the requested size and format
         * @description Each client can request a limited number of images that are not rendered yet. With the version parameter `v`, clients may cache the response permanently.
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
         * Get a font of printed names and numbers
         * @description The print settings of a product’s `addOns` contain the URLs.
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
         * Receive an event of a payment provider
         * @description The event must have the provider’s signature, not older than five minutes. The server reads the payment’s state from the provider, so events may arrive late, twice or in any order.
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
        /** List a store's admin keys, newest first */
        get: operations["listAdminKeys"];
        put?: never;
        /** Create an admin key for a store */
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
        /** Revoke an admin key; repeating the call changes nothing */
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
         * Create a store with a root category and no products
         * @description Without cultures, the store speaks English (`en`, locale `en-US`) and sells in euros (`EUR`). Sending the same store again changes nothing. To change an existing store, import `store`.
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
        /** Get the progress and result of an import */
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
        /** Export a part of the store's data as a file that can be imported again */
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
         * List the store's orders, newest first
         * @description Includes orders whose payment was started but not completed; these are `Open` or `Cancelled`.
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
    "/api/admin/orders/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow the changes of the store's placed orders
         * @description Lists each placed order once, at its last change, oldest change first. Store `nextCursor` and send it with the next call: a reader that does so misses no change, and sees an order again when it changes again. A change appears as soon as all transactions that began before it have ended. Cursors are valid for one database: after a restore, start again with `updatedSince`.
         */
        get: operations["listOrderChanges"];
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
        /** Get an order with its history and refunds */
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
         * Complete or cancel an order
         * @description Cancelling an order refunds its payment and notifies the customer by mail. For the allowed transitions, see docs/orders.md.
         */
        post: operations["setOrderStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/shipments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ship an order, or a part of it
         * @description Notifies the customer by mail. The shipment with the last goods changes the order to `Complete`.
         */
        post: operations["createShipment"];
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
         * Refund part of an order, or the rest of its payment
         * @description Does not change the order's status. If the payment provider is unavailable, the refund is `pending` and is retried.
         */
        post: operations["refundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all sessions of a customer
         * @description The customer is logged out on every device. An address without an account has no sessions.
         */
        post: operations["endCustomerSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sessions": {
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
         * End the sessions of all of the store's customers
         * @description Every customer is logged out on every device.
         */
        delete: operations["endStoreSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the store's webhooks, oldest first */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Send events of the store to an address
         * @description Requests are signed as in the [Standard Webhooks](https://www.standardwebhooks.com) specification with the secret of this response, which is shown once. Answer with a status of 200 to 299 within ten seconds; otherwise the event is sent again, for most of a day, and later events wait. An event can arrive twice, with the same `webhook-id`.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a webhook with the events that it has not delivered */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a webhook's newest deliveries, newest first
         * @description Returns at most 100. Finished deliveries are kept for 30 days.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send events again
         * @description Sends the delivered and failed events since a time again, with their former `webhook-id`, and waiting ones at once.
         */
        post: operations["replayWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the keys of the store's images */
        get: operations["listMedia"];
        put?: never;
        post?: never;
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
        /**
         * Get an image as it was uploaded, to upload it to another store
         * @description Images that come with the demonstration data are WebP.
         */
        get: operations["getOriginalMedia"];
        /**
         * Upload an image, or replace the image with the same key
         * @description Accepts JPEG, PNG, WebP, and SVG without scripts or external references. The content determines the format. Metadata such as EXIF is removed.
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
         * Import a file into a part of the store's data, completely or not at all
         * @description The server checks the whole file first, then writes it in one transaction. Use `getImport` to follow the progress. A store runs one import at a time.
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
        /**
         * Get the content page at a path, or the target of its redirect (meta.status 301)
         * @description A redirect of a product or category address applies to every path with the same `p-<id>` or `c-<id>` segment.
         */
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
        /** List the texts of the culture */
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
        /** Get the shop's settings for a page; the page's path determines the culture */
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
         * List the content pages for search engines
         * @description Omits redirects.
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
        /** Get the category tree */
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
         * List the category pages for search engines
         * @description Omits the root category and categories without listed products.
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
        /** Get a category */
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
        /** List products by id, in the requested order */
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
         * List the product pages for search engines
         * @description Each colour of a listed product has one entry: the page of its lead variant. Omits unlisted products.
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
        /** Get a product, with the lead variant of its first colour selected */
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
         * Get the availability of a product and its shipping dates
         * @description Every call reads the current stock. A preorder is paid when it is placed.
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
        /** Get the product of a variant, with that variant selected */
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
        /** List the products of a category and its descendants */
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
         * Search, filter and sort products
         * @description Returns products with a variant that passes every filter; several values of one filter are alternatives. The term matches other forms of a word, ignores accents and tolerates typing errors. A SKU or an EAN as the term finds its product. Prices and stock are current. Unlisted products are never returned.
         */
        get: operations["searchProducts"];
        put?: never;
        /**
         * Search, filter and sort products, with a JSON body
         * @description Returns products with a variant that passes every filter; several values of one filter are alternatives. The term matches other forms of a word, ignores accents and tolerates typing errors. A SKU or an EAN as the term finds its product. Prices and stock are current. Unlisted products are never returned.
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
        /** Suggest products and categories for an unfinished search term */
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
         * Create a basket
         * @description Returns a signed token that is valid for 90 days. The basket is empty, and the server stores it with its first line. With `after`, the basket contains the lines that were added to the ordered basket while it was being paid.
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
        /** Get a basket with its lines */
        get: operations["getBasket"];
        put?: never;
        /**
         * Add a variant to the basket
         * @description Increases the quantity of an existing line with the same variant and print. All lines of a variant share its stock. A basket can have at most 100 lines.
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
        /** Get the quantity and totals of a basket */
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
         * Set line quantities
         * @description 0 removes a line. A line is identified by its variant and its print, as in the basket. Either all lines change or none. If a line is listed twice, the last entry counts. A basket can have at most 100 lines.
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
         * Start the payment of a basket
         * @description Reserves the stock and returns the URL of the payment provider’s page. Repeating the call for an unchanged basket returns the same URL. With an access token that is not valid any more the call is refused, so that a customer’s order is not placed as a guest’s.
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
         * Get the order that was placed with a basket
         * @description While the payment is open, `receipt` is null and `meta.status` is 202. Repeat the call after a short time.
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
        /** Get the checkout data and the available methods */
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
         * Save the billing address
         * @description Clients save while the shopper types, so fields may be incomplete. They are validated at checkout.
         */
        post: operations["saveBillingAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout/{token}/billingaddress/prefill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fill an empty billing address with the customer's
         * @description If no billing address was saved before, a logged-in customer's own basket gets the address of their profile. A basket is the customer's own if they created it while logged in or logged in with it. Any other call changes nothing and returns what is saved.
         */
        post: operations["prefillBillingAddress"];
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
         * Save a shipping address
         * @description Clients save while the shopper types, so fields may be incomplete. They are validated at checkout.
         */
        post: operations["saveShippingAddress"];
        /** Remove the shipping address and ship to the billing address */
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
        /** Select a shipping method and, if it needs one, a drop point */
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
         * List drop points, nearest first
         * @description Empty if the shipping method has no drop points near the zip code.
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
        /** Save a comment for the shop */
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
         * Add a voucher to the basket
         * @description Adding the same voucher again changes nothing. A voucher without a discount for this basket is refused with the reason. Starting a payment reserves the voucher; completing it uses the voucher.
         */
        post: operations["addVoucher"];
        /** Remove a voucher from the basket */
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
         * Create an account
         * @description The account becomes active when the customer opens the mailed link, which leads to `/login/?confirm=<token>` of the shop, and enters the password of this registration. The response is the same if the address already has an account; a mail then notifies its owner.
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
         * Confirm an e-mail address with the mailed token
         * @description Activates a new account, or changes the address of an account as its customer requested. A new account also requires the password of its registration, because anyone can register an address. A token is valid for two days and can be used once.
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
         * Mail a link for setting a new password
         * @description The link leads to `/reset-password/?token=<token>` of the shop and is valid for one hour. The response is the same whether or not the address has an account.
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
         * Set a new password with the mailed token
         * @description Ends every login of the account and removes its passkeys. A token is valid for one hour and can be used once.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a login with a passkey
         * @description Returns the options for `navigator.credentials.get()`. They name no account: the shopper chooses one of the passkeys of the device. Not part of the original API.
         */
        post: operations["startPasskeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/passkeys/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in a customer with a passkey
         * @description Returns the same tokens as `authenticate`. Returns 400 `PasskeyRefused`, after the same time, for a removed passkey or one of another shop, a challenge that was answered before or has expired, another origin than the shop, a wrong signature, a missing user verification, or a count of signatures that did not grow. Not part of the original API.
         */
        post: operations["logInWithPasskey"];
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
         * Subscribe to the newsletter
         * @description The subscription starts when the subscriber opens the mailed link, which leads to `/newsletter/confirm/?token=<token>` of the shop and is valid for 48 hours. The response is the same if the address is already subscribed.
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
        /** Confirm a newsletter subscription with the mailed token */
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
        /** Get the customer's profile */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update fields of the customer's profile
         * @description Fields that are not sent keep their values. If two requests change the same field, the last one counts. A new address or password requires `currentPassword`. A new address takes effect when the customer opens the link that is mailed to it; the response is the same if that address already has an account. A new password ends every login of the customer, including this one.
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
         * Delete the customer's account
         * @description Deletes the profile, the logins, the passkeys, the addresses in baskets, the newsletter subscription, messages and mails immediately and permanently. Orders keep what accounting law requires; their receipts can no longer be read. Not part of the original API.
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
         * List the customer's orders, newest first
         * @description Omits orders that were never paid.
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
        /** Get one of the customer's orders */
        get: operations["getMyOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the customer's sessions, the last used first
         * @description Not part of the original API.
         */
        get: operations["listMySessions"];
        put?: never;
        post?: never;
        /**
         * End all of the customer's sessions except this one
         * @description Not part of the original API.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/sessions/{sessionId}": {
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
         * End one of the customer's sessions
         * @description Its tokens are no longer accepted. The response is the same for an unknown session. Not part of the original API.
         */
        delete: operations["endMySession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the customer's passkeys, the oldest first
         * @description Not part of the original API.
         */
        get: operations["listMyPasskeys"];
        put?: never;
        /**
         * Store the passkey that the browser created
         * @description The customer is notified by mail. Returns 400 `PasskeyNotCreated` for a challenge that was answered before or has expired, another origin than the shop, or a passkey without user verification. Not part of the original API.
         */
        post: operations["finishPasskeyRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start creating a passkey for the customer
         * @description Returns the options for `navigator.credentials.create()`. Requires the password, because a passkey logs in without it. Not part of the original API.
         */
        post: operations["startPasskeyRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/passkeys/{passkeyId}": {
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
         * Remove one of the customer's passkeys
         * @description Logins with it are refused from then on; sessions continue. The response is the same for an unknown passkey. Not part of the original API.
         */
        delete: operations["removePasskey"];
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
         * Log in a customer, or exchange a refresh token
         * @description Returns 400 `InvalidCredentials` for a wrong address or password, and 400 `EmailNotConfirmed` for an address that is not confirmed; in that case a new link is mailed. After several wrong passwords, the client waits before its next attempt on that address (429 with `Retry-After`). Returns 401 for an invalid refresh token. A refresh token can be exchanged once. Using it again within ten seconds returns the same new token; later it ends the login.
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
         * Log out
         * @description Invalidates all refresh tokens of the login. The response is the same for an unknown token. Not part of the original API.
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
        /** Unsubscribe from the newsletter with the token from a mail */
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
        /** Send a message to the club */
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
         * Withdraw from an order, without a login or a reason
         * @description Stores the statement in the order’s history, confirms its receipt by mail and notifies the club. The response is the same whether or not an order with this number and address exists; if not, the club looks for the order. The right of withdrawal does not cover personalised goods.
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
         * Record an exception of a shop or a browser
         * @description E-mail addresses, query strings and long numbers are removed before the exception is logged.
         */
        post: operations["recordException"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "order.placed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order was paid
         * @description Sent to the webhooks of the store that ask for this event.
         */
        post: operations["orderPlaced"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.shipped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A parcel with goods of an order was sent
         * @description Sent to the webhooks of the store that ask for this event.
         */
        post: operations["orderShipped"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All goods of an order were sent or handed over
         * @description Sent to the webhooks of the store that ask for this event.
         */
        post: operations["orderCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A placed order was cancelled
         * @description Sent to the webhooks of the store that ask for this event.
         */
        post: operations["orderCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The payment provider has completed a refund of an order
         * @description Sent to the webhooks of the store that ask for this event.
         */
        post: operations["orderRefunded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.withdrawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A customer has withdrawn from an order
         * @description Sent to the webhooks of the store that ask for this event.
         */
        post: operations["orderWithdrawn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stock.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Purchases, cancellations or payments that ended have changed the stock
         * @description Sent to the webhooks of the store that ask for this event.
         */
        post: operations["stockChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description Confirms that a customer wants to delete the account and its data */
        AccountDeletion: {
            /**
             * @description The password
             * @example a seat at the north stand
             */
            password: string;
        };
        /** @description A variant to add to a basket, with or without a print */
        AddLine: {
            /**
             * @description Id of the variant
             * @example home-shirt-red-m
             */
            productId: string;
            /**
             * @description Number of units
             * @example 2
             */
            quantity: number;
            /**
             * @description The print: a `relationId` of the product's `addOns`. Missing or null: no print
             * @example as-home-shirt-26-name-and-number
             */
            addOnAndProductRelationId?: string | null;
            personalisation?: components["schemas"]["PrintWish"] | null;
        };
        /** @description A print that can be ordered with a product */
        AddOn: {
            /**
             * @description Id of this print on this product, for adding a basket line
             * @example home-shirt-own
             */
            relationId: string;
            /**
             * @description Name, in the culture of the request
             * @example Home shirt
             */
            name: string;
            /**
             * @description Information for the shopper before the order
             * @example Printed to order
             */
            text: string;
            /**
             * @description The printed elements (S3.7)
             * @enum {string}
             */
            printType: "Name" | "Number" | "NameAndNumber";
            /**
             * @description `Personal`: the shopper enters the text; `Player`: the shopper selects one of `players` (S3.8)
             * @enum {string}
             */
            kind: "Personal" | "Player";
            /** @description Surcharge per unit */
            price: {
                /**
                 * @description In the currency’s major unit, with its number of decimals: 79.95 euros, 599 kroner
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
            /** @description The available players; empty for `Personal` */
            players: components["schemas"]["Player"][];
            /** @description Always false: personalised goods cannot be returned */
            isReturnable: boolean;
        };
        /** @description A key for the admin calls of one store, without its secret */
        AdminKey: {
            /**
             * Format: uuid
             * @description Id of the key, for `revokeAdminKey`
             */
            id: string;
            /**
             * @description Id of the store
             * @example astralis
             */
            storeId: string;
            /**
             * @description The person or system that uses the key
             * @example Stock system
             */
            name: string;
            /** @description Permissions of the key */
            scopes: components["schemas"]["AdminScope"][];
            /**
             * Format: date-time
             * @description Time of creation
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Time of the last use, to the minute; null if never used
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description Time from which the key is no longer valid
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description Time of the revocation; null while the key is valid
             */
            revokedAt: string | null;
        };
        /** @description A page of a store’s orders, newest first */
        AdminOrderList: {
            /** @description Items of the page */
            items: components["schemas"]["Order"][];
            /**
             * @description Page number, starting at 1
             * @example 1
             */
            page: number;
            /**
             * @description Items per page
             * @example 24
             */
            pageSize: number;
            /**
             * @description Number of orders on all pages
             * @example 240
             */
            total: number;
        };
        /**
         * @description `catalogue`: categories, products, prices, stock, images; `content`: pages, texts, settings, images; `money`: the store itself with its VAT rates, shipping and payment methods, vouchers; `orders`: orders and refunds; `customers`: ending sessions of customers
         * @enum {string}
         */
        AdminScope: "catalogue" | "content" | "money" | "orders" | "customers";
        /** @description Tokens of a customer who has logged in */
        Authentication: {
            /**
             * @description Whether the login succeeded
             * @constant
             */
            isSuccess: true;
            /** @description Always null */
            error: null;
            result: components["schemas"]["TokenResult"];
        };
        /** @description A basket with its lines and vouchers */
        Basket: {
            /**
             * @description Signed token of the basket; grants access to it
             * @example NGYxYy5zOWwuYXN0cmFsaXM.b7Kq2w
             */
            token: string;
            /** @description Lines, in the order in which they were added */
            lines: components["schemas"]["BasketLine"][];
            /** @description Vouchers in the order in which they were added */
            vouchers: components["schemas"]["BasketVoucher"][];
        };
        /** @description A basket and its totals */
        BasketAnswer: {
            /**
             * @description Whether the operation succeeded
             * @constant
             */
            success: true;
            basket: components["schemas"]["Basket"];
            summary: components["schemas"]["BasketSummary"];
        };
        /** @description A variant in a basket with its quantity; each print of a variant has its own line */
        BasketLine: {
            /**
             * @description A stable id: letters, digits and hyphens
             * @example home-shirt
             */
            id: string;
            /**
             * @description Id of the variant
             * @example home-shirt-red-m
             */
            productId: string;
            /**
             * @description The print; null without one
             * @example home-shirt-own
             */
            addOnAndProductRelationId: string | null;
            personalisation: components["schemas"]["Personalisation"] | null;
            /**
             * @description Name, in the culture of the request
             * @example Home shirt
             */
            name: string;
            /**
             * @description Brand of the product
             * @example Supporter
             */
            brand: string;
            /**
             * @description Path of the shop, with the culture’s prefix
             * @example /shirts/home-shirt/p-home-shirt-red-m/
             */
            url: string;
            image: components["schemas"]["Image"];
            /** @description Names of the categories, from the top down */
            categories: string[];
            /**
             * @description Number of units
             * @example 2
             */
            quantity: number;
            /**
             * @description The largest quantity that the line can have, given the other lines of the variant; 0 if the line must be removed before checkout
             * @example 10
             */
            maxQuantity: number;
            stockStatus: components["schemas"]["StockStatus"];
            /** @description False if the selected print is no longer available */
            isAvailable: boolean;
            /** @description False for personalised goods */
            isReturnable: boolean;
            /** @description Price per unit, including the print */
            unitPrice: {
                /**
                 * @description In the currency’s major unit, with its number of decimals: 79.95 euros, 599 kroner
                 * @example 79.95
                 */
                amount: number;
                /**
                 * @description ISO 4217
                 * @example EUR
                 */
                currency: string;
            };
            /** @description Surcharge of the print per unit; never discounted by a sale */
            printPrice: {
                /**
                 * @description In the currency’s major unit, with its number of decimals: 79.95 euros, 599 kroner
                 * @example 79.95
                 */
                amount: number;
                /**
                 * @description ISO 4217
                 * @example EUR
                 */
                currency: string;
            };
            /** @description Discount of the sale per unit, calculated from the lowest price of the 30 days before it */
            unitDiscount: {
                /**
                 * @description In the currency’s major unit, with its number of decimals: 79.95 euros, 599 kroner
                 * @example 79.95
                 */
                amount: number;
                /**
                 * @description ISO 4217
                 * @example EUR
                 */
                currency: string;
            };
            /** @description The line's share of the voucher discount; `total` does not include it */
            voucherDiscount: {
                /**
                 * @description In the currency’s major unit, with its number of decimals: 79.95 euros, 599 kroner
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
            /** @description Properties of the variant */
            properties: {
                /**
                 * @description 'color', 'size', 'name', 'number'
                 * @example Size
                 */
                label: string;
                /**
                 * @description The displayed value
                 * @example Red
                 */
                value: string;
            }[];
        };
        /** @description The totals of a basket, VAT included */
        BasketSummary: {
            /**
             * @description Signed token of the basket; grants access to it
             * @example NGYxYy5zOWwuYXN0cmFsaXM.b7Kq2w
             */
            token: string;
            /**
             * @description Number of units in all lines
             * @example 2
             */
            quantity: number;
            subTotal: components["schemas"]["Money"];
            /** @description Total discount on the goods: of the sale and of vouchers (`voucherTotal`) */
            discountTotal: {
                /**
                 * @description In the currency’s major unit, with its number of decimals: 79.95 euros, 599 kroner
                 * @example 79.95
                 */
                amount: number;
                /**
                 * @description ISO 4217
                 * @example EUR
                 */
                currency: string;
            };
            /** @description The part of `discountTotal` that comes from vouchers; the rest comes from the sale */
            voucherTotal: {
                /**
                 * @description In the currency’s major unit, with its number of decimals: 79.95 euros, 599 kroner
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
            /** @description VAT included in the total */
            taxTotal: {
                /**
                 * @description In the currency’s major unit, with its number of decimals: 79.95 euros, 599 kroner
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
        /** @description A voucher in a basket, with its discount */
        BasketVoucher: {
            /**
             * @description The code in upper case
             * @example FANS10
             */
            code: string;
            kind: components["schemas"]["VoucherKind"];
            /**
             * @description Name of the voucher, in the culture of the request
             * @example 10 % off
             */
            name: string;
            /** @description Discount on the goods; for `freeShipping`, the discount on shipping, which is 0 until a shipping method is selected */
            discount: {
                /**
                 * @description In the currency’s major unit, with its number of decimals: 79.95 euros, 599 kroner
                 * @example 79.95
                 */
                amount: number;
                /**
                 * @description ISO 4217
                 * @example EUR
                 */
                currency: string;
            };
            /** @description Why the voucher gives no discount now. The basket can be paid once the voucher is removed or the cause is resolved */
            problem: {
                /**
                 * @description A stable code
                 * @example VoucherExpired
                 */
                code: string;
                /**
                 * @description Description of the problem, in the culture of the request
                 * @example Home shirt: 2 left in stock.
                 */
                message: string;
            } | null;
        };
        /** @description A block of a content page; `type` is its kind */
        Block: {
            /**
             * @description The kind of the object
             * @constant
             */
            type: "hero";
            /**
             * @description One or two words above the heading
             * @example New
             */
            eyebrow: string | null;
            /**
             * @description Heading of the block
             * @example The new home shirt
             */
            heading: string;
            /**
             * @description Plain text
             * @example Printed to order
             */
            text: string | null;
            image: components["schemas"]["Image"];
            /** @description Links, in display order */
            links: components["schemas"]["Link"][];
        } | {
            /**
             * @description The kind of the object
             * @constant
             */
            type: "tiles";
            /**
             * @description Heading of the block
             * @example The new home shirt
             */
            heading: string | null;
            /** @description Tiles, in display order */
            tiles: {
                /**
                 * @description Heading of the block
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
             * @description The kind of the object
             * @constant
             */
            type: "productCarousel";
            /**
             * @description Heading of the block
             * @example The new home shirt
             */
            heading: string;
            /**
             * @description The category to show; null if single products are shown
             * @example shirts
             */
            categoryId: string | null;
            /** @description The products to show, in this order; empty if a category is shown */
            productIds: string[];
            link: components["schemas"]["Link"] | null;
        } | {
            /**
             * @description The kind of the object
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
             * @description The kind of the object
             * @constant
             */
            type: "imageText";
            /**
             * @description Heading of the block
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
             * @description Position of the image next to the text, in reading direction
             * @enum {string}
             */
            imageSide: "start" | "end";
            link: components["schemas"]["Link"] | null;
        } | {
            /**
             * @description The kind of the object
             * @constant
             */
            type: "usps";
            /** @description Unique selling points, in display order */
            usps: components["schemas"]["Usp"][];
        } | {
            /**
             * @description The kind of the object
             * @constant
             */
            type: "questions";
            /**
             * @description Heading of the block
             * @example The new home shirt
             */
            heading: string;
            /** @description Questions, in display order */
            questions: {
                /**
                 * @description The question of a shopper
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
             * @description The kind of the object
             * @constant
             */
            type: "video";
            /**
             * @description Heading of the block
             * @example The new home shirt
             */
            heading: string;
            /**
             * @description URL of an MP4 or WebM file
             * @example /films/archive.webm
             */
            url: string;
            poster: components["schemas"]["Image"];
            /**
             * @description URL of a WebVTT file in the culture of the request; null for a video without sound
             * @example /captions/anthem.vtt
             */
            captionsUrl: string | null;
            /**
             * @description Transcript of the video, as sanitised HTML
             * @example <p>Made for matchdays.</p>
             */
            html: string;
        } | {
            /**
             * @description The kind of the object
             * @constant
             */
            type: "newsletter";
            /**
             * @description Heading of the block
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
             * @description The kind of the object
             * @constant
             */
            type: "contact";
            /**
             * @description Heading of the block
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
        /** @description A category with the data of its page */
        Category: {
            /**
             * @description A stable id: letters, digits and hyphens
             * @example shirts
             */
            id: string;
            /**
             * @description Name, in the culture of the request
             * @example Shirts
             */
            name: string;
            /**
             * @description Path of the shop, with the culture’s prefix
             * @example /shirts/c-shirts/
             */
            url: string;
            /**
             * @description Title of the page for browsers and search engines
             * @example Home shirt
             */
            metaTitle: string;
            /**
             * @description Description of the page for search engines
             * @example The home shirt of this season, for adults and children
             */
            metaDescription: string;
            /**
             * @description Description in one or two sentences, as plain text
             * @example The shirt that the team plays in at home
             */
            description: string;
            image: components["schemas"]["Image"] | null;
            /** @description The path to the page, from the top category down */
            breadcrumb: components["schemas"]["Crumb"][];
            /** @description The direct children */
            children: {
                /**
                 * @description A stable id: letters, digits and hyphens
                 * @example home-shirt
                 */
                id: string;
                /**
                 * @description Name, in the culture of the request
                 * @example Home shirt
                 */
                name: string;
                /**
                 * @description Path of the shop, with the culture’s prefix
                 * @example /shirts/home-shirt/p-home-shirt-red-m/
                 */
                url: string;
                image: components["schemas"]["Image"] | null;
            }[];
        };
        /** @description A category with its descendants, at most three levels deep */
        CategoryNode: {
            /**
             * @description A stable id: letters, digits and hyphens
             * @example shirts
             */
            id: string;
            /**
             * @description Name, in the culture of the request
             * @example Shirts
             */
            name: string;
            /**
             * @description Path of the shop, with the culture’s prefix
             * @example /shirts/c-shirts/
             */
            url: string;
            /**
             * @description Title of the page for browsers and search engines
             * @example Home shirt
             */
            metaTitle: string;
            /**
             * @description Description of the page for search engines
             * @example The home shirt of this season, for adults and children
             */
            metaDescription: string;
            /** @description The direct children */
            children: {
                /**
                 * @description A stable id: letters, digits and hyphens
                 * @example home-shirt
                 */
                id: string;
                /**
                 * @description Name, in the culture of the request
                 * @example Home shirt
                 */
                name: string;
                /**
                 * @description Path of the shop, with the culture’s prefix
                 * @example /shirts/home-shirt/p-home-shirt-red-m/
                 */
                url: string;
                /**
                 * @description Title of the page for browsers and search engines
                 * @example Home shirt
                 */
                metaTitle: string;
                /**
                 * @description Description of the page for search engines
                 * @example The home shirt of this season, for adults and children
                 */
                metaDescription: string;
                /** @description The direct children */
                children: {
                    /**
                     * @description A stable id: letters, digits and hyphens
                     * @example home-shirt
                     */
                    id: string;
                    /**
                     * @description Name, in the culture of the request
                     * @example Home shirt
                     */
                    name: string;
                    /**
                     * @description Path of the shop, with the culture’s prefix
                     * @example /shirts/home-shirt/p-home-shirt-red-m/
                     */
                    url: string;
                    /**
                     * @description Title of the page for browsers and search engines
                     * @example Home shirt
                     */
                    metaTitle: string;
                    /**
                     * @description Description of the page for search engines
                     * @example The home shirt of this season, for adults and children
                     */
                    metaDescription: string;
                    /** @description The direct children */
                    children: Record<string, never>[];
                }[];
            }[];
        };
        /** @description The payment method, and the URLs to return to */
        CheckOut: {
            /**
             * @description Id of a payment method
             * @example card
             */
            paymentProviderId: string;
            /**
             * Format: uri
             * @description URL for shoppers who have paid; on an origin of the shop
             */
            returnUrl: string;
            /**
             * Format: uri
             * @description URL for shoppers who cancel the payment; on an origin of the shop
             */
            cancelUrl: string;
        };
        /** @description Where the payment continues */
        CheckoutAnswer: {
            /**
             * @description Whether the operation succeeded
             * @constant
             */
            success: true;
            /** @description The errors; empty without any */
            errors: components["schemas"]["ErrorItem"][];
            /** @description The requested data */
            data: {
                /**
                 * @description The payment provider's page, or the return URL if there is nothing to pay
                 * @example /shirts/home-shirt/p-home-shirt-red-m/
                 */
                url: string;
            };
        };
        /** @description The selected shipping method */
        ChooseShipping: {
            /**
             * @description Id of a shipping method
             * @example home-delivery
             */
            shippingMethodId: string;
            /**
             * @description The selected drop point; null for home delivery
             * @example dk-8000-2
             */
            dropPointId?: string | null;
            /**
             * @description Zip code of the drop point search, if not the address’s
             * @example 8000
             */
            customZipCode?: string | null;
        };
        /** @description The settings of a shop in a culture */
        ClubSettings: {
            /**
             * @description Id of the store
             * @example astralis
             */
            storeId: string;
            /**
             * @description Root of the category tree
             * @example astralis-root
             */
            rootCategoryId: string;
            /**
             * @description The language, as named by the shop
             * @example en
             */
            culture: string;
            /**
             * @description ISO 4217
             * @example EUR
             */
            currency: string;
            /**
             * @description Of dates and times in the shop
             * @example Europe/Copenhagen
             */
            timeZone: string;
            /**
             * @description The shop’s host name, with its port if it has one
             * @example shop.example
             */
            hostName: string;
            /**
             * @description The shop’s name in the culture
             * @example Astralis Shop
             */
            siteName: string;
            /** @description Logo of the club */
            logo: {
                /**
                 * @description Path of the shop
                 * @example /shirts/home-shirt/p-home-shirt-red-m/
                 */
                url: string;
                /**
                 * @description Alternative text of the image
                 * @example The home shirt from the front
                 */
                altText: string;
            };
            /** @description Items of the main navigation */
            mainNavigation: components["schemas"]["NavigationItem"][];
            /** @description The same page in each culture */
            languageNavigation: components["schemas"]["LanguageEntry"][];
            /** @description The header of every page */
            header: {
                /** @description Fields of the view */
                view: {
                    /** @description Unique selling points, in display order */
                    usps: components["schemas"]["Usp"][];
                };
            };
            /** @description The footer of every page */
            footer: {
                view: components["schemas"]["Footer"];
            };
            /** @description Colours and font of the club; null for the shop’s defaults */
            theming: {
                view: components["schemas"]["Theming"];
            } | null;
            /** @description Settings of the checkout */
            checkoutSettings: {
                /** @description Countries for shipping */
                countries: components["schemas"]["Country"][];
            };
            /**
             * @description Countries for billing addresses, by name: those of delivery, and every member state of the EU (Regulation (EU) 2018/302)
             * @example [
             *       {
             *         "code": "DK",
             *         "name": "Denmark"
             *       }
             *     ]
             */
            billingCountries: components["schemas"]["Country"][];
            /** @description The page with the terms; null without one */
            termsAndConditionsPage: {
                /**
                 * @description A stable id: letters, digits and hyphens
                 * @example home-shirt
                 */
                id: string;
                /**
                 * @description Path of the shop, with the culture’s prefix
                 * @example /shirts/home-shirt/p-home-shirt-red-m/
                 */
                url: string;
            } | null;
            /**
             * @description Id of the club’s newsletter list; the default list if the club has named none, empty without a newsletter
             * @example astralis
             */
            serviceCloudClubIdentifier: string | null;
            /**
             * @description The club's Google Tag Manager container; without it, no data is sent to the tag manager
             * @example GTM-ABC123
             */
            tagManagerId?: string;
        };
        /** @description The company that runs the shop */
        Company: {
            /**
             * @description Name, in the culture of the request
             * @example Astralis
             */
            name: string;
            /**
             * @description Registration number of the company
             * @example 12345678
             */
            cvr: string;
            /**
             * @description Street and number
             * @example Pier 1
             */
            address: string;
            /**
             * @description Zip code
             * @example 8000
             */
            zip: string;
            /**
             * @description Town or city
             * @example Aarhus
             */
            city: string;
            /**
             * @description E-mail address
             * @example freja@example.com
             */
            email: string;
        };
        /** @description A content page with its blocks */
        ContentRoute: {
            /**
             * @description A stable id: letters, digits and hyphens
             * @example home-shirt
             */
            id: string;
            /**
             * @description Path of the shop, with the culture’s prefix
             * @example /shirts/home-shirt/p-home-shirt-red-m/
             */
            url: string;
            /**
             * @description Type of the page
             * @enum {string}
             */
            contentAlias: "contentPage" | "frontPage" | "termsPage" | "contactPage";
            /**
             * @description Title, in the culture of the request
             * @example Home shirt
             */
            title: string;
            seoComposition: components["schemas"]["SeoComposition"];
            /** @description Blocks, in display order */
            blocks: components["schemas"]["Block"][];
        };
        /** @description A country that can be selected at checkout */
        Country: {
            /**
             * @description ISO 3166-1 alpha-2
             * @example DK
             */
            code: string;
            /**
             * @description Name, in the culture of the request
             * @example Denmark
             */
            name: string;
        };
        /** @description A password, or the refresh token of an earlier login */
        Credentials: {
            /**
             * @description Type of credentials; each type requires different fields
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
             * @description For `refresh_token`: the latest refresh token; it is exchanged for a new one
             * @example qX2m7V0c9uC4hYp1
             */
            refresh_token?: string;
            /**
             * @description For `password`: the guest's basket, which is merged into the customer's; an invalid one is ignored
             * @example NGYxYy5zOWwuYXN0cmFsaXM.b7Kq2w
             */
            basketToken?: string;
        };
        /** @description An item of a breadcrumb */
        Crumb: {
            /**
             * @description Name, in the culture of the request
             * @example Shirts
             */
            name: string;
            /**
             * @description Path of the shop, with the culture’s prefix
             * @example /shirts/c-shirts/
             */
            url: string;
        };
        /** @description A message to the club’s customer service */
        CustomerMessage: {
            /**
             * @description Name of the sender
             * @example Freja Lund
             */
            name: string;
            /**
             * @description An e-mail address; case and surrounding spaces are ignored
             * @example freja@example.com
             */
            email: string;
            /**
             * @description Topic of the message
             * @example A return
             */
            topic: string;
            /**
             * @description Number of the order that the message is about
             * @example AST-10001
             */
            orderNumber?: string;
            /**
             * @description The message; line breaks are kept
             * @example Home shirt: 2 left in stock.
             */
            message: string;
            /**
             * @description Honeypot field, hidden from people. A message with a value here is discarded
             * @example
             */
            website?: string;
        };
        /** @description The customer whose sessions to end */
        CustomerOfSessions: {
            /**
             * @description An e-mail address; case and surrounding spaces are ignored
             * @example freja@example.com
             */
            email: string;
        };
        /** @description An interface text of the shop */
        DictionaryItem: {
            /** @description Fields of the view */
            view: {
                /**
                 * @description The name under which the interface looks up the text
                 * @example Basket.Empty
                 */
                alias: string;
                /**
                 * @description The displayed value
                 * @example Red
                 */
                value: string;
            };
        };
        /** @description Confirms that the operation succeeded */
        DoneAnswer: {
            /**
             * @description Whether the operation succeeded
             * @constant
             */
            success: true;
        };
        /** @description A drop point: a place to pick up parcels */
        DropPoint: {
            /**
             * @description A stable id: letters, digits and hyphens
             * @example dk-8000-2
             */
            id: string;
            /**
             * @description Name, in the culture of the request
             * @example Kiosk at the station
             */
            name: string;
            /**
             * @description Street and number
             * @example Skolegade 4
             */
            street: string;
            /**
             * @description Zip code in the country’s format
             * @example 8000
             */
            zipCode: string;
            /**
             * @description Town or city
             * @example Aarhus
             */
            city: string;
            /**
             * @description ISO 3166-1 alpha-2
             * @example DK
             */
            country: string;
            /** @description Coordinates (WGS 84) */
            coordinates: {
                /**
                 * @description Degrees north of the equator
                 * @example 56.1567
                 */
                latitude: number;
                /**
                 * @description Degrees east of Greenwich
                 * @example 10.2108
                 */
                longitude: number;
            };
            /**
             * @description Distance from the centre of the zip code area, in metres
             * @example 420
             */
            distance: number;
            /** @description Opening hours; missing days are closed */
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
        /** @description Drop points near a zip code */
        DropPointsAnswer: {
            meta: components["schemas"]["Meta"];
            /** @description Drop points, nearest first */
            dropPoints: components["schemas"]["DropPoint"][];
        };
        /** @description The token from a mail that asks to confirm an address, with the password of a new account */
        EmailConfirmation: {
            /**
             * @description Token from the mailed link; can be used once
             * @example NGYxYy5zOWwuYXN0cmFsaXM.b7Kq2w
             */
            token: string;
            /**
             * @description For a new account: the password entered at its registration
             * @example a seat at the north stand
             */
            password?: string;
        };
        /** @description How many sessions were ended */
        EndedSessions: {
            /**
             * @description Whether the operation succeeded
             * @constant
             */
            success: true;
            /**
             * @description Number of sessions that were ended
             * @example 3
             */
            ended: number;
        };
        /** @description The body of every response with a status of 400 or above */
        ErrorBody: {
            meta: components["schemas"]["Meta"];
            /**
             * @description Whether the operation succeeded
             * @constant
             */
            success: false;
            /** @description The errors; empty without any */
            errors: components["schemas"]["ErrorItem"][];
        };
        /** @description One error of a request */
        ErrorItem: {
            /**
             * @description Stable error code
             * @example OutOfStock
             */
            code: string;
            /**
             * @description Description of the error, in the culture of the request
             * @example Home shirt: 2 left in stock.
             */
            message: string;
            /**
             * @description The field of the request that caused the error
             * @example lines.0.quantity
             */
            field?: string;
        };
        /** @description An exception to record */
        Exception: {
            /**
             * @description `error` for failures, `warn` for problems that were handled
             * @enum {string}
             */
            level: "warn" | "error";
            /**
             * @description Message of the exception
             * @example TypeError: x is undefined
             */
            message: string;
            /**
             * @description Stack trace, as written by the browser
             * @example TypeError: x is undefined
             *         at basket.ts:12:4
             */
            stack?: string;
            /**
             * @description The page; the query string is not stored
             * @example /shirts/home-shirt/p-home-shirt-red-m/
             */
            url?: string;
            /**
             * @description Version of the shop
             * @example 2026.47.1
             */
            release?: string;
        };
        /** @description Why a login failed */
        FailedAuthentication: {
            /**
             * @description Whether the login succeeded
             * @constant
             */
            isSuccess: false;
            /**
             * @description Message of the first error, in the culture of the request
             * @example The address or the password is wrong.
             */
            error: string;
            /** @description Always null */
            result: null;
            meta: components["schemas"]["Meta"];
            /**
             * @description Whether the operation succeeded
             * @constant
             */
            success: false;
            /** @description The errors; empty without any */
            errors: components["schemas"]["ErrorItem"][];
        };
        /**
         * @description The format of an import or export file
         * @enum {string}
         */
        FileFormat: "json" | "csv";
        /** @description The footer of every page */
        Footer: {
            /** @description Unique selling points, in display order */
            usps: components["schemas"]["Usp"][];
            image: components["schemas"]["Image"] | null;
            /** @description Logo of the club */
            logo: {
                /**
                 * @description Path of the shop
                 * @example /shirts/home-shirt/p-home-shirt-red-m/
                 */
                url: string;
                /**
                 * @description Alternative text of the image
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
            /** @description Links, in display order */
            links: {
                /**
                 * @description Heading above the links
                 * @example Free delivery
                 */
                headline: string;
                /** @description Links, in display order */
                links: components["schemas"]["Link"][];
            }[];
            /**
             * @description Copyright notice at the end of the page
             * @example © Astralis
             */
            copyright: string;
        };
        /** @description Requests a mail for setting a new password */
        ForgottenPassword: {
            /**
             * @description An e-mail address; case and surrounding spaces are ignored
             * @example freja@example.com
             */
            email: string;
        };
        /** @description A category that matches a search */
        FoundCategory: {
            /**
             * @description A stable id: letters, digits and hyphens
             * @example home-shirt
             */
            id: string;
            /**
             * @description Name in the culture of the request
             * @example Shirts
             */
            name: string;
            /**
             * @description Path of its page
             * @example /shirts/c-shirts/
             */
            url: string;
        };
        /** @description The data of the checkout */
        GetCheckoutAnswer: {
            meta: components["schemas"]["Meta"];
            billingAddress: components["schemas"]["InvoiceDetails"];
            shippingAddress: components["schemas"]["ShippingDetails"];
            /** @description Whether the shipping address differs from the billing address */
            useShippingAddress: boolean;
            /** @description Shipping methods for the address */
            shippingMethods: components["schemas"]["ShippingMethod"][];
            /** @description Payment methods, in display order */
            availablePaymentMethods: components["schemas"]["PaymentMethod"][];
            /**
             * @description The shopper’s comment for the shop; empty without one
             * @example Please ring the bell on the ground floor
             */
            comment: string;
            payment: components["schemas"]["PaymentAttempt"] | null;
        };
        /** @description An image of the media service; size, format and focal point are query parameters of its URL */
        Image: {
            /**
             * @description Path on this server; size and format are query parameters
             * @example /media/astralis/home-shirt-black-front
             */
            url: string;
            /**
             * @description Alternative text of the image
             * @example The home shirt from the front
             */
            altText: string;
            /**
             * @description Title, in the culture of the request
             * @example Home shirt
             */
            title: string;
            /** @description The focal point; both values are from 0 to 1 */
            focal: {
                /**
                 * @description Distance from the top edge, as a share of the height from 0 to 1
                 * @example 0.5
                 */
                top: number;
                /**
                 * @description Distance from the left edge, as a share of the width from 0 to 1
                 * @example 0.5
                 */
                left: number;
            };
            /**
             * @description Width of the original image in pixels
             * @example 1200
             */
            width: number;
            /**
             * @description Height of the original image in pixels
             * @example 1500
             */
            height: number;
        };
        /** @description The progress and result of an import */
        Import: {
            /**
             * Format: uuid
             * @description A stable id: letters, digits and hyphens
             */
            id: string;
            /**
             * @description `store`: name, cultures, VAT, shipping and payment methods; `catalogue`: categories, products, size guides, prints, players; `prices` and `stock`: those of existing products; `dictionary`: interface texts; `content`: pages and redirects; `settings`: header, footer, navigation; `all`: everything, JSON only
             * @enum {string}
             */
            part: "store" | "catalogue" | "prices" | "stock" | "dictionary" | "content" | "settings" | "all";
            format: components["schemas"]["FileFormat"];
            /** @description Whether the file is only checked and its changes counted */
            dryRun: boolean;
            /** @description Whether entries that are missing from the file are removed */
            removeMissing: boolean;
            state: components["schemas"]["ImportState"];
            /**
             * @description Why the import failed, if not because of errors in the file; in the culture of the request
             * @example declined
             */
            reason: string | null;
            /** @description Number of rows in total and done */
            rows: {
                /**
                 * @description Rows or list entries written. While `writing`, estimated from the share of written products; if another process runs the import, up to one second old
                 * @example 400
                 */
                done: number;
                /**
                 * @description Rows or list entries of the file; null until it is read
                 * @example 240
                 */
                total: number | null;
            };
            /**
             * @description Number of new entries: categories, products, colours, variants, pages, texts and so on
             * @example 3
             */
            created: number;
            /**
             * @description Number of changed entries: categories, products, colours, variants, pages, texts and so on
             * @example 12
             */
            changed: number;
            /**
             * @description Number of removed entries: categories, products, colours, variants, pages, texts and so on
             * @example 1
             */
            removed: number;
            /** @description The first 200 errors */
            errors: components["schemas"]["ImportError"][];
            /**
             * @description Number of all errors
             * @example 2
             */
            errorCount: number;
            /**
             * Format: date-time
             * @description Time at which the upload was complete
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Time of completion; null while the import runs
             */
            finishedAt: string | null;
        };
        /** @description An error in an imported file */
        ImportError: {
            /**
             * @description Line of a CSV file, where the header is line 1; null for JSON
             * @example 12
             */
            line: number | null;
            /**
             * @description Column of a CSV file, or path in JSON; empty for an error of the whole file
             * @example name.da
             * @example products.3.texts.da.name
             */
            column: string;
            /**
             * @description Stable error code
             * @example StandsTwice
             */
            code: string;
            /**
             * @description Description of the error, in the culture of the request
             * @example Home shirt: 2 left in stock.
             */
            message: string;
        };
        /**
         * @description The states follow in this order. `failed` can follow any state; then nothing was written
         * @enum {string}
         */
        ImportState: "queued" | "checking" | "writing" | "done" | "failed";
        /** @description Billing address and contact details of the shopper */
        InvoiceDetails: {
            /**
             * @description E-mail address
             * @example freja@example.com
             */
            email: string;
            /**
             * @description Telephone number, with or without the country code
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
             * @description Town or city
             * @example Aarhus
             */
            city: string;
            /**
             * @description Zip code in the country’s format
             * @example 8000
             */
            zipCode: string;
            /**
             * @description ISO 3166-1 alpha-2
             * @example DK
             */
            country: string;
            /**
             * @description The e-mail address, repeated
             * @example freja@example.com
             */
            emailConfirmation: string;
        };
        /** @description The same page in another culture */
        LanguageEntry: {
            /**
             * @description Name, in the culture of the request
             * @example Home shirt
             */
            name: string;
            /**
             * @description The language, as named by the shop
             * @example en
             */
            culture: string;
            /**
             * @description Path of the shop, with the culture’s prefix
             * @example /shirts/home-shirt/p-home-shirt-red-m/
             */
            url: string;
        };
        /** @description The totals of the basket after a line was added */
        LineAnswer: {
            /**
             * @description Whether the operation succeeded
             * @constant
             */
            success: true;
            /** @description The errors; empty without any */
            errors: components["schemas"]["ErrorItem"][];
            summary: components["schemas"]["BasketSummary"];
        };
        /** @description The basket after its lines were set */
        LinesAnswer: {
            /**
             * @description Whether the operation succeeded
             * @constant
             */
            success: true;
            /** @description The errors; empty without any */
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
             * @description Path of the shop, with the culture’s prefix
             * @example /shirts/home-shirt/p-home-shirt-red-m/
             */
            url: string;
            /**
             * @description Target window, as in HTML; null for the same window
             * @example _blank
             */
            target: string | null;
        };
        /** @description The refresh token to invalidate */
        Logout: {
            /**
             * @description Any refresh token of the login
             * @example qX2m7V0c9uC4hYp1
             */
            refresh_token: string;
        };
        /** @description Metadata of a response */
        Meta: {
            /**
             * @description HTTP status of the response; 301 for a redirect
             * @example 200
             */
            status: number;
            /**
             * @description Target of the redirect with status 301; otherwise null
             * @example /shirts/home-shirt/p-home-shirt-red-m/
             */
            redirect: string | null;
        };
        /** @description An amount including VAT, as a decimal number in the currency’s major unit */
        Money: {
            /**
             * @description In the currency’s major unit, with its number of decimals: 79.95 euros, 599 kroner
             * @example 79.95
             */
            amount: number;
            /**
             * @description ISO 4217
             * @example EUR
             */
            currency: string;
        };
        /** @description An item of the main navigation, with its subitems */
        NavigationItem: {
            /**
             * @description Path of the shop, with the culture’s prefix
             * @example /shirts/home-shirt/p-home-shirt-red-m/
             */
            url: string;
            /**
             * @description Name, in the culture of the request
             * @example Home shirt
             */
            name: string;
            /** @description Whether the link leads to the current page */
            active: boolean;
            /** @description Whether the current page is the target of the link or one of its descendants */
            activeTrail: boolean;
            /** @description The direct children */
            children: {
                /**
                 * @description Path of the shop, with the culture’s prefix
                 * @example /shirts/home-shirt/p-home-shirt-red-m/
                 */
                url: string;
                /**
                 * @description Name, in the culture of the request
                 * @example Home shirt
                 */
                name: string;
                /** @description Whether the link leads to the current page */
                active: boolean;
                /** @description Whether the current page is the target of the link or one of its descendants */
                activeTrail: boolean;
                /** @description The direct children */
                children: {
                    /**
                     * @description Path of the shop, with the culture’s prefix
                     * @example /shirts/home-shirt/p-home-shirt-red-m/
                     */
                    url: string;
                    /**
                     * @description Name, in the culture of the request
                     * @example Home shirt
                     */
                    name: string;
                    /** @description Whether the link leads to the current page */
                    active: boolean;
                    /** @description Whether the current page is the target of the link or one of its descendants */
                    activeTrail: boolean;
                    /** @description The direct children */
                    children: Record<string, never>[];
                }[];
            }[];
        };
        /** @description The store and permissions of a new admin key */
        NewAdminKey: {
            /**
             * @description Id of the store
             * @example astralis
             */
            storeId: string;
            /**
             * @description The person or system that uses the key
             * @example Stock system
             */
            name: string;
            /** @description Permissions of the key */
            scopes: components["schemas"]["AdminScope"][];
            /**
             * @description Days until the key is no longer valid
             * @default 365
             * @example 90
             */
            expiresInDays: number;
        };
        /** @description A passkey that the browser created, as its `toJSON()` gives it */
        NewCredential: {
            /**
             * @description Id of the credential, base64url
             * @example kX1c3vQH2m8rT0aZ
             */
            id: string;
            /**
             * @description The same id
             * @example kX1c3vQH2m8rT0aZ
             */
            rawId: string;
            /**
             * @description Always `public-key`
             * @constant
             */
            type: "public-key";
            /** @description The response of the authenticator */
            response: {
                /**
                 * @description The challenge and the page’s origin, as the browser saw them, base64url
                 * @example eyJ0eXBlIjoid2ViYXV0aG4u
                 */
                clientDataJSON: string;
                /**
                 * @description The public key with the authenticator’s data, base64url
                 * @example o2NmbXRkbm9uZWdhdHRTdG10
                 */
                attestationObject: string;
                /**
                 * @description How browsers reach the authenticator
                 * @example [
                 *       "internal",
                 *       "hybrid"
                 *     ]
                 */
                transports?: string[];
            };
        };
        /** @description Amount and reason of a refund */
        NewRefund: {
            /**
             * @description Amount in the order's currency; if missing, the full remaining amount
             * @example 12.5
             */
            amount?: number;
            /**
             * @description The reason, shown in the order history and in the mail to the customer
             * @example Arrived torn
             */
            reason: string;
        };
        /** @description A parcel that was handed to the carrier */
        NewShipment: {
            /**
             * @description Name of the carrier, shown to the customer
             * @example GLS
             */
            carrier: string;
            /**
             * @description The carrier's number of the parcel
             * @example 00370733
             */
            trackingNumber?: string;
            /**
             * @description Page of the carrier that shows where the parcel is; only https
             * @example https://carrier.example/track/00370733
             */
            trackingUrl?: string;
            /** @description Goods in the parcel; if missing, everything that is left to ship */
            lines?: {
                /**
                 * @description Id of the order line
                 * @example 1
                 */
                lineId: string;
                /**
                 * @description How many of the line are in the parcel
                 * @example 2
                 */
                quantity: number;
            }[];
        };
        /** @description A store to create */
        NewStore: {
            /** @description Data of the store */
            store: {
                /**
                 * @description Name, in the culture of the request
                 * @example Home shirt
                 */
                name: string;
                /**
                 * @description Root of the category tree
                 * @example astralis-root
                 */
                rootCategoryId: string;
                /**
                 * @description Prefix of the store’s order numbers
                 * @example A
                 */
                orderPrefix: string;
                /**
                 * @description Name in the IANA time zone database, such as `Europe/Copenhagen`
                 * @example Europe/Copenhagen
                 */
                timeZone?: string;
                /** @description VAT rates in percent, by destination country (ISO 3166-1 alpha-2) */
                vatRates: {
                    [key: string]: number;
                };
                /**
                 * @description The culture of requests without one
                 * @example en
                 */
                defaultCulture?: string;
                /** @description The store’s languages with their currencies, in display order */
                cultures?: {
                    /**
                     * @description The language, as named by the shop
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
                     * @description Prefix of the culture’s paths; empty for one culture
                     * @example /da
                     */
                    pathPrefix: string;
                }[];
            };
        };
        /** @description An address to which to send events */
        NewWebhook: {
            /**
             * @description Where to send events: a public https address
             * @example https://erp.example/matchday
             */
            url: string;
            /** @description Which events to send */
            events: string[];
        };
        /** @description The token from the mail that asks a subscriber to confirm the newsletter */
        NewsletterConfirmation: {
            /**
             * @description Token from the mailed link; can be used once
             * @example NGYxYy5zOWwuYXN0cmFsaXM.b7Kq2w
             */
            token: string;
        };
        /** @description A newsletter subscription, with the accepted terms */
        NewsletterSignup: {
            /**
             * @description The page with the accepted terms: `termsAndConditionsPage.id` of the settings
             * @example terms-2026-11
             */
            termsId: string;
            /**
             * @description An e-mail address; case and surrounding spaces are ignored
             * @example freja@example.com
             */
            email: string;
            /**
             * @description First name of the subscriber, used in mails
             * @example Freja
             */
            firstName: string;
        };
        /** @description An order as it was placed, with its status */
        Order: {
            /**
             * @description A stable id: letters, digits and hyphens
             * @example 2b1d6d0e-6f0e-4a57-9d27-0f2f4b6f1c11
             */
            id: string;
            /**
             * @description Order number, as shown to the customer
             * @example A100042
             */
            orderNumber: string;
            status: components["schemas"]["OrderStatus"];
            /**
             * Format: date-time
             * @description Time of the order
             */
            placedAt: string;
            /**
             * @description ISO 4217
             * @example EUR
             */
            currency: string;
            /** @description Lines, in the order in which they were added */
            lines: components["schemas"]["OrderLine"][];
            /** @description Vouchers, in the order in which they were added */
            vouchers: components["schemas"]["OrderVoucher"][];
            subTotal: components["schemas"]["Money"];
            /** @description Total discount on the goods: of the sale and of vouchers (`voucherTotal`) */
            discountTotal: {
                /**
                 * @description In the currency’s major unit, with its number of decimals: 79.95 euros, 599 kroner
                 * @example 79.95
                 */
                amount: number;
                /**
                 * @description ISO 4217
                 * @example EUR
                 */
                currency: string;
            };
            /** @description The part of `discountTotal` that comes from vouchers; the rest comes from the sale */
            voucherTotal: {
                /**
                 * @description In the currency’s major unit, with its number of decimals: 79.95 euros, 599 kroner
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
            /** @description The shipping method */
            shippingMethod: {
                /**
                 * @description A stable id: letters, digits and hyphens
                 * @example home-shirt
                 */
                id: string;
                /**
                 * @description Name, in the culture of the request
                 * @example Home shirt
                 */
                name: string;
            };
            dropPoint: components["schemas"]["DropPoint"] | null;
            /** @description The payment method */
            paymentMethod: {
                /**
                 * @description A stable id: letters, digits and hyphens
                 * @example home-shirt
                 */
                id: string;
                /**
                 * @description Name, in the culture of the request
                 * @example Home shirt
                 */
                name: string;
            };
            /**
             * @description The shopper’s comment for the shop; empty without one
             * @example Please ring the bell on the ground floor
             */
            comment: string;
            /** @description Parcels that were sent, oldest first */
            shipments: components["schemas"]["Shipment"][];
        };
        /** @description One of the customer’s orders */
        OrderAnswer: {
            meta: components["schemas"]["Meta"];
            order: components["schemas"]["Order"];
        };
        /** @description A placed order, and when it was last changed */
        OrderChange: {
            order: components["schemas"]["Order"];
            /**
             * Format: date-time
             * @description When the order was last changed
             */
            changedAt: string;
        };
        /** @description An event in the history of an order */
        OrderEvent: {
            /**
             * @description Type of the event
             * @example Confirmed
             * @example Refunded
             */
            type: string;
            /**
             * @description Origin of the event: `shopper`, `payment`, or `admin:` with the id of the key
             * @example payment
             */
            actor: string;
            from: components["schemas"]["OrderStatus"] | null;
            to: components["schemas"]["OrderStatus"] | null;
            /** @description Further data of the event */
            details: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description Time of the event
             */
            at: string;
        };
        /** @description An ordered variant, with its name and price at the time of the order */
        OrderLine: {
            /**
             * @description A stable id: letters, digits and hyphens
             * @example home-shirt
             */
            id: string;
            /**
             * @description Id of the variant
             * @example home-shirt-red-m
             */
            productId: string;
            /**
             * @description Stock keeping unit: the shop’s own article number
             * @example A-HOME-RED-M
             */
            sku: string;
            /**
             * @description Name, in the culture of the request
             * @example Home shirt
             */
            name: string;
            /**
             * @description Brand of the product
             * @example Supporter
             */
            brand: string;
            /**
             * @description Path of the shop, with the culture’s prefix
             * @example /shirts/home-shirt/p-home-shirt-red-m/
             */
            url: string;
            image: components["schemas"]["Image"];
            /** @description Names of the categories, from the top down */
            categories: string[];
            /**
             * @description Number of units
             * @example 2
             */
            quantity: number;
            /**
             * @description The print; null without one
             * @example home-shirt-own
             */
            addOnAndProductRelationId: string | null;
            personalisation: components["schemas"]["Personalisation"] | null;
            /** @description False for personalised goods */
            isReturnable: boolean;
            /** @description Price per unit, including the print */
            unitPrice: {
                /**
                 * @description In the currency’s major unit, with its number of decimals: 79.95 euros, 599 kroner
                 * @example 79.95
                 */
                amount: number;
                /**
                 * @description ISO 4217
                 * @example EUR
                 */
                currency: string;
            };
            /** @description Surcharge of the print per unit */
            printPrice: {
                /**
                 * @description In the currency’s major unit, with its number of decimals: 79.95 euros, 599 kroner
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
            /** @description The line's share of the voucher discount; `total` does not include it */
            voucherDiscount: {
                /**
                 * @description In the currency’s major unit, with its number of decimals: 79.95 euros, 599 kroner
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
            /** @description Properties of the variant */
            properties: {
                /**
                 * @description `color`, `size` or another property of the variant
                 * @example Size
                 */
                label: string;
                /**
                 * @description The displayed value
                 * @example Red
                 */
                value: string;
            }[];
        };
        /** @description A page of the customer’s orders, newest first */
        OrderList: {
            /** @description Orders, newest first */
            items: components["schemas"]["OrderListItem"][];
            /**
             * @description Page number, starting at 1
             * @example 1
             */
            page: number;
            /**
             * @description Orders per page
             * @example 24
             */
            pageSize: number;
            /**
             * @description Number of orders on all pages
             * @example 240
             */
            totalItems: number;
            /**
             * @description Number of pages
             * @example 10
             */
            totalPages: number;
        };
        /** @description A page of the customer’s orders */
        OrderListAnswer: {
            meta: components["schemas"]["Meta"];
            orders: components["schemas"]["OrderList"];
        };
        /** @description An order in a list */
        OrderListItem: {
            /**
             * Format: uuid
             * @description Id of the order, for `getMyOrder`
             */
            id: string;
            /**
             * @description Order number, as shown to the customer
             * @example N100001
             */
            orderNumber: string;
            status: components["schemas"]["OrderStatus"];
            /**
             * @description Name of the status in the shop's language
             * @example Order confirmed
             */
            statusLabel: string;
            /**
             * Format: date-time
             * @description Time of the payment
             */
            placedAt: string;
            /** @description Amount paid, VAT included */
            total: {
                /**
                 * @description In the currency’s major unit, with its number of decimals: 79.95 euros, 599 kroner
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
             * @description Number of units
             * @example 2
             */
            quantity: number;
            /** @description Image of the first line */
            image: {
                /**
                 * @description Path on this server; size and format are query parameters
                 * @example /media/astralis/home-shirt-black-front
                 */
                url: string;
                /**
                 * @description Alternative text of the image
                 * @example The home shirt from the front
                 */
                altText: string;
                /**
                 * @description Title, in the culture of the request
                 * @example Home shirt
                 */
                title: string;
                /** @description The focal point; both values are from 0 to 1 */
                focal: {
                    /**
                     * @description Distance from the top edge, as a share of the height from 0 to 1
                     * @example 0.5
                     */
                    top: number;
                    /**
                     * @description Distance from the left edge, as a share of the width from 0 to 1
                     * @example 0.5
                     */
                    left: number;
                };
                /**
                 * @description Width of the original image in pixels
                 * @example 1200
                 */
                width: number;
                /**
                 * @description Height of the original image in pixels
                 * @example 1500
                 */
                height: number;
            } | null;
        };
        /** @description The new status of an order */
        OrderMove: {
            status: components["schemas"]["OrderStatus"];
            /** @description Whether to return the items to stock; required to cancel a confirmed order */
            restock?: boolean;
        };
        /** @description The order that an event is about */
        OrderReference: {
            /**
             * Format: uuid
             * @description Id of the order, for `getOrder`
             */
            orderId: string;
        };
        /**
         * @description The status of an order
         * @enum {string}
         */
        OrderStatus: "Open" | "Confirmed" | "Complete" | "Cancelled";
        /** @description A voucher that was used for an order */
        OrderVoucher: {
            /**
             * @description The code in upper case
             * @example FANS10
             */
            code: string;
            kind: components["schemas"]["VoucherKind"];
            /**
             * @description Name of the voucher, in the culture of the request
             * @example 10 % off
             */
            name: string;
            /** @description Discount on the goods; for `freeShipping`, the discount on shipping, which is 0 until a shipping method is selected */
            discount: {
                /**
                 * @description In the currency’s major unit, with its number of decimals: 79.95 euros, 599 kroner
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
        /** @description A passkey with which a customer logs in, without its key */
        Passkey: {
            /**
             * Format: uuid
             * @description Id of the passkey, for `removePasskey`
             */
            id: string;
            /**
             * @description The browser and system that created it; empty if unknown
             * @example Safari, macOS
             */
            name: string;
            /**
             * Format: date-time
             * @description Time of its creation
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Time of the last login with it; null before
             */
            lastUsedAt: string | null;
        };
        /** @description A passkey that was added */
        PasskeyAnswer: {
            meta: components["schemas"]["Meta"];
            passkey: components["schemas"]["Passkey"];
        };
        /** @description The passkey that the browser created */
        PasskeyCreated: {
            credential: components["schemas"]["NewCredential"];
        };
        /** @description The options with which a browser creates a passkey */
        PasskeyCreation: {
            /** @description The shop */
            rp: {
                /**
                 * @description Host of the shop
                 * @example shop.club.example
                 */
                id: string;
                /**
                 * @description Name of the shop
                 * @example Home shirt
                 */
                name: string;
            };
            /** @description The customer */
            user: {
                /**
                 * @description Id of the account, base64url
                 * @example home-shirt
                 */
                id: string;
                /**
                 * @description The customer’s e-mail address
                 * @example Home shirt
                 */
                name: string;
                /**
                 * @description The customer’s name
                 * @example Freja Lund
                 */
                displayName: string;
            };
            /**
             * @description Can be answered once, within five minutes
             * @example q0nZ3vJ0mXo5m1yYd4l2bqk1hV7o0o4nGm8u2Yt3c5E
             */
            challenge: string;
            /** @description Accepted signature algorithms, the preferred one first */
            pubKeyCredParams: {
                /**
                 * @description COSE number of the algorithm
                 * @example -7
                 */
                alg: number;
                /**
                 * @description Always `public-key`
                 * @constant
                 */
                type: "public-key";
            }[];
            /**
             * @description Time for the answer in milliseconds
             * @example 300000
             */
            timeout: number;
            /** @description The customer’s passkeys; the same authenticator creates no second one */
            excludeCredentials: {
                /**
                 * @description Id of the credential, base64url
                 * @example kX1c3vQH2m8rT0aZ
                 */
                id: string;
                /**
                 * @description Always `public-key`
                 * @constant
                 */
                type: "public-key";
                /**
                 * @description How browsers reach the authenticator
                 * @example [
                 *       "internal",
                 *       "hybrid"
                 *     ]
                 */
                transports: string[];
            }[];
            /** @description Which authenticators are accepted */
            authenticatorSelection: {
                /**
                 * @description Always `required`: the authenticator stores the account
                 * @constant
                 */
                residentKey: "required";
                /**
                 * @description Always true
                 * @constant
                 */
                requireResidentKey: true;
                /**
                 * @description Always `required`: a fingerprint, a face or a PIN
                 * @constant
                 */
                userVerification: "required";
            };
            /**
             * @description Always `none`: any authenticator is accepted
             * @constant
             */
            attestation: "none";
        };
        /** @description The options with which a browser creates a passkey */
        PasskeyCreationAnswer: {
            meta: components["schemas"]["Meta"];
            options: components["schemas"]["PasskeyCreation"];
        };
        /** @description The passkeys of the customer, the oldest first */
        PasskeyList: {
            meta: components["schemas"]["Meta"];
            /** @description Passkeys of the account */
            passkeys: components["schemas"]["Passkey"][];
        };
        /** @description A challenge that a passkey signed, and the basket of the visitor */
        PasskeyLogin: {
            credential: components["schemas"]["SignedCredential"];
            /**
             * @description The guest's basket, which is merged into the customer's; an invalid one is ignored
             * @example NGYxYy5zOWwuYXN0cmFsaXM.b7Kq2w
             */
            basketToken?: string;
        };
        /** @description The options with which a browser signs with a passkey */
        PasskeyRequest: {
            /**
             * @description Host of the shop
             * @example shop.club.example
             */
            rpId: string;
            /**
             * @description Can be answered once, within five minutes
             * @example q0nZ3vJ0mXo5m1yYd4l2bqk1hV7o0o4nGm8u2Yt3c5E
             */
            challenge: string;
            /**
             * @description Time for the answer in milliseconds
             * @example 300000
             */
            timeout: number;
            /**
             * @description Always `required`: a fingerprint, a face or a PIN
             * @constant
             */
            userVerification: "required";
        };
        /** @description The options with which a browser signs with a passkey */
        PasskeyRequestAnswer: {
            meta: components["schemas"]["Meta"];
            options: components["schemas"]["PasskeyRequest"];
        };
        /** @description The password that confirms a new passkey */
        PasskeyStart: {
            /**
             * @description The password
             * @example a seat at the north stand
             */
            password: string;
        };
        /** @description A new password, with the token from the reset mail */
        PasswordReset: {
            /**
             * @description Token from the mailed link; can be used once
             * @example NGYxYy5zOWwuYXN0cmFsaXM.b7Kq2w
             */
            token: string;
            /**
             * @description 8 to 128 characters of any kind; common passwords are refused
             * @example a seat at the north stand
             */
            password: string;
        };
        /** @description The last attempt to pay a basket */
        PaymentAttempt: {
            /**
             * @description Status of the payment
             * @enum {string}
             */
            status: "open" | "paid" | "declined" | "cancelled" | "expired" | "refunded";
            /**
             * @description Why the payment was declined, in the culture of the request
             * @example declined
             */
            reason: string | null;
        };
        /** @description A payment method */
        PaymentMethod: {
            /**
             * @description A stable id: letters, digits and hyphens
             * @example card
             */
            id: string;
            /**
             * @description Name, in the culture of the request
             * @example Card
             */
            name: string;
            /**
             * @description Description in one or two sentences, as plain text
             * @example The shirt that the team plays in at home
             */
            description: string;
        };
        /** @description The print on the goods of a line */
        Personalisation: {
            /**
             * @description The printed name
             * @example EIKREM
             */
            name: string | null;
            /**
             * @description The printed number
             * @example 7
             */
            number: number | null;
            /**
             * @description The player; null if the shopper entered the print
             * @example player-7
             */
            playerId: string | null;
        };
        /** @description A player whose name and number can be printed */
        Player: {
            /**
             * @description A stable id: letters, digits and hyphens
             * @example player-7
             */
            id: string;
            /**
             * @description The printed name
             * @example EIKREM
             */
            name: string;
            /**
             * @description The printed number
             * @example 7
             */
            number: number;
            /**
             * @description The player's position, in the culture of the request
             * @example Forward
             */
            role: string | null;
        };
        /** @description The billing address that is saved, and the shipping methods for it */
        PrefilledAnswer: {
            /**
             * @description Whether the operation succeeded
             * @constant
             */
            success: true;
            billingAddress: components["schemas"]["InvoiceDetails"];
            /** @description Shipping methods for the address */
            shippingMethods: components["schemas"]["ShippingMethod"][];
        };
        /** @description Availability of a product and its shipping dates */
        Preorder: {
            /**
             * @description Id of the product
             * @example home-shirt-red-m
             */
            productId: string;
            /**
             * @description The product's name
             * @example Home shirt
             */
            name: string;
            stockStatus: components["schemas"]["StockStatus"];
            /** @description Whether at least one variant can be ordered */
            canBeOrdered: boolean;
            /** @description Whether all variants that can be ordered ship later */
            isPreorder: boolean;
            /** @description First and last shipping day of the variants in preorder; null without such variants */
            sentFrom: {
                /**
                 * Format: date
                 * @description The first day
                 * @example 2027-02-12
                 */
                earliest: string;
                /**
                 * Format: date
                 * @description The last day
                 * @example 2027-02-12
                 */
                latest: string;
            } | null;
            /** @description Variants by colour, then by size */
            variants: components["schemas"]["PreorderVariant"][];
        };
        /** @description Availability of a variant */
        PreorderVariant: {
            /**
             * @description A stable id: letters, digits and hyphens
             * @example home-shirt
             */
            id: string;
            /**
             * @description The colour's code within the product
             * @example black
             */
            color: string;
            /**
             * @description Name of the colour
             * @example Black
             */
            colorName: string;
            /**
             * @description Size, as printed on the label of the garment
             * @example M
             */
            size: string;
            stockStatus: components["schemas"]["StockStatus"];
            /**
             * Format: date
             * @description The first shipping day; null if it ships immediately or cannot be ordered
             * @example 2027-02-12
             */
            availableFrom: string | null;
            /**
             * @description Maximum quantity of a basket line; 0 if it cannot be ordered
             * @example 99
             */
            maxQuantity: number;
        };
        /** @description The price per unit. A price that is not below the lowest price of the previous 30 days is not a reduction: it is the unit price */
        Price: {
            /** @description Price without a discount */
            unitPrice: {
                /**
                 * @description In the currency’s major unit, with its number of decimals: 79.95 euros, 599 kroner
                 * @example 79.95
                 */
                amount: number;
                /**
                 * @description ISO 4217
                 * @example EUR
                 */
                currency: string;
            };
            /** @description Current price, if it is lower */
            discountPrice: {
                /**
                 * @description In the currency’s major unit, with its number of decimals: 79.95 euros, 599 kroner
                 * @example 79.95
                 */
                amount: number;
                /**
                 * @description ISO 4217
                 * @example EUR
                 */
                currency: string;
            } | null;
            /** @description `priorPrice` minus `discountPrice` */
            savings: {
                /**
                 * @description In the currency’s major unit, with its number of decimals: 79.95 euros, 599 kroner
                 * @example 79.95
                 */
                amount: number;
                /**
                 * @description ISO 4217
                 * @example EUR
                 */
                currency: string;
            } | null;
            /** @description The lowest price of the 30 days before the reduction. Show it next to the reduced price and calculate percentages from it (Directive 98/6/EC, article 6a) */
            priorPrice: {
                /**
                 * @description In the currency’s major unit, with its number of decimals: 79.95 euros, 599 kroner
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
        /** @description Constraints on the printed text */
        PrintRules: {
            /**
             * @description Maximum number of printed characters
             * @example 12
             */
            nameMaxLength: number;
            /**
             * @description Smallest number that can be printed
             * @example 1
             */
            numberMin: number;
            /**
             * @description Largest number that can be printed
             * @example 99
             */
            numberMax: number;
            /**
             * @description Characters that a name may contain besides Latin letters, digits and spaces
             * @example '-
             */
            allowedCharacters: string;
        };
        /** @description The appearance of a print, for rendering it on the product image */
        PrintSettings: {
            /**
             * @description Height of the letters, in pixels of a product image that is 1200 pixels wide
             * @example 88
             */
            nameTextSize: number;
            /**
             * @description Height of the digits, in pixels of a product image that is 1200 pixels wide
             * @example 300
             */
            numberTextSize: number;
            /**
             * @description Position of the name
             * @enum {string}
             */
            textPlacement: "NameAboveNumber" | "NameBelowNumber";
            /**
             * @description Path of the font for names
             * @example /media/astralis/fonts/tektur.woff2
             */
            nameFontUrl: string;
            /**
             * @description Path of the font for numbers
             * @example /media/astralis/fonts/tektur.woff2
             */
            numberFontUrl: string;
            /**
             * @description As `#rrggbb`
             * @example #ffffff
             */
            color: string;
        };
        /** @description The requested print: a player, or the shopper’s own name and number */
        PrintWish: {
            /**
             * @description Converted to upper case, without extra spaces. Ignored for a player’s print
             * @example O'Neill
             */
            name?: string | null;
            /**
             * @description Ignored for a player’s print
             * @example 7
             */
            number?: number | null;
            /**
             * @description The player, for a player’s print
             * @example player-7
             */
            playerId?: string | null;
        };
        /** @description A product with the data of its page, with one variant selected */
        Product: {
            /**
             * @description A stable id: letters, digits and hyphens
             * @example home-shirt
             */
            id: string;
            /**
             * @description Name, in the culture of the request
             * @example Home shirt
             */
            name: string;
            /**
             * @description Brand of the product
             * @example Supporter
             */
            brand: string;
            /**
             * @description Canonical path: the path of the selected colour's lead variant
             * @example /shirts/home-shirt/p-home-shirt-red-m/
             */
            url: string;
            /**
             * @description Plain text; an empty line separates paragraphs
             * @example The shirt that the team plays in at home
             */
            description: string;
            /** @description Features of the product, in a few words each */
            features: string[];
            /**
             * @description Composition: textile fibres by their names in EU law, largest share first
             * @example 88% polyester (recycled), 12% elastane
             */
            composition: string;
            /**
             * @description Care instructions
             * @example Wash at 30 degrees, inside out
             */
            care: string;
            /** @description Safety warnings; empty for most products */
            warnings: string[];
            /** @description A proven claim about the environment; missing for a product without one */
            sustainabilityLabel?: {
                /**
                 * @description Plain text
                 * @example Organic cotton, certified from the field to the garment
                 */
                text: string;
                /**
                 * @description The proof of the claim, an https URL
                 * @example https://certificates.example/organic-cotton
                 */
                proofUrl: string;
            };
            /** @description The manufacturer, responsible for product safety (Regulation (EU) 2023/988, article 19) */
            manufacturer: {
                /**
                 * @description Name, in the culture of the request
                 * @example North Mills ApS
                 */
                name: string;
                /**
                 * @description Postal address
                 * @example Mill Lane 1, 8000 Aarhus C, Denmark
                 */
                address: string;
                /**
                 * @description E-mail address
                 * @example product-safety@north.example
                 */
                email: string;
            };
            sizeGuide: components["schemas"]["SizeGuide"] | null;
            /** @description The path to the page, from the top category down */
            breadcrumb: {
                parent: components["schemas"]["Crumb"] | null;
                /** @description From the top category to the product’s category */
                items: components["schemas"]["Crumb"][];
            };
            /**
             * @description The variant whose price, colour and size the page shows first
             * @example home-shirt-red-m
             */
            selectedVariantId: string;
            price: components["schemas"]["Price"];
            /** @description Attributes of the selected variant */
            attributes: {
                /**
                 * @description Name of the colour
                 * @example Red
                 */
                colorName: string;
                /**
                 * @description Size of the selected variant
                 * @example 116
                 */
                sizeNumber: string;
                /** @description Whether the product is omitted from lists and search */
                isUnlisted: boolean;
            };
            /**
             * @description Title of the page for browsers and search engines
             * @example Home shirt
             */
            metaTitle: string;
            /**
             * @description Description of the page for search engines
             * @example The home shirt of this season, for adults and children
             */
            metaDescription: string;
            /** @description Images, in display order */
            images: components["schemas"]["Image"][];
            /** @description Colours, in display order */
            colors: components["schemas"]["ProductColor"][];
            /** @description All sizes, in the order of S3.28 */
            sizes: string[];
            /** @description Variants by colour, then by size */
            variants: components["schemas"]["Variant"][];
            /** @description The available prints */
            addOns: components["schemas"]["AddOn"][];
            /** @description Listed products of the same categories, most similar first */
            related: components["schemas"]["ProductCard"][];
        };
        /** @description A product in a list */
        ProductCard: {
            /**
             * @description A stable id: letters, digits and hyphens
             * @example home-shirt
             */
            id: string;
            /**
             * @description The variant that the card shows
             * @example home-shirt-red-m
             */
            variantId: string;
            /**
             * @description Name, in the culture of the request
             * @example Home shirt
             */
            name: string;
            /**
             * @description Brand of the product
             * @example Supporter
             */
            brand: string;
            /**
             * @description Name of the main category; empty without one
             * @example Shirts
             */
            category: string;
            /**
             * @description Path of the shop, with the culture’s prefix
             * @example /shirts/home-shirt/p-home-shirt-red-m/
             */
            url: string;
            /** @description Images, in display order */
            images: components["schemas"]["Image"][];
            price: components["schemas"]["Price"];
            /** @description Colours, in display order */
            colors: {
                /**
                 * @description Name, in the culture of the request
                 * @example Home shirt
                 */
                name: string;
                /** @description One or two colours for a colour swatch, as `#rrggbb` */
                swatch: string[];
                /**
                 * @description Path of the shop, with the culture’s prefix
                 * @example /shirts/home-shirt/p-home-shirt-red-m/
                 */
                url: string;
            }[];
            stockStatus: components["schemas"]["StockStatus"];
            /** @description Whether the product is marked as new */
            isNew: boolean;
        };
        /** @description A colour of a product */
        ProductColor: {
            /**
             * @description A stable code
             * @example red
             */
            code: string;
            /**
             * @description Name, in the culture of the request
             * @example Red
             */
            name: string;
            /** @description One or two colours for a colour swatch, as `#rrggbb` */
            swatch: string[];
            /**
             * @description The variant that links of the colour lead to
             * @example home-shirt-red-m
             */
            leadVariantId: string;
            /**
             * @description Path of the shop, with the culture’s prefix
             * @example /shirts/home-shirt/p-home-shirt-red-m/
             */
            url: string;
            stockStatus: components["schemas"]["StockStatus"];
            /** @description Images, in display order */
            images: components["schemas"]["Image"][];
        };
        /** @description A page of products */
        ProductList: {
            /** @description Items of the page */
            items: components["schemas"]["ProductCard"][];
            /**
             * @description Page number, starting at 1
             * @example 1
             */
            page: number;
            /**
             * @description Items per page
             * @example 24
             */
            pageSize: number;
            /**
             * @description Number of items on all pages
             * @example 240
             */
            totalItems: number;
            /**
             * @description Number of pages
             * @example 10
             */
            totalPages: number;
        };
        /** @description The data of a customer’s account */
        Profile: {
            /**
             * Format: uuid
             * @description The customer's id
             */
            id: string;
            /**
             * @description E-mail address for logging in
             * @example freja@example.com
             */
            email: string;
            /**
             * @description The new address, until the customer opens the link that was mailed to it
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
             * @description Zip code in the country's format, or empty
             * @example 8000
             */
            zipCode: string;
            /**
             * @description ISO 3166-1 alpha-2, or empty
             * @example DK
             */
            country: string;
            /**
             * @description Language of mails to the customer
             * @example en
             */
            culture: string;
            /**
             * Format: date-time
             * @description Time of the registration
             */
            createdAt: string;
        };
        /** @description The customer’s profile */
        ProfileAnswer: {
            meta: components["schemas"]["Meta"];
            profile: components["schemas"]["Profile"];
        };
        /** @description Fields to update; missing fields keep their values */
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
             * @description Zip code in the country's format, or empty
             * @example 8000
             */
            zipCode?: string;
            /**
             * @description ISO 3166-1 alpha-2, or empty
             * @example DK
             */
            country?: string;
            /**
             * @description Language of mails to the customer
             * @example en
             */
            culture?: string;
            /**
             * @description A new address; takes effect when the customer opens the link that is mailed to it
             * @example freja@example.com
             */
            email?: string;
            /**
             * @description 8 to 128 characters of any kind; common passwords are refused
             * @example a seat at the north stand
             */
            newPassword?: string;
            /**
             * @description Required with a new address or a new password
             * @example a seat at the north stand
             */
            currentPassword?: string;
        };
        /** @description The order of a basket after its payment */
        ReceiptAnswer: {
            meta: components["schemas"]["Meta"];
            receipt: components["schemas"]["Order"] | null;
            /** @description Whether lines that were added during the payment are in the next basket: see `after` of createBasket */
            hasNextBasket: boolean;
        };
        /** @description A completed or pending refund to the customer */
        Refund: {
            /**
             * @description Id of the refund, also sent to the payment provider
             * @example 7c0a3a52-1c39-4f0e-9a2b-3f0b2a0d8e44
             */
            id: string;
            /**
             * @description Id of the refunded order
             * @example 2b1d6d0e-6f0e-4a57-9d27-0f2f4b6f1c11
             */
            orderId: string;
            amount: components["schemas"]["Money"];
            /**
             * @description The reason, as given in the request
             * @example declined
             */
            reason: string;
            status: components["schemas"]["RefundStatus"];
            /**
             * Format: date-time
             * @description Time of creation
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the provider completed or refused it
             */
            finishedAt: string | null;
        };
        /**
         * @description `pending` until the payment provider completes it, with retries; `failed` if the provider refuses it
         * @enum {string}
         */
        RefundStatus: "pending" | "done" | "failed";
        /** @description The data of a new customer */
        Registration: {
            /**
             * @description An e-mail address; case and surrounding spaces are ignored
             * @example freja@example.com
             */
            email: string;
            /**
             * @description 8 to 128 characters of any kind; common passwords are refused
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
             * @description The terms that were shown; stored with the time of acceptance
             * @example terms-2026-11
             */
            termsId?: string;
        };
        /** @description The shopper’s comment for the shop */
        SaveComment: {
            /**
             * @description The shopper’s comment for the shop; empty without one
             * @example Please ring the bell on the ground floor
             */
            comment: string;
        };
        /** @description Term, filters and sort order of a search */
        SearchBody: {
            /**
             * @description Search term: words in the culture, a SKU or an EAN. Without a term, all products match
             * @example home jersey
             */
            term?: string;
            /**
             * @description Page number, starting at 1
             * @default 1
             * @example 1
             */
            page: number;
            /**
             * @description Products per page
             * @default 24
             * @example 24
             */
            pageSize: number;
            /**
             * @description Only products in this category and its descendants
             * @example shirts
             */
            categoryId?: string | null;
            /** @description The filters of the search */
            filters?: {
                /** @description Filters with selectable values */
                multipleFilters?: {
                    /**
                     * @description The filter
                     * @enum {string}
                     */
                    id: "category" | "color" | "size" | "brand";
                    /**
                     * @description Ids of the selected values, which are alternatives
                     * @example [
                     *       "red"
                     *     ]
                     */
                    values: string[];
                }[];
                /** @description Filters with a lower and an upper bound */
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
                 * @description Enabled filters
                 * @example [
                 *       "inStock"
                 *     ]
                 */
                bitFilters?: ("inStock" | "onSale" | "new")[];
            };
            /**
             * @description Sort order; `relevance` by default
             * @enum {string}
             */
            sorting?: "relevance" | "newest" | "priceAscending" | "priceDescending" | "name";
        };
        /** @description A filter of a search, with counts */
        SearchFilter: {
            /**
             * @description The kind of the object
             * @constant
             */
            type: "Multiple";
            /**
             * @description Id for search requests
             * @example color
             */
            id: string;
            /**
             * @description Name in the culture of the request
             * @example Colour
             */
            name: string;
            /** @description Sizes in the order of S3.28, categories as in the tree, others by name */
            values: {
                /**
                 * @description Id for search requests
                 * @example red
                 */
                id: string;
                /**
                 * @description Name in the culture of the request
                 * @example Red
                 */
                name: string;
                /**
                 * @description Number of products with this value that pass the other filters
                 * @example 14
                 */
                count: number;
                /** @description Whether the search selects it */
                selected: boolean;
                /**
                 * @description The parent value, if the list contains it: a category may be part of another one
                 * @example shirts
                 */
                parentId?: string;
            }[];
        } | {
            /**
             * @description The kind of the object
             * @constant
             */
            type: "Range";
            /**
             * @description Id for search requests
             * @example color
             */
            id: string;
            /**
             * @description Name in the culture of the request
             * @example Colour
             */
            name: string;
            /**
             * @description ISO 4217
             * @example EUR
             */
            currency: string;
            /**
             * @description Lowest value of the matching products, in the currency's major unit, VAT included
             * @example 1
             */
            min: number;
            /**
             * @description Highest value of the matching products, in the currency's major unit, VAT included
             * @example 3
             */
            max: number;
            /** @description The bounds that the search selects */
            selected: {
                /**
                 * @description The lower bound
                 * @example 1
                 */
                min: number | null;
                /**
                 * @description The upper bound
                 * @example 3
                 */
                max: number | null;
            } | null;
        } | {
            /**
             * @description The kind of the object
             * @constant
             */
            type: "Bit";
            /**
             * @description Id for search requests
             * @example color
             */
            id: string;
            /**
             * @description Name in the culture of the request
             * @example Colour
             */
            name: string;
            /**
             * @description Number of products with this value that pass the other filters
             * @example 14
             */
            count: number;
            /** @description Whether the search selects it */
            selected: boolean;
        };
        /** @description Metadata of a page for search engines */
        SeoComposition: {
            /** @description Fields of the view */
            view: {
                /**
                 * @description Title of the page for browsers and search engines
                 * @example Home shirt
                 */
                seoTitle: string;
                /**
                 * @description Description of the page for search engines
                 * @example The home shirt of this season
                 */
                seoDescription: string;
                /**
                 * @description The canonical URL for search engines; null if it is the page’s own URL
                 * @example /shirts/home-shirt/p-home-shirt-red-m/
                 */
                canonicalUrl: string | null;
            };
        };
        /** @description A login of the customer on one device */
        Session: {
            /**
             * Format: uuid
             * @description Id of the session, for `endMySession`
             */
            id: string;
            /**
             * @description The browser and system at the login; empty if unknown
             * @example Firefox, Windows
             */
            device: string;
            /**
             * Format: date-time
             * @description Time of the login
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Time at which its tokens were last issued, to a quarter of an hour
             */
            lastUsedAt: string;
            /** @description Whether it is the session of this request */
            isCurrent: boolean;
        };
        /** @description The sessions of the customer, the last used first */
        SessionList: {
            meta: components["schemas"]["Meta"];
            /** @description Sessions that have not ended */
            sessions: components["schemas"]["Session"][];
        };
        /** @description The new quantity of a line */
        SetLine: {
            /**
             * @description Id of the variant
             * @example home-shirt-red-m
             */
            productId: string;
            /**
             * @description Number of units
             * @example 2
             */
            quantity: number;
            /**
             * @description The print: a `relationId` of the product's `addOns`. Missing or null: no print
             * @example as-home-shirt-26-name-and-number
             */
            addOnAndProductRelationId?: string | null;
            personalisation?: components["schemas"]["PrintWish"] | null;
        };
        /** @description The new quantities of lines; other lines keep theirs */
        SetLines: {
            /** @description Lines, in the order in which they were added */
            lines: components["schemas"]["SetLine"][];
        };
        /** @description A parcel with goods of an order */
        Shipment: {
            /**
             * @description A stable id: letters, digits and hyphens
             * @example home-shirt
             */
            id: string;
            /**
             * Format: date-time
             * @description When the parcel was handed to the carrier
             */
            shippedAt: string;
            /**
             * @description Name of the carrier
             * @example GLS
             */
            carrier: string;
            /**
             * @description The carrier's number of the parcel
             * @example 00370733
             */
            trackingNumber: string | null;
            /**
             * @description Page of the carrier that shows where the parcel is
             * @example https://carrier.example/track/00370733
             */
            trackingUrl: string | null;
            /** @description Lines, in the order in which they were added */
            lines: {
                /**
                 * @description Id of the order line
                 * @example 1
                 */
                lineId: string;
                /**
                 * @description How many of the line are in the parcel
                 * @example 2
                 */
                quantity: number;
            }[];
        };
        /** @description The shipping methods, and the totals of the basket with the selected one */
        ShippingAnswer: {
            /**
             * @description Whether the operation succeeded
             * @constant
             */
            success: true;
            /** @description Shipping methods for the address */
            shippingMethods: components["schemas"]["ShippingMethod"][];
            summary: components["schemas"]["BasketSummary"];
        };
        /** @description Shipping address, if it differs from the billing address */
        ShippingDetails: {
            /**
             * @description E-mail address
             * @example freja@example.com
             */
            email: string;
            /**
             * @description Telephone number, with or without the country code
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
             * @description Town or city
             * @example Aarhus
             */
            city: string;
            /**
             * @description Zip code in the country’s format
             * @example 8000
             */
            zipCode: string;
            /**
             * @description ISO 3166-1 alpha-2
             * @example DK
             */
            country: string;
        };
        /** @description A shipping method with its price for this basket */
        ShippingMethod: {
            /**
             * @description A stable id: letters, digits and hyphens
             * @example home-delivery
             */
            id: string;
            /**
             * @description Name, in the culture of the request
             * @example Home delivery
             */
            name: string;
            /**
             * @description Description in one or two sentences, as plain text
             * @example The shirt that the team plays in at home
             */
            description: string;
            /**
             * @description `home`: home delivery; `dropPoint`: delivery to a drop point
             * @enum {string}
             */
            kind: "home" | "dropPoint";
            price: components["schemas"]["Money"];
            /** @description Delivery time in working days */
            days: {
                /**
                 * @description The lower bound
                 * @example 1
                 */
                min: number;
                /**
                 * @description The upper bound
                 * @example 3
                 */
                max: number;
            };
            /** @description Whether the method is selected */
            selected: boolean;
            dropPoint: components["schemas"]["DropPoint"] | null;
        };
        /** @description The shipping methods for the address */
        ShippingMethodsAnswer: {
            /**
             * @description Whether the operation succeeded
             * @constant
             */
            success: true;
            /** @description Shipping methods for the address */
            shippingMethods: components["schemas"]["ShippingMethod"][];
        };
        /** @description A challenge that a passkey signed, as its `toJSON()` gives it */
        SignedCredential: {
            /**
             * @description Id of the credential, base64url
             * @example kX1c3vQH2m8rT0aZ
             */
            id: string;
            /**
             * @description The same id
             * @example kX1c3vQH2m8rT0aZ
             */
            rawId: string;
            /**
             * @description Always `public-key`
             * @constant
             */
            type: "public-key";
            /** @description The response of the authenticator */
            response: {
                /**
                 * @description The challenge and the page’s origin, as the browser saw them, base64url
                 * @example eyJ0eXBlIjoid2ViYXV0aG4u
                 */
                clientDataJSON: string;
                /**
                 * @description The data of the authenticator that was signed, base64url
                 * @example SZYN5YgOjGh0NBcPZHZgW4_k
                 */
                authenticatorData: string;
                /**
                 * @description The signature, base64url
                 * @example MEUCIQDTGVxhrDkRzUyv
                 */
                signature: string;
                /**
                 * @description The account that the authenticator stored, base64url
                 * @example Y3VzdG9tZXI6N2YwMDAwMDA
                 */
                userHandle?: string;
            };
        };
        /** @description A page of the sitemap, in a stable order */
        Sitemap: {
            /** @description The pages of the sitemap */
            entries: components["schemas"]["SitemapEntry"][];
            /**
             * @description Page number, starting at 1
             * @example 1
             */
            page: number;
            /**
             * @description Entries per page; the last page may have fewer
             * @example 24
             */
            pageSize: number;
            /**
             * @description Number of entries on all pages
             * @example 240
             */
            totalItems: number;
            /**
             * @description Number of pages
             * @example 10
             */
            totalPages: number;
        };
        /** @description A page for search engines */
        SitemapEntry: {
            /**
             * @description Path of the page in the store's default culture, or in the first culture that has the page
             * @example /shirts/home-shirt/p-home-shirt-black-m/
             */
            url: string;
            /** @description The page in every culture that has it, including `url` */
            alternates: {
                /**
                 * @description The language, as named by the shop
                 * @example da
                 */
                culture: string;
                /**
                 * @description For hreflang
                 * @example da-DK
                 */
                locale: string;
                /**
                 * @description Path of the shop, with the culture’s prefix
                 * @example /da/trojer/hjemmetroje/p-home-shirt-black-m/
                 */
                url: string;
            }[];
            /**
             * Format: date-time
             * @description Time of the last change of the page
             * @example 2026-11-21T09:30:00.000Z
             */
            lastModified: string;
        };
        /** @description Body measurements by size */
        SizeGuide: {
            /**
             * @description A stable id: letters, digits and hyphens
             * @example adult-tops
             */
            id: string;
            /**
             * @description Name of the size guide
             * @example Shirts and sweatshirts for adults
             */
            name: string;
            /** @description Notes on measuring and choosing a size, as plain text */
            notes: string[];
            /** @description Columns of the table */
            measures: {
                /**
                 * @description The body measurement, not the garment’s
                 * @example Chest
                 */
                name: string;
                /**
                 * @description `months` and `years` are ages, for orientation
                 * @enum {string}
                 */
                unit: "cm" | "months" | "years";
            }[];
            /** @description One row per size, smallest first */
            rows: {
                /**
                 * @description A size of the product
                 * @example M
                 */
                size: string;
                /** @description One value per entry of `measures`, in the same order; null if not relevant */
                values: ({
                    /**
                     * @description In the measure's unit
                     * @example 95
                     */
                    from: number;
                    /**
                     * @description Inclusive, in the measure's unit
                     * @example 102
                     */
                    to: number;
                } | null)[];
            }[];
        };
        /** @description Stock that was held, sold or returned */
        StockChange: {
            /** @description The variants whose stock has changed */
            variants: {
                /**
                 * @description Id of the variant
                 * @example home-shirt-m
                 */
                variantId: string;
                /**
                 * @description How many are left for sale
                 * @example 12
                 */
                stock: number;
            }[];
        };
        /**
         * @description Available now, later (`InPreorderStock`) or not at all
         * @enum {string}
         */
        StockStatus: "InStock" | "OutOfStock" | "InPreorderStock";
        /** @description Confirms that the operation succeeded */
        SuccessAnswer: {
            /**
             * @description Whether the operation succeeded
             * @constant
             */
            success: true;
        };
        /** @description The totals of a basket */
        SummaryAnswer: {
            /**
             * @description Whether the operation succeeded
             * @constant
             */
            success: true;
            summary: components["schemas"]["BasketSummary"];
        };
        /** @description Colours and font of the club */
        Theming: {
            /**
             * @description A CSS colour
             * @example #b0122b
             */
            primaryColor: string;
            /**
             * @description A CSS colour
             * @example #101820
             */
            secondaryColor: string;
            /**
             * @description A CSS colour
             * @example #101820
             */
            textColor: string;
            /**
             * @description A CSS font family; null for the shop’s default
             * @example Tektur
             */
            fontFamily: string;
        };
        /** @description The tokens of a login */
        TokenResult: {
            /**
             * @description Sent as the header Authorization: Bearer …
             * @example eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIyYjFkIn0.c2lnbmF0dXJl
             */
            access_token: string;
            /**
             * @description Valid for one exchange and for 30 days, at most 90 days after the login
             * @example qX2m7V0c9uC4hYp1
             */
            refresh_token: string;
            /**
             * @description Lifetime of the access token in seconds
             * @example 900
             */
            expires_in: number;
            /**
             * @description Always `Bearer`
             * @constant
             */
            token_type: "Bearer";
            /**
             * @description The customer's basket, if there is one; it may differ from the one sent
             * @example NGYxYy5zOWwuYXN0cmFsaXM.b7Kq2w
             */
            basketToken?: string;
        };
        /** @description A unique selling point, in a few words */
        Usp: {
            /**
             * @description Plain text
             * @example Printed to order
             */
            text: string;
            image: components["schemas"]["Image"] | null;
            /** @description Target of the link; null without one */
            link: {
                /**
                 * @description Path of the shop, with the culture’s prefix
                 * @example /shirts/home-shirt/p-home-shirt-red-m/
                 */
                url: string;
                /**
                 * @description Target window, as in HTML; null for the same window
                 * @example _blank
                 */
                target: string | null;
            } | null;
            /** @description Whether narrow screens show it */
            showOnMobile: boolean;
        };
        /** @description The unit that is sold: a product in one colour and one size */
        Variant: {
            /**
             * @description A stable id: letters, digits and hyphens
             * @example home-shirt
             */
            id: string;
            /**
             * @description Path of the shop, with the culture’s prefix
             * @example /shirts/home-shirt/p-home-shirt-red-m/
             */
            url: string;
            /**
             * @description Stock keeping unit: the shop’s own article number
             * @example A-HOME-RED-M
             */
            sku: string;
            /**
             * @description The International Article Number, 13 digits; null without one
             * @example 5701234567899
             */
            ean: string | null;
            /**
             * @description The colour's code within the product
             * @example #b0122b
             */
            color: string;
            /**
             * @description Size, as printed on the label of the garment
             * @example M
             */
            size: string;
            price: components["schemas"]["Price"];
            stockStatus: components["schemas"]["StockStatus"];
            /**
             * Format: date
             * @description First shipping day; set while in preorder
             */
            availableFrom: string | null;
        };
        /** @description The basket after a voucher was added or removed */
        VoucherAnswer: {
            /**
             * @description Whether the operation succeeded
             * @constant
             */
            success: true;
            basket: components["schemas"]["Basket"];
            summary: components["schemas"]["BasketSummary"];
            /** @description With the current prices */
            shippingMethods: components["schemas"]["ShippingMethod"][];
        };
        /**
         * @description The discount of a voucher: a percentage, an amount or free shipping
         * @enum {string}
         */
        VoucherKind: "percentage" | "amount" | "freeShipping";
        /** @description An address to which the API sends events of a store */
        Webhook: {
            /**
             * Format: uuid
             * @description Id of the webhook
             */
            id: string;
            /**
             * @description Where events are sent
             * @example https://erp.example/matchday
             */
            url: string;
            /** @description Which events are sent */
            events: string[];
            /**
             * Format: date-time
             * @description Time of creation
             */
            createdAt: string;
            /**
             * @description Failed attempts since the last successful one; while it is above 0, events wait for the next attempt
             * @example 0
             */
            failures: number;
            /**
             * Format: date-time
             * @description Time of the next attempt after a failure; null without one
             */
            nextAttemptAt: string | null;
        };
        /** @description Confirms that the event was received */
        WebhookAnswer: {
            /**
             * @description Always true
             * @constant
             */
            received: true;
        };
        /** @description An event that is sent to a webhook */
        WebhookDelivery: {
            /**
             * Format: uuid
             * @description Id of the delivery, also sent as `webhook-id`
             */
            id: string;
            /**
             * @description An event; the section `webhooks` of this document lists them
             * @example order.placed
             */
            type: string;
            /** @description The data of the event */
            data: unknown;
            /**
             * @description `pending` until the receiver accepts it; `failed` after 24 attempts in most of a day
             * @enum {string}
             */
            state: "pending" | "delivered" | "failed";
            /**
             * @description How often it was sent
             * @example 1
             */
            attempts: number;
            /**
             * @description Why the last attempt failed
             * @example status 503
             */
            fault: string | null;
            /**
             * Format: date-time
             * @description Time of the event
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was delivered or given up
             */
            finishedAt: string | null;
        };
        /** @description Which events to send again */
        WebhookReplay: {
            /**
             * Format: date-time
             * @description Events at or after this time are sent again
             */
            since: string;
        };
        /** @description A consumer’s statement of withdrawal from an order or from some of its goods */
        Withdrawal: {
            /**
             * @description The order number; case and surrounding spaces are ignored
             * @example AST100001
             */
            orderNumber: string;
            /**
             * @description Name of the consumer
             * @example Freja Lund
             */
            name: string;
            /**
             * @description An e-mail address; case and surrounding spaces are ignored
             * @example freja@example.com
             */
            email: string;
            /**
             * @description The goods, in the shopper’s words; if missing, the whole order
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
                /** @description Width in pixels. If missing, the image keeps its aspect ratio */
                width?: 160 | 320 | 480 | 720 | 1080 | 1440 | 1200;
                /** @description Height in pixels. If missing, the image keeps its aspect ratio */
                height?: 160 | 320 | 480 | 720 | 1080 | 1440 | 630;
                /** @description `pad` fits the whole image on white, `crop` cuts it around the focal point */
                mode?: "pad" | "crop";
                /** @description Quality in percent */
                quality?: 60 | 80;
                /** @description `auto`: WebP if the browser accepts it, with a lower quality value that looks the same */
                format?: "jpg" | "png" | "webp" | "auto";
                /**
                 * @description `top,left` from 0 to 1: the point that a crop keeps visible
                 * @example 0.5,0.5
                 */
                focal?: string;
                /** @description Any version name; with it, clients may cache the response permanently */
                v?: string;
            };
            header?: never;
            path: {
                /** @description Id of the store */
                store: string;
                /** @description Key of the image */
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
    getFont: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the store */
                store: string;
                /**
                 * @description File name of the font
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
                /** @description Name of the payment provider */
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
                /** @description Id of the store */
                storeId: string;
            };
            header?: {
                /**
                 * @description Language of error messages; English by default
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
                        /** @description The store’s keys, newest first */
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
    createAdminKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages; English by default
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
                         * @description Whether the operation succeeded
                         * @constant
                         */
                        success: true;
                        /**
                         * @description Returned only once: the server stores only its hash
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
    revokeAdminKey: {
        parameters: {
            query: {
                /** @description Id of the store */
                storeId: string;
            };
            header?: {
                /**
                 * @description Language of error messages; English by default
                 * @example en
                 */
                culture?: string;
            };
            path: {
                /** @description Id of the resource */
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
                         * @description Whether the operation succeeded
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
    createStore: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages; English by default
                 * @example en
                 */
                culture?: string;
            };
            path: {
                /** @description Id of the resource */
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
                         * @description Whether the operation succeeded
                         * @constant
                         */
                        success: true;
                        /** @description False if the same store already existed */
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
    getImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages; English by default
                 * @example en
                 */
                culture?: string;
            };
            path: {
                /** @description Id of the resource */
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
    exportPart: {
        parameters: {
            query?: {
                format?: components["schemas"]["FileFormat"];
                /** @description Separator of the CSV file. `semicolon` also writes decimal commas, for Danish and Spanish spreadsheets */
                separator?: "comma" | "semicolon";
            };
            header?: {
                /**
                 * @description Language of error messages; English by default
                 * @example en
                 */
                culture?: string;
            };
            path: {
                /** @description `store`: name, cultures, VAT, shipping and payment methods; `catalogue`: categories, products, size guides, prints, players; `prices` and `stock`: those of existing products; `dictionary`: interface texts; `content`: pages and redirects; `settings`: header, footer, navigation; `all`: everything, JSON only */
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
    listOrders: {
        parameters: {
            query?: {
                status?: components["schemas"]["OrderStatus"];
                /** @description Only orders created at or after this time */
                since?: string;
                /** @description Page number, starting at 1 */
                page?: number;
                /** @description Orders per page */
                pageSize?: number;
            };
            header?: {
                /**
                 * @description Language of error messages; English by default
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
    listOrderChanges: {
        parameters: {
            query?: {
                /** @description Only orders changed at or after this time */
                updatedSince?: string;
                /** @description `nextCursor` of the previous response */
                cursor?: string;
                /** @description Orders per response */
                limit?: number;
            };
            header?: {
                /**
                 * @description Language of error messages; English by default
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
                        /** @description Oldest change first */
                        changes: components["schemas"]["OrderChange"][];
                        /**
                         * @description Where the next call continues; the sent cursor if nothing has changed, empty without one
                         * @example NzUxOjJiMWQ2ZDBlLTZmMGUtNGE1Ny05ZDI3LTBmMmY0YjZmMWMxMQ
                         */
                        nextCursor: string;
                        /** @description Whether the next call returns more changes at once */
                        hasMore: boolean;
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
    getOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages; English by default
                 * @example en
                 */
                culture?: string;
            };
            path: {
                /** @description The order's id (not its order number) */
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
                        /** @description All events, oldest first; append-only */
                        history: components["schemas"]["OrderEvent"][];
                        /** @description Completed and pending refunds, oldest first */
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
    setOrderStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages; English by default
                 * @example en
                 */
                culture?: string;
            };
            path: {
                /** @description The order's id (not its order number) */
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
                         * @description Whether the operation succeeded
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
    createShipment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of error messages; English by default
                 * @example en
                 */
                culture?: string;
                /** @description Makes retries safe: the same key with the same request runs once and returns the same response for a day */
                "idempotency-key": string;
            };
            path: {
                /** @description The order's id (not its order number) */
                orderId: string;
            };
            cookie?: never;
        };
        /** @description A parcel that was handed to the carrier */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewShipment"];
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
                         * @description Whether the operation succeeded
                         * @constant
                         */
                        success: true;
                        shipment: components["schemas"]["Shipment"];
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
    refundOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of error messages; English by default
                 * @example en
                 */
                culture?: string;
                /** @description Identifies the refund: repeating the call with the same key does not refund again */
                "idempotency-key": string;
            };
            path: {
                /** @description The order's id (not its order number) */
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
                         * @description Whether the operation succeeded
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
    endCustomerSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages; English by default
                 * @example en
                 */
                culture?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerOfSessions"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedSessions"];
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
    endStoreSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages; English by default
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
                    "application/json": components["schemas"]["EndedSessions"];
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
    listWebhooks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages; English by default
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
                        /** @description Oldest first */
                        webhooks: components["schemas"]["Webhook"][];
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
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages; English by default
                 * @example en
                 */
                culture?: string;
                /** @description Makes retries safe: the same key with the same request runs once and returns the same response for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description An address to which to send events */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWebhook"];
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
                         * @description Whether the operation succeeded
                         * @constant
                         */
                        success: true;
                        webhook: components["schemas"]["Webhook"];
                        /**
                         * @description Verifies the signatures; store it, it is not shown again
                         * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
                         */
                        secret: string;
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
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages; English by default
                 * @example en
                 */
                culture?: string;
            };
            path: {
                /** @description Id of the webhook */
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
                         * @description Whether the operation succeeded
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
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Only deliveries in this state */
                state?: "pending" | "delivered" | "failed";
            };
            header?: {
                /**
                 * @description Language of error messages; English by default
                 * @example en
                 */
                culture?: string;
            };
            path: {
                /** @description Id of the webhook */
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
                        /** @description Newest first */
                        deliveries: components["schemas"]["WebhookDelivery"][];
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
    replayWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages; English by default
                 * @example en
                 */
                culture?: string;
            };
            path: {
                /** @description Id of the webhook */
                id: string;
            };
            cookie?: never;
        };
        /** @description Which events to send again */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookReplay"];
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
                         * @description Whether the operation succeeded
                         * @constant
                         */
                        success: true;
                        /**
                         * @description How many finished deliveries are sent again
                         * @example 3
                         */
                        count: number;
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
    listMedia: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages; English by default
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
                        /**
                         * @description Whether the operation succeeded
                         * @constant
                         */
                        success: true;
                        /** @description Keys, in alphabetical order */
                        keys: string[];
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
    getOriginalMedia: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages; English by default
                 * @example en
                 */
                culture?: string;
            };
            path: {
                /** @description The key of the image */
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
                    "image/svg+xml": string;
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
    putMedia: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages; English by default
                 * @example en
                 */
                culture?: string;
            };
            path: {
                /**
                 * @description The key that categories, products and pages use for the image
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
                         * @description Whether the operation succeeded
                         * @constant
                         */
                        success: true;
                        /**
                         * @description Path of the image on the API server
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
    startImport: {
        parameters: {
            query: {
                /** @description `store`: name, cultures, VAT, shipping and payment methods; `catalogue`: categories, products, size guides, prints, players; `prices` and `stock`: those of existing products; `dictionary`: interface texts; `content`: pages and redirects; `settings`: header, footer, navigation; `all`: everything, JSON only */
                part: "store" | "catalogue" | "prices" | "stock" | "dictionary" | "content" | "settings" | "all";
                format: components["schemas"]["FileFormat"];
                /** @description Check the file and count the changes without writing anything */
                dryRun?: boolean;
                /** @description Remove entries that are missing from the lists in the file. Not allowed for `prices` and `stock` */
                removeMissing?: boolean;
            };
            header?: {
                /**
                 * @description Language of error messages; English by default
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
                         * @description Whether the operation succeeded
                         * @constant
                         */
                        success: true;
                        /**
                         * Format: uuid
                         * @description Id of the import, for `getImport`
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
    getContent: {
        parameters: {
            query?: {
                /**
                 * @description Path of the page, including the culture's prefix
                 * @example /about/
                 */
                url?: string;
            };
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
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
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
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
                        /** @description The requested data */
                        data: {
                            /** @description Data of the page */
                            views: {
                                /** @description The texts of the request’s culture */
                                dictionaryItemsByCulture: {
                                    /** @description All texts of the culture */
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
                 * @description Path of the page, including the culture's prefix
                 * @example /about/
                 */
                url?: string;
            };
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
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
                        /** @description Data of the page */
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
                /** @description Page number, starting at 1; pages after the last one are empty */
                page?: number;
            };
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
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
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
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
                        /** @description Names of the categories, from the top down */
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
                /** @description Page number, starting at 1; pages after the last one are empty */
                page?: number;
            };
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
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
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
                rootCategoryId?: string;
            };
            path: {
                /** @description Id of the resource */
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
                /** @description Ids of products or variants; unknown ids are ignored */
                id: string[];
            };
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
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
                        /** @description Products, in the requested order */
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
                /** @description Page number, starting at 1; pages after the last one are empty */
                page?: number;
            };
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
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
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
                rootCategoryId?: string;
            };
            path: {
                /** @description Id of the resource */
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
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
                rootCategoryId?: string;
            };
            path: {
                /** @description Id of the resource */
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
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
                rootCategoryId?: string;
            };
            path: {
                /** @description Id of the resource */
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
                /** @description Page number, starting at 1; pages after the last one are empty */
                page?: number;
                /** @description Items per page */
                pageSize?: number;
            };
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
                rootCategoryId?: string;
            };
            path: {
                /** @description Id of the resource */
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
                 * @description Search term: words in the culture, a SKU or an EAN. Without a term, all products match
                 * @example home jersey
                 */
                Term?: string;
                /** @description Page number, starting at 1 */
                Page?: number;
                /** @description Products per page */
                PageSize?: number;
                /** @description Only products in this category and its descendants */
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
                 * @description `price:from-to` in the currency's major unit, VAT included; either bound may be missing
                 * @example [
                 *       "price:20-49.95"
                 *     ]
                 */
                "Filters.RangeFilters"?: string[];
                /**
                 * @description Enabled filters
                 * @example [
                 *       "inStock"
                 *     ]
                 */
                "Filters.BitFilters"?: ("inStock" | "onSale" | "new")[];
                /** @description Alias of Sorting; Sorting takes precedence */
                "Filters.SortOptions"?: "relevance" | "newest" | "priceAscending" | "priceDescending" | "name";
                /** @description Sort order; `relevance` by default */
                Sorting?: "relevance" | "newest" | "priceAscending" | "priceDescending" | "name";
            };
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
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
                        /** @description The filters. Counts ignore the selection of the filter itself. Omits filters without matching products */
                        filters: components["schemas"]["SearchFilter"][];
                        /** @description The available sort orders */
                        sortOptions: {
                            /**
                             * @description Id for search requests
                             * @enum {string}
                             */
                            id: "relevance" | "newest" | "priceAscending" | "priceDescending" | "name";
                            /**
                             * @description Name in the culture of the request
                             * @example Price, low to high
                             */
                            name: string;
                            /** @description Whether the products are sorted by it */
                            selected: boolean;
                        }[];
                        /**
                         * @description The corrected term that was used for the search; null without a correction
                         * @example jersey
                         */
                        suggestion: string | null;
                        /** @description Categories whose name contains the words of the term */
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
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
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
                        /** @description The filters. Counts ignore the selection of the filter itself. Omits filters without matching products */
                        filters: components["schemas"]["SearchFilter"][];
                        /** @description The available sort orders */
                        sortOptions: {
                            /**
                             * @description Id for search requests
                             * @enum {string}
                             */
                            id: "relevance" | "newest" | "priceAscending" | "priceDescending" | "name";
                            /**
                             * @description Name in the culture of the request
                             * @example Price, low to high
                             */
                            name: string;
                            /** @description Whether the products are sorted by it */
                            selected: boolean;
                        }[];
                        /**
                         * @description The corrected term that was used for the search; null without a correction
                         * @example jersey
                         */
                        suggestion: string | null;
                        /** @description Categories whose name contains the words of the term */
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
                 * @description The text typed so far; words may be incomplete
                 * @example hom
                 */
                Term: string;
            };
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
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
                        /** @description The best matches */
                        products: components["schemas"]["ProductCard"][];
                        /** @description Categories whose name contains the words of the term */
                        categories: components["schemas"]["FoundCategory"][];
                        /**
                         * @description The corrected term that was used for the search; null without a correction
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
                /** @description The store; must match the StoreId header */
                storeId?: string;
                /** @description Token of the ordered basket that the new one follows */
                after?: string;
            };
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
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
                /** @description The store; must match the StoreId header */
                storeId?: string;
            };
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
                rootCategoryId?: string;
            };
            path: {
                /** @description Token of the basket, from its creation */
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
                /** @description The store; must match the StoreId header */
                storeId?: string;
            };
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
                rootCategoryId?: string;
                /** @description Makes retries safe: the same key with the same request runs once and returns the same response for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Token of the basket, from its creation */
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
                /** @description The store; must match the StoreId header */
                storeId?: string;
            };
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
                rootCategoryId?: string;
            };
            path: {
                /** @description Token of the basket, from its creation */
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
                /** @description The store; must match the StoreId header */
                storeId?: string;
            };
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
                rootCategoryId?: string;
            };
            path: {
                /** @description Token of the basket, from its creation */
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
                /** @description The store; must match the StoreId header */
                storeId?: string;
            };
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
                rootCategoryId?: string;
                /** @description Makes retries safe: the same key with the same request runs once and returns the same response for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Token of the basket, from its creation */
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
                /** @description The store; must match the StoreId header */
                storeId?: string;
            };
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
                rootCategoryId?: string;
            };
            path: {
                /** @description Token of the basket, from its creation */
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
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
                rootCategoryId?: string;
            };
            path: {
                /** @description Token of the basket, from its creation */
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
    saveBillingAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
                rootCategoryId?: string;
            };
            path: {
                /** @description Token of the basket, from its creation */
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
    prefillBillingAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
                rootCategoryId?: string;
            };
            path: {
                /** @description Token of the basket, from its creation */
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
                    "application/json": components["schemas"]["PrefilledAnswer"];
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
    saveShippingAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
                rootCategoryId?: string;
            };
            path: {
                /** @description Token of the basket, from its creation */
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
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
                rootCategoryId?: string;
            };
            path: {
                /** @description Token of the basket, from its creation */
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
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
                rootCategoryId?: string;
            };
            path: {
                /** @description Token of the basket, from its creation */
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
                 * @description The zip code of the shipping address if missing
                 * @example 2100
                 */
                zipCode?: string;
            };
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
                rootCategoryId?: string;
            };
            path: {
                /** @description Token of the basket, from its creation */
                token: string;
                /** @description Id of a shipping method */
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
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
                rootCategoryId?: string;
            };
            path: {
                /** @description Token of the basket, from its creation */
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
                 * @description The code; not case-sensitive
                 * @example FANS10
                 */
                voucherCode: string;
            };
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
                rootCategoryId?: string;
            };
            path: {
                /** @description Token of the basket, from its creation */
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
                 * @description The code; not case-sensitive
                 * @example FANS10
                 */
                voucherCode: string;
            };
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
                rootCategoryId?: string;
            };
            path: {
                /** @description Token of the basket, from its creation */
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
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
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
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
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
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
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
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
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
    startPasskeyLogin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
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
                    "application/json": components["schemas"]["PasskeyRequestAnswer"];
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
    logInWithPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
                rootCategoryId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyLogin"];
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
    subscribeNewsletter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
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
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
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
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
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
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
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
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
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
                /** @description Page number, starting at 1 */
                page?: number;
                /** @description Orders per page */
                pageSize?: number;
            };
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
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
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
                rootCategoryId?: string;
            };
            path: {
                /** @description Id from the list of orders */
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
    listMySessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
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
                    "application/json": components["schemas"]["SessionList"];
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
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
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
    endMySession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
                rootCategoryId?: string;
            };
            path: {
                /** @description Id of the session, from `listMySessions` */
                sessionId: string;
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
    listMyPasskeys: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
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
                    "application/json": components["schemas"]["PasskeyList"];
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
    finishPasskeyRegistration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
                rootCategoryId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyCreated"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyAnswer"];
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
    startPasskeyRegistration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
                rootCategoryId?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyStart"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyCreationAnswer"];
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
    removePasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
                rootCategoryId?: string;
            };
            path: {
                /** @description Id of the passkey, from `listMyPasskeys` */
                passkeyId: string;
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
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
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
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
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
                /** @description The store; must match the StoreId header */
                storeId?: string;
                /** @description Token from a newsletter mail; valid for as long as the subscription lasts */
                token: string;
            };
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
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
                /** @description The page with the form */
                url?: string;
            };
            header?: {
                /**
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
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
                         * @description Whether the operation succeeded
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
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
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
                         * @description Whether the operation succeeded
                         * @constant
                         */
                        success: true;
                        /**
                         * Format: date-time
                         * @description Time of receipt
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
                 * @description The store; required unless the query has storeId
                 * @example astralis
                 */
                StoreId?: string;
                /**
                 * @description A culture of the store; the store's default culture if missing or unknown
                 * @example en
                 */
                culture?: string;
                /**
                 * @description Informational only: prices are always in the culture's currency
                 * @example EUR
                 */
                currency?: string;
                /** @description The root of the category tree; the store's root category if missing */
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
                         * @description Whether the operation succeeded
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
    orderPlaced: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the delivery; the same if it is sent again */
                "webhook-id": string;
                /** @description Unix time of the attempt, in seconds */
                "webhook-timestamp": string;
                /** @description Signature of `<id>.<timestamp>.<body>` with the secret of the webhook: `v1,` and a base64 HMAC-SHA256 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The event
                     * @constant
                     */
                    type: "order.placed";
                    /**
                     * Format: date-time
                     * @description When it happened
                     */
                    timestamp: string;
                    data: components["schemas"]["OrderReference"];
                };
            };
        };
        responses: {
            /** @description The event was received; any status of 200 to 299 will do */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    orderShipped: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the delivery; the same if it is sent again */
                "webhook-id": string;
                /** @description Unix time of the attempt, in seconds */
                "webhook-timestamp": string;
                /** @description Signature of `<id>.<timestamp>.<body>` with the secret of the webhook: `v1,` and a base64 HMAC-SHA256 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The event
                     * @constant
                     */
                    type: "order.shipped";
                    /**
                     * Format: date-time
                     * @description When it happened
                     */
                    timestamp: string;
                    data: components["schemas"]["OrderReference"];
                };
            };
        };
        responses: {
            /** @description The event was received; any status of 200 to 299 will do */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    orderCompleted: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the delivery; the same if it is sent again */
                "webhook-id": string;
                /** @description Unix time of the attempt, in seconds */
                "webhook-timestamp": string;
                /** @description Signature of `<id>.<timestamp>.<body>` with the secret of the webhook: `v1,` and a base64 HMAC-SHA256 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The event
                     * @constant
                     */
                    type: "order.completed";
                    /**
                     * Format: date-time
                     * @description When it happened
                     */
                    timestamp: string;
                    data: components["schemas"]["OrderReference"];
                };
            };
        };
        responses: {
            /** @description The event was received; any status of 200 to 299 will do */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    orderCancelled: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the delivery; the same if it is sent again */
                "webhook-id": string;
                /** @description Unix time of the attempt, in seconds */
                "webhook-timestamp": string;
                /** @description Signature of `<id>.<timestamp>.<body>` with the secret of the webhook: `v1,` and a base64 HMAC-SHA256 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The event
                     * @constant
                     */
                    type: "order.cancelled";
                    /**
                     * Format: date-time
                     * @description When it happened
                     */
                    timestamp: string;
                    data: components["schemas"]["OrderReference"];
                };
            };
        };
        responses: {
            /** @description The event was received; any status of 200 to 299 will do */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    orderRefunded: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the delivery; the same if it is sent again */
                "webhook-id": string;
                /** @description Unix time of the attempt, in seconds */
                "webhook-timestamp": string;
                /** @description Signature of `<id>.<timestamp>.<body>` with the secret of the webhook: `v1,` and a base64 HMAC-SHA256 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The event
                     * @constant
                     */
                    type: "order.refunded";
                    /**
                     * Format: date-time
                     * @description When it happened
                     */
                    timestamp: string;
                    data: components["schemas"]["OrderReference"];
                };
            };
        };
        responses: {
            /** @description The event was received; any status of 200 to 299 will do */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    orderWithdrawn: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the delivery; the same if it is sent again */
                "webhook-id": string;
                /** @description Unix time of the attempt, in seconds */
                "webhook-timestamp": string;
                /** @description Signature of `<id>.<timestamp>.<body>` with the secret of the webhook: `v1,` and a base64 HMAC-SHA256 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The event
                     * @constant
                     */
                    type: "order.withdrawn";
                    /**
                     * Format: date-time
                     * @description When it happened
                     */
                    timestamp: string;
                    data: components["schemas"]["OrderReference"];
                };
            };
        };
        responses: {
            /** @description The event was received; any status of 200 to 299 will do */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    stockChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the delivery; the same if it is sent again */
                "webhook-id": string;
                /** @description Unix time of the attempt, in seconds */
                "webhook-timestamp": string;
                /** @description Signature of `<id>.<timestamp>.<body>` with the secret of the webhook: `v1,` and a base64 HMAC-SHA256 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The event
                     * @constant
                     */
                    type: "stock.changed";
                    /**
                     * Format: date-time
                     * @description When it happened
                     */
                    timestamp: string;
                    data: components["schemas"]["StockChange"];
                };
            };
        };
        responses: {
            /** @description The event was received; any status of 200 to 299 will do */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
