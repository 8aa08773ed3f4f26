export interface CustomerMessageTables {
  customer_messages: {
    store_id: string;
    id: string;
    culture: string;
    name: string;
    email: string;
    topic: string;
    order_number: string | null;
    message: string;
    /** The page on which it was written. */
    url: string;
    created_at: Date;
  };
}
