-- Skips the indexes if the extension is missing or the user may not create it: without them, searches read whole tables.
-- Earlier versions created the indexes outside the migrations, so they may exist.
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX IF NOT EXISTS "admins_search" ON "admins" USING gin ("search_key" gin_trgm_ops) WITH (fastupdate=false);
	CREATE INDEX IF NOT EXISTS "doctors_search" ON "doctors" USING gin ("search_key" gin_trgm_ops) WITH (fastupdate=false);
	CREATE INDEX IF NOT EXISTS "doctors_email_search" ON "doctors" USING gin ("email_key" gin_trgm_ops) WITH (fastupdate=false);
	CREATE INDEX IF NOT EXISTS "patients_search" ON "patients" USING gin ("search_key" gin_trgm_ops) WITH (fastupdate=false);
EXCEPTION WHEN feature_not_supported OR insufficient_privilege OR undefined_file OR undefined_object THEN
	RAISE NOTICE 'no search indexes: %', SQLERRM;
END $$;
