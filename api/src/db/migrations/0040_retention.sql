ALTER TABLE "mails" ADD COLUMN "refused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "earlier_visits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "mails_sent_at_idx" ON "mails" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "mails_failed_at_idx" ON "mails" USING btree ("failed_at") WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX "mails_waiting_idx" ON "mails" USING btree ("created_at") WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "mails_refused_idx" ON "mails" USING btree ("recipient") WHERE refused;--> statement-breakpoint
CREATE INDEX "founder_profiles_logo_key_idx" ON "founder_profiles" USING btree ("logo_key") WHERE logo_key is not null;--> statement-breakpoint
CREATE INDEX "users_photo_key_idx" ON "users" USING btree ("photo_key") WHERE photo_key is not null;--> statement-breakpoint
CREATE INDEX "profile_views_created_at_idx" ON "profile_views" USING btree ("created_at");