-- The program computes these keys, as it computes the keys of names: SQL cannot fold texts the same way in every database.
-- The next start computes the keys of all rows.
CREATE TABLE "text_keys" (
	"version" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX IF EXISTS "doctors_email_search";--> statement-breakpoint
ALTER TABLE "admins" ALTER COLUMN "email_key" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "admins" ALTER COLUMN "email_key" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "doctors" ALTER COLUMN "email_key" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "doctors" ALTER COLUMN "email_key" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "doctors" ALTER COLUMN "practice_key" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "doctors" ALTER COLUMN "practice_key" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "doctors" ALTER COLUMN "phone_key" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "doctors" ALTER COLUMN "phone_key" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "patients" ALTER COLUMN "email_key" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "patients" ALTER COLUMN "email_key" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "contact_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Skips the index if the extension is missing, as the migration of the other search indexes does.
DO $$
BEGIN
	CREATE INDEX "doctors_contact_search" ON "doctors" USING gin ("contact_key" gin_trgm_ops) WITH (fastupdate=false);
EXCEPTION WHEN undefined_object THEN
	RAISE NOTICE 'no search index: %', SQLERRM;
END $$;
