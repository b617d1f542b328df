CREATE TABLE "list_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"status" "subscription_status",
	"plan" "plan",
	"rows" bigint NOT NULL
);--> statement-breakpoint
DROP INDEX "subscriptions_plan";--> statement-breakpoint
DROP INDEX "subscriptions_status";--> statement-breakpoint
DROP INDEX "subscriptions_status_started";--> statement-breakpoint
DROP INDEX "subscriptions_amount_key";--> statement-breakpoint
DROP INDEX "subscriptions_started";--> statement-breakpoint
DROP INDEX "subscriptions_ends";--> statement-breakpoint
DROP INDEX "patients_dob";--> statement-breakpoint
ALTER TABLE "doctors" drop column "phone_key";--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "phone_key" text COLLATE "C" GENERATED ALWAYS AS (coalesce(coalesce("doctors"."country_code", '') || "doctors"."phone", U&'\+10FFFF')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "dob_key" date GENERATED ALWAYS AS (coalesce("patients"."dob", 'infinity')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "name_key" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "subscriptions" SET "name_key" = "doctors"."name_key" FROM "doctors" WHERE "doctors"."id" = "subscriptions"."doctor_id";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "ends_key" timestamp (3) with time zone GENERATED ALWAYS AS (coalesce("subscriptions"."ends_at", 'infinity')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "subscriptions_status_name" ON "subscriptions" USING btree ("status","name_key","id");--> statement-breakpoint
CREATE INDEX "subscriptions_status_amount" ON "subscriptions" USING btree ("status","amount","id");--> statement-breakpoint
CREATE INDEX "subscriptions_status_start" ON "subscriptions" USING btree ("status","started_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_status_end" ON "subscriptions" USING btree ("status","ends_key","id");--> statement-breakpoint
CREATE INDEX "subscriptions_status_plan_name" ON "subscriptions" USING btree ("status","plan","name_key","id");--> statement-breakpoint
CREATE INDEX "subscriptions_status_plan_amount" ON "subscriptions" USING btree ("status","plan","amount","id");--> statement-breakpoint
CREATE INDEX "subscriptions_status_plan_start" ON "subscriptions" USING btree ("status","plan","started_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_status_plan_end" ON "subscriptions" USING btree ("status","plan","ends_key","id");--> statement-breakpoint
CREATE INDEX "subscriptions_status_plan" ON "subscriptions" USING btree ("status","plan","id");--> statement-breakpoint
CREATE INDEX "subscriptions_plan_status" ON "subscriptions" USING btree ("plan","status","id");--> statement-breakpoint
CREATE INDEX "patients_dob" ON "patients" USING btree ("dob_key","id");--> statement-breakpoint
CREATE INDEX "doctors_phone" ON "doctors" USING btree ("phone_key","id");--> statement-breakpoint
CREATE FUNCTION "take_doctor_name"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.name_key := coalesce((SELECT name_key FROM doctors WHERE id = NEW.doctor_id), '');
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "subscriptions_named" BEFORE INSERT ON "subscriptions"
	FOR EACH ROW WHEN (NEW.name_key = '') EXECUTE FUNCTION "take_doctor_name"();--> statement-breakpoint
CREATE FUNCTION "give_doctor_name"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE subscriptions SET name_key = NEW.name_key WHERE doctor_id = NEW.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "doctors_renamed" AFTER UPDATE OF "name_key" ON "doctors"
	FOR EACH ROW WHEN (OLD.name_key <> NEW.name_key) EXECUTE FUNCTION "give_doctor_name"();--> statement-breakpoint
CREATE FUNCTION "fold_list_counts"() RETURNS void LANGUAGE sql AS $$
	WITH folded AS (
		DELETE FROM list_counts WHERE id = ANY(ARRAY(SELECT id FROM list_counts FOR UPDATE SKIP LOCKED))
		RETURNING list, status, plan, rows
	)
	INSERT INTO list_counts (list, status, plan, rows) SELECT list, status, plan, sum(rows) FROM folded GROUP BY list, status, plan
$$;--> statement-breakpoint
CREATE FUNCTION "count_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO list_counts (list, rows) SELECT TG_TABLE_NAME, count(*) FROM added HAVING count(*) > 0;
	IF random() < 0.02 THEN PERFORM fold_list_counts(); END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_removed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO list_counts (list, rows) SELECT TG_TABLE_NAME, -count(*) FROM removed HAVING count(*) > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "doctors_added" AFTER INSERT ON "doctors" REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION "count_added"();--> statement-breakpoint
CREATE TRIGGER "doctors_removed" AFTER DELETE ON "doctors" REFERENCING OLD TABLE AS removed
	FOR EACH STATEMENT EXECUTE FUNCTION "count_removed"();--> statement-breakpoint
CREATE TRIGGER "patients_added" AFTER INSERT ON "patients" REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION "count_added"();--> statement-breakpoint
CREATE TRIGGER "patients_removed" AFTER DELETE ON "patients" REFERENCING OLD TABLE AS removed
	FOR EACH STATEMENT EXECUTE FUNCTION "count_removed"();--> statement-breakpoint
CREATE FUNCTION "count_subscriptions_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO list_counts (list, status, plan, rows)
		SELECT 'subscriptions', status, plan, count(*) FROM added GROUP BY status, plan;
	IF random() < 0.02 THEN PERFORM fold_list_counts(); END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_subscriptions_removed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO list_counts (list, status, plan, rows)
		SELECT 'subscriptions', status, plan, -count(*) FROM removed GROUP BY status, plan;
	IF random() < 0.02 THEN PERFORM fold_list_counts(); END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_subscriptions_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO list_counts (list, status, plan, rows)
		SELECT 'subscriptions', status, plan, sum(difference) FROM (
			SELECT status, plan, 1 difference FROM added UNION ALL SELECT status, plan, -1 FROM removed
		) changes GROUP BY status, plan HAVING sum(difference) <> 0;
	IF random() < 0.02 THEN PERFORM fold_list_counts(); END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "subscriptions_added" AFTER INSERT ON "subscriptions" REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION "count_subscriptions_added"();--> statement-breakpoint
CREATE TRIGGER "subscriptions_removed" AFTER DELETE ON "subscriptions" REFERENCING OLD TABLE AS removed
	FOR EACH STATEMENT EXECUTE FUNCTION "count_subscriptions_removed"();--> statement-breakpoint
CREATE TRIGGER "subscriptions_changed" AFTER UPDATE ON "subscriptions" REFERENCING OLD TABLE AS removed NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION "count_subscriptions_changed"();--> statement-breakpoint
INSERT INTO "list_counts" ("list", "rows") SELECT 'doctors', count(*) FROM "doctors" UNION ALL SELECT 'patients', count(*) FROM "patients";--> statement-breakpoint
INSERT INTO "list_counts" ("list", "status", "plan", "rows")
	SELECT 'subscriptions', "status", "plan", count(*) FROM "subscriptions" GROUP BY "status", "plan";
