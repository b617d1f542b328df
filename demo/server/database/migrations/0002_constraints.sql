ALTER TABLE "admins" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "used_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "role" "admin_role";--> statement-breakpoint
UPDATE "sessions" SET "role" = (SELECT "role" FROM "admins" WHERE "admins"."id" = "sessions"."admin_id");--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "role" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_present" CHECK ("admins"."email" <> '' AND "admins"."password_hash" <> '' AND "admins"."first_name" <> '' AND "admins"."last_name" <> '');--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_lengths" CHECK (char_length("admins"."email") <= 320 AND char_length("admins"."first_name") <= 100 AND char_length("admins"."last_name") <= 100 AND char_length("admins"."city") <= 100 AND char_length("admins"."state") <= 100 AND char_length("admins"."country") <= 100 AND char_length("admins"."address") <= 500 AND char_length("admins"."description") <= 5000 AND char_length("admins"."picture") <= 200);--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_present" CHECK ("audit"."action" <> '' AND "audit"."subject" <> '');--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_lengths" CHECK (char_length("audit"."action") <= 100 AND char_length("audit"."subject") <= 100 AND char_length("audit"."reason") <= 2000);--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_present" CHECK ("doctors"."email" <> '' AND "doctors"."first_name" <> '' AND "doctors"."last_name" <> '');--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_lengths" CHECK (char_length("doctors"."email") <= 320 AND char_length("doctors"."first_name") <= 100 AND char_length("doctors"."last_name") <= 100 AND char_length("doctors"."practice_name") <= 200 AND char_length("doctors"."country_code") <= 10 AND char_length("doctors"."phone") <= 40 AND char_length("doctors"."address") <= 500 AND char_length("doctors"."description") <= 5000 AND char_length("doctors"."picture") <= 200);--> statement-breakpoint
ALTER TABLE "email_codes" ADD CONSTRAINT "email_codes_tries" CHECK ("email_codes"."tries" >= 0);--> statement-breakpoint
ALTER TABLE "email_codes" ADD CONSTRAINT "email_codes_lengths" CHECK (char_length("email_codes"."email") <= 320);--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_lengths" CHECK (char_length("idempotency_keys"."key") <= 200);--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_present" CHECK ("patients"."email" <> '' AND "patients"."first_name" <> '' AND "patients"."last_name" <> '');--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_lengths" CHECK (char_length("patients"."email") <= 320 AND char_length("patients"."first_name") <= 100 AND char_length("patients"."last_name") <= 100 AND char_length("patients"."country") <= 100 AND char_length("patients"."description") <= 5000 AND char_length("patients"."picture") <= 200);--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_lengths" CHECK (char_length("subscriptions"."payment_intent_id") <= 255);--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_lengths" CHECK (char_length("visits"."visit_type") <= 200);