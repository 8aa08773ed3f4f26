export interface RateLimitTables {
  rate_limits: {
    store_id: string;
    /** A digest: who tried what is not to be read from it. */
    key: string;
    count: number;
    resets_at: Date;
  };
}
