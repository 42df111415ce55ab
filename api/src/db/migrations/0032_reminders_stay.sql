DROP INDEX "desk_reminders_due_on_idx";--> statement-breakpoint
ALTER TABLE "desk_reminders" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "desk_reminders_untold_idx" ON "desk_reminders" USING btree ("due_on") WHERE told_at is null;