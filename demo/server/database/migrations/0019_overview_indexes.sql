DROP INDEX CONCURRENTLY IF EXISTS "subscriptions_status_started";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "subscriptions_status_ended";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "subscriptions_status_started" ON "subscriptions" USING btree ("status","started_at","id","currency","amount_minor");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "subscriptions_status_ended" ON "subscriptions" USING btree ("status","ends_key","id","currency","amount_minor","started_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "subscriptions_status_start";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "subscriptions_status_end";
