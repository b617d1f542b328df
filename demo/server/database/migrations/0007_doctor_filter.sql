DROP INDEX "subscriptions_doctor";--> statement-breakpoint
CREATE INDEX "subscriptions_doctor" ON "subscriptions" USING btree ("doctor_id","status","plan","id");