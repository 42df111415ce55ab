ALTER TABLE "applicant_preferences" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "founder_preferences" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;