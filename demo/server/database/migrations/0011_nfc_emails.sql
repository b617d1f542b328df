-- Emails are compared in NFC. An account keeps another form only if a second account has the same email in NFC.
UPDATE "admins" SET "email" = normalize("email", NFC) WHERE "email" IS NOT NFC NORMALIZED AND NOT EXISTS (
	SELECT FROM "admins" other WHERE other."id" <> "admins"."id" AND lower(normalize(other."email", NFC)) = lower(normalize("admins"."email", NFC)));--> statement-breakpoint
UPDATE "doctors" SET "email" = normalize("email", NFC) WHERE "email" IS NOT NFC NORMALIZED AND NOT EXISTS (
	SELECT FROM "doctors" other WHERE other."id" <> "doctors"."id" AND lower(normalize(other."email", NFC)) = lower(normalize("doctors"."email", NFC)));
