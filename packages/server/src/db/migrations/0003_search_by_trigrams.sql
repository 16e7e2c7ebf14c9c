DO $$
BEGIN
  -- Without the extension searching works as well, but reads all names and addresses
  -- (docs/decisions/110-search-by-trigrams.md).
  BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
  EXCEPTION WHEN OTHERS THEN
    RAISE WARNING 'pg_trgm cannot be had here: %', SQLERRM;
    RETURN;
  END;
  CREATE INDEX "users_display_name_trigrams" ON "users" USING gin ("display_name" gin_trgm_ops);
  CREATE INDEX "contact_channels_value_trigrams" ON "contact_channels" USING gin ("value" gin_trgm_ops);
END
$$;
