DROP INDEX CONCURRENTLY IF EXISTS "audit_at";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_subject_at";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_doctor";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_admin";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_at" ON "audit" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_subject_at" ON "audit" USING btree ("subject","at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_doctor" ON "audit" USING btree ("doctor_id","at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_admin" ON "audit" USING btree ("admin_id","at","id");
