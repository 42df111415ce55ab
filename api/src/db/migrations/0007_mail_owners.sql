ALTER TABLE "mails" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "about_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "contact_message_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_contact_message_id_contact_messages_id_fk" FOREIGN KEY ("contact_message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_user_id_idx" ON "mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mails_about_id_idx" ON "mails" USING btree ("about_id");--> statement-breakpoint
CREATE INDEX "mails_contact_message_id_idx" ON "mails" USING btree ("contact_message_id");