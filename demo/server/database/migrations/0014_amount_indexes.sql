DROP INDEX CONCURRENTLY IF EXISTS "subscriptions_status_amount";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "subscriptions_status_plan_amount";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "subscriptions_status_amount" ON "subscriptions" USING btree ("status","amount_key","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "subscriptions_status_plan_amount" ON "subscriptions" USING btree ("status","plan","amount_key","id");
