ALTER TABLE "equity_proposals" ADD COLUMN "declined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "trial_proposals" ADD COLUMN "declined_at" timestamp with time zone;