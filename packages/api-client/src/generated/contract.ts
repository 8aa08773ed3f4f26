export interface paths {
    "/api/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        get: operations["getSettings"];
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
        get: operations["listCategories"];
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
        get: operations["listProducts"];
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
        get: operations["getProduct"];
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
        get: operations["listCategoryProducts"];
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
        get: operations["getBasket"];
        put?: never;
        post: operations["addBasketLine"];
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
        post: operations["setBasketLines"];
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
        get: operations["getBasketSummary"];
        put?: never;
        post?: never;
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
        post: operations["saveShippingAddress"];
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
        post: operations["saveComment"];
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
        /** Meta */
        Meta: {
            status: number;
            redirect: string | null;
        };
        /** SeoComposition */
        SeoComposition: {
            view: {
                seoTitle: string;
                seoDescription: string;
                canonicalUrl: string | null;
            };
        };
        /** Image */
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
        /** Link */
        Link: {
            text: string;
            url: string;
            target: string | null;
        };
        /** Usp */
        Usp: {
            text: string;
            image: components["schemas"]["Image"] | null;
            link: {
                url: string;
                target: string | null;
            } | null;
            showOnMobile: boolean;
        };
        /** Block */
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
        /** ContentRoute */
        ContentRoute: {
            id: string;
            url: string;
            /** @enum {string} */
            contentAlias: "contentPage" | "frontPage" | "termsPage" | "contactPage";
            title: string;
            seoComposition: components["schemas"]["SeoComposition"];
            blocks: components["schemas"]["Block"][];
        };
        /** ErrorItem */
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
        /** ErrorBody */
        ErrorBody: {
            meta: components["schemas"]["Meta"];
            /** @constant */
            success: false;
            errors: components["schemas"]["ErrorItem"][];
        };
        /** NavigationItem */
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
        /** LanguageEntry */
        LanguageEntry: {
            name: string;
            /** @example en */
            culture: string;
            url: string;
        };
        /** Company */
        Company: {
            name: string;
            /** @description The company's registration number */
            cvr: string;
            address: string;
            zip: string;
            city: string;
            email: string;
        };
        /** Footer */
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
        /** Theming */
        Theming: {
            primaryColor: string;
            secondaryColor: string;
            textColor: string;
            fontFamily: string;
        };
        /** Country */
        Country: {
            code: string;
            name: string;
        };
        /** ClubSettings */
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
        /** CategoryNode */
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
        /** Crumb */
        Crumb: {
            name: string;
            url: string;
        };
        /** Category */
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
        /** Money */
        Money: {
            amount: number;
            /** @example EUR */
            currency: string;
        };
        /** Price */
        Price: {
            unitPrice: components["schemas"]["Money"];
            discountPrice: components["schemas"]["Money"] | null;
            savings: components["schemas"]["Money"] | null;
            priorPrice: {
                amount: number;
                /** @example EUR */
                currency: string;
            } | null;
        };
        /**
         * StockStatus
         * @enum {string}
         */
        StockStatus: "InStock" | "OutOfStock" | "InPreorderStock";
        /** ProductCard */
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
        /** ProductColor */
        ProductColor: {
            code: string;
            name: string;
            swatch: string[];
            leadVariantId: string;
            url: string;
            stockStatus: components["schemas"]["StockStatus"];
            images: components["schemas"]["Image"][];
        };
        /** Variant */
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
            availableFrom: string | null;
        };
        /** Product */
        Product: {
            id: string;
            name: string;
            brand: string;
            /** @description Canonical path: that of the selected colour's lead variant */
            url: string;
            /** @description Plain text; an empty line separates paragraphs */
            description: string;
            features: string[];
            /** @description Fibre composition */
            composition: string;
            care: string;
            manufacturer: {
                name: string;
                address: string;
                email: string;
            };
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
            related: components["schemas"]["ProductCard"][];
        };
        /** ProductList */
        ProductList: {
            items: components["schemas"]["ProductCard"][];
            page: number;
            pageSize: number;
            totalItems: number;
            totalPages: number;
        };
        /** BasketLine */
        BasketLine: {
            id: string;
            /** @description The variant's id, as given when adding */
            productId: string;
            addOnAndProductRelationId: string | null;
            name: string;
            url: string;
            image: components["schemas"]["Image"];
            categories: string[];
            quantity: number;
            /** @description The most that can be in the line now */
            maxQuantity: number;
            stockStatus: components["schemas"]["StockStatus"];
            unitPrice: components["schemas"]["Money"];
            unitDiscount: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
            properties: {
                /** @description 'color', 'size' */
                label: string;
                value: string;
            }[];
        };
        /** Basket */
        Basket: {
            token: string;
            lines: components["schemas"]["BasketLine"][];
            vouchers: {
                code: string;
                discount: components["schemas"]["Money"];
            }[];
        };
        /** BasketSummary */
        BasketSummary: {
            token: string;
            quantity: number;
            subTotal: components["schemas"]["Money"];
            discountTotal: components["schemas"]["Money"];
            shippingTotal: components["schemas"]["Money"] | null;
            /** @description The VAT that the total contains */
            taxTotal: {
                amount: number;
                /** @example EUR */
                currency: string;
            };
            total: components["schemas"]["Money"];
        };
        /** AddLine */
        AddLine: {
            productId: string;
            quantity: number;
            addOnAndProductRelationId?: string | null;
        };
        /** SetLine */
        SetLine: {
            productId: string;
            quantity: number;
            addOnAndProductRelationId?: string | null;
        };
        /**
         * OrderStatus
         * @enum {string}
         */
        OrderStatus: "Open" | "Confirmed" | "Complete" | "Cancelled";
        /** OrderLine */
        OrderLine: {
            id: string;
            productId: string;
            sku: string;
            name: string;
            url: string;
            image: components["schemas"]["Image"];
            categories: string[];
            quantity: number;
            unitPrice: components["schemas"]["Money"];
            unitDiscount: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
            properties: {
                label: string;
                value: string;
            }[];
        };
        /** ShippingDetails */
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
        /** DropPoint */
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
        /** Order */
        Order: {
            id: string;
            orderNumber: string;
            status: components["schemas"]["OrderStatus"];
            /** Format: date-time */
            placedAt: string;
            currency: string;
            lines: components["schemas"]["OrderLine"][];
            subTotal: components["schemas"]["Money"];
            discountTotal: components["schemas"]["Money"];
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
        /** InvoiceDetails */
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
        /** ShippingMethod */
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
        /** PaymentMethod */
        PaymentMethod: {
            id: string;
            name: string;
            description: string;
        };
        /** PaymentAttempt */
        PaymentAttempt: {
            /** @enum {string} */
            status: "open" | "paid" | "declined" | "cancelled" | "expired" | "refunded";
            reason: string | null;
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
    getContent: {
        parameters: {
            query: {
                url: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ok */
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
            /** @description error */
            default: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ok */
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
                                    dictionaryItems: {
                                        view: {
                                            alias: string;
                                            value: string;
                                        };
                                    }[];
                                };
                            };
                        };
                    };
                };
            };
            /** @description error */
            default: {
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
            query: {
                url: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ok */
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
            /** @description error */
            default: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ok */
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
            /** @description error */
            default: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ok */
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
            /** @description error */
            default: {
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
            query?: {
                id?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ok */
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
            /** @description error */
            default: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ok */
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
            /** @description error */
            default: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ok */
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
            /** @description error */
            default: {
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
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ok */
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
            /** @description error */
            default: {
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
            query: {
                storeId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        basket: components["schemas"]["Basket"];
                        summary: components["schemas"]["BasketSummary"];
                    };
                };
            };
            /** @description error */
            default: {
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
            query: {
                storeId: string;
            };
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        basket: components["schemas"]["Basket"];
                        summary: components["schemas"]["BasketSummary"];
                    };
                };
            };
            /** @description error */
            default: {
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
            query: {
                storeId: string;
            };
            header?: never;
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
            /** @description ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        errors: components["schemas"]["ErrorItem"][];
                        summary: components["schemas"]["BasketSummary"];
                    };
                };
            };
            /** @description error */
            default: {
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
            query: {
                storeId: string;
            };
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lines: components["schemas"]["SetLine"][];
                };
            };
        };
        responses: {
            /** @description ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        errors: components["schemas"]["ErrorItem"][];
                        basket: components["schemas"]["Basket"];
                        summary: components["schemas"]["BasketSummary"];
                    };
                };
            };
            /** @description error */
            default: {
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
            query: {
                storeId: string;
            };
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        summary: components["schemas"]["BasketSummary"];
                    };
                };
            };
            /** @description error */
            default: {
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
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    paymentProviderId: string;
                    returnUrl: string;
                    cancelUrl: string;
                };
            };
        };
        responses: {
            /** @description ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        errors: components["schemas"]["ErrorItem"][];
                        data: {
                            url: string;
                        };
                    };
                };
            };
            /** @description error */
            default: {
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
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        receipt: components["schemas"]["Order"] | null;
                    };
                };
            };
            /** @description error */
            default: {
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
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        billingAddress: components["schemas"]["InvoiceDetails"];
                        shippingAddress: components["schemas"]["ShippingDetails"];
                        useShippingAddress: boolean;
                        shippingMethods: components["schemas"]["ShippingMethod"][];
                        availablePaymentMethods: components["schemas"]["PaymentMethod"][];
                        comment: string;
                        payment: components["schemas"]["PaymentAttempt"] | null;
                    };
                };
            };
            /** @description error */
            default: {
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
            header?: never;
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
            /** @description ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        shippingMethods: components["schemas"]["ShippingMethod"][];
                    };
                };
            };
            /** @description error */
            default: {
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
            header?: never;
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
            /** @description ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        shippingMethods: components["schemas"]["ShippingMethod"][];
                    };
                };
            };
            /** @description error */
            default: {
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
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        shippingMethods: components["schemas"]["ShippingMethod"][];
                    };
                };
            };
            /** @description error */
            default: {
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
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    shippingMethodId: string;
                    dropPointId?: string | null;
                    customZipCode?: string | null;
                };
            };
        };
        responses: {
            /** @description ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        shippingMethods: components["schemas"]["ShippingMethod"][];
                        summary: components["schemas"]["BasketSummary"];
                    };
                };
            };
            /** @description error */
            default: {
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
            query: {
                zipCode: string;
            };
            header?: never;
            path: {
                token: string;
                shippingOptionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        dropPoints: components["schemas"]["DropPoint"][];
                    };
                };
            };
            /** @description error */
            default: {
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
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    comment: string;
                };
            };
        };
        responses: {
            /** @description ok */
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
            /** @description error */
            default: {
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
