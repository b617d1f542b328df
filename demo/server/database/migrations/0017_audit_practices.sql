-- Names the practice of earlier entries. Other transactions see the function that refuses changes throughout.
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
UPDATE "audit" SET "doctor_id" = "subject_id" WHERE "subject" = 'doctor' AND "doctor_id" IS NULL;--> statement-breakpoint
UPDATE "audit" SET "doctor_id" = "subscriptions"."doctor_id" FROM "subscriptions" WHERE "audit"."subject" = 'subscription' AND "subscriptions"."id" = "audit"."subject_id" AND "audit"."doctor_id" IS NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the audit can only be added to'; END $$;
