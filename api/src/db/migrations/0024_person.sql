ALTER TABLE "profiles" ADD COLUMN "first_line" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "linkedin" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "github" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "portfolio" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "called_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ask_for_photo" boolean DEFAULT true NOT NULL;