CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_from" text NOT NULL,
	"confirm_token_hash" "bytea",
	"confirm_expires_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"confirmed_from" text,
	"last_mail_at" timestamp with time zone,
	"status" text NOT NULL,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscribers_status_check" CHECK (status in ('pending', 'confirmed', 'unsubscribed', 'blocked'))
);
--> statement-breakpoint
CREATE TABLE "newsletter_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waitlist_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_from" text NOT NULL,
	"confirm_token_hash" "bytea",
	"confirm_expires_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"confirmed_from" text,
	"last_mail_at" timestamp with time zone,
	"status" text NOT NULL,
	"full_name" text,
	"role" text,
	CONSTRAINT "waitlist_entries_status_check" CHECK (status in ('pending', 'confirmed', 'blocked')),
	CONSTRAINT "waitlist_entries_role_check" CHECK (role in ('FOUNDER', 'APPLICANT'))
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" jsonb;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "headers" jsonb;--> statement-breakpoint
ALTER TABLE "newsletter_tokens" ADD CONSTRAINT "newsletter_tokens_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_email_key" ON "newsletter_subscribers" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_confirm_token_hash_key" ON "newsletter_subscribers" USING btree ("confirm_token_hash");--> statement-breakpoint
CREATE INDEX "newsletter_tokens_subscriber_id_idx" ON "newsletter_tokens" USING btree ("subscriber_id");--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_entries_email_key" ON "waitlist_entries" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_entries_confirm_token_hash_key" ON "waitlist_entries" USING btree ("confirm_token_hash");