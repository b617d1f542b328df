DROP INDEX "subscriptions_status_amount";--> statement-breakpoint
DROP INDEX "subscriptions_status_plan_amount";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "amount_key" text COLLATE "C" GENERATED ALWAYS AS ("subscriptions"."currency" || lpad("subscriptions"."amount_minor"::text, 19, '0')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "subscriptions_status_amount" ON "subscriptions" USING btree ("status","amount_key","id");--> statement-breakpoint
CREATE INDEX "subscriptions_status_plan_amount" ON "subscriptions" USING btree ("status","plan","amount_key","id");--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "amount";