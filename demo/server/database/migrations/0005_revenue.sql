ALTER TABLE "list_counts" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "list_counts" ADD COLUMN "amount_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "fold_list_counts"() RETURNS void LANGUAGE sql AS $$
	WITH folded AS (
		DELETE FROM list_counts WHERE id = ANY(ARRAY(SELECT id FROM list_counts FOR UPDATE SKIP LOCKED))
		RETURNING list, status, plan, currency, rows, amount_minor
	)
	INSERT INTO list_counts (list, status, plan, currency, rows, amount_minor)
		SELECT list, status, plan, currency, sum(rows), sum(amount_minor) FROM folded GROUP BY list, status, plan, currency
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_subscriptions_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO list_counts (list, status, plan, rows)
		SELECT 'subscriptions', status, plan, count(*) FROM added GROUP BY status, plan;
	INSERT INTO list_counts (list, currency, rows, amount_minor)
		SELECT 'paying', currency, count(*), sum(amount_minor) FROM added WHERE status = 'active' AND amount_minor > 0 GROUP BY currency;
	IF random() < 0.02 THEN PERFORM fold_list_counts(); END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_subscriptions_removed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO list_counts (list, status, plan, rows)
		SELECT 'subscriptions', status, plan, -count(*) FROM removed GROUP BY status, plan;
	INSERT INTO list_counts (list, currency, rows, amount_minor)
		SELECT 'paying', currency, -count(*), -sum(amount_minor) FROM removed WHERE status = 'active' AND amount_minor > 0 GROUP BY currency;
	IF random() < 0.02 THEN PERFORM fold_list_counts(); END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_subscriptions_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO list_counts (list, status, plan, rows)
		SELECT 'subscriptions', status, plan, sum(difference) FROM (
			SELECT status, plan, 1 difference FROM added UNION ALL SELECT status, plan, -1 FROM removed
		) changes GROUP BY status, plan HAVING sum(difference) <> 0;
	INSERT INTO list_counts (list, currency, rows, amount_minor)
		SELECT 'paying', currency, sum(difference), sum(difference * amount_minor) FROM (
			SELECT currency, amount_minor, 1 difference FROM added WHERE status = 'active' AND amount_minor > 0 UNION ALL
			SELECT currency, amount_minor, -1 FROM removed WHERE status = 'active' AND amount_minor > 0
		) changes GROUP BY currency HAVING sum(difference) <> 0 OR sum(difference * amount_minor) <> 0;
	IF random() < 0.02 THEN PERFORM fold_list_counts(); END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
INSERT INTO "list_counts" ("list", "currency", "rows", "amount_minor")
	SELECT 'paying', "currency", count(*), sum("amount_minor") FROM "subscriptions" WHERE status = 'active' AND amount_minor > 0 GROUP BY "currency";
