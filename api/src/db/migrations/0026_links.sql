ALTER TABLE "profiles" ADD COLUMN "linkedin" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "github" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "portfolio" text;