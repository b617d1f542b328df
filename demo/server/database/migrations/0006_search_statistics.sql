-- So that a word which one in two hundred has is known to be common: to read its rows by the index of words alone would take long.
ALTER TABLE "doctors" ALTER COLUMN "search_key" SET STATISTICS 400;--> statement-breakpoint
ALTER TABLE "patients" ALTER COLUMN "search_key" SET STATISTICS 400;--> statement-breakpoint
ANALYZE "doctors" ("search_key");--> statement-breakpoint
ANALYZE "patients" ("search_key");
