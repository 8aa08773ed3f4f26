export interface RateLimitTables {
  rate_limits: {
    store_id: string;
    /** A digest, so that it does not reveal who tried what. */
    key: string;
    count: number;
    resets_at: Date;
  };
}
