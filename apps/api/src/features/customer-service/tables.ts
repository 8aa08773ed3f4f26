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
    /** The page from which it was sent. */
    url: string;
    created_at: Date;
  };
}
