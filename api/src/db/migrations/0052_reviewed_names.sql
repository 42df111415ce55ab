ALTER TABLE "users" ADD COLUMN "identity_reviewed_name" text;--> statement-breakpoint
UPDATE "users" SET "identity_reviewed_name" = "full_name" WHERE "identity_reviewed_at" IS NOT NULL;