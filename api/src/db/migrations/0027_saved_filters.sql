CREATE TABLE "filter_finds" (
	"filter_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "filter_finds_filter_id_person_id_pk" PRIMARY KEY("filter_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "saved_filters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filter" text NOT NULL,
	"pace" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_filters_pace_check" CHECK (pace in ('DAILY', 'WEEKLY', 'NEVER'))
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_muted_emails_check";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_daily_emails_check";--> statement-breakpoint
ALTER TABLE "filter_finds" ADD CONSTRAINT "filter_finds_filter_id_saved_filters_id_fk" FOREIGN KEY ("filter_id") REFERENCES "public"."saved_filters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filter_finds" ADD CONSTRAINT "filter_finds_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_filters" ADD CONSTRAINT "saved_filters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "filter_finds_person_id_idx" ON "filter_finds" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_filters_user_id_filter_key" ON "saved_filters" USING btree ("user_id","filter");--> statement-breakpoint
CREATE INDEX "saved_filters_looked_at_idx" ON "saved_filters" USING btree ("looked_at") WHERE pace <> 'NEVER';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_muted_emails_check" CHECK (muted_emails <@ array['profileViewed', 'contactRevealed', 'strongMatch', 'newFit', 'stillLooking', 'requestReceived', 'invitationAnswered', 'invitationExpired', 'roomAgain', 'messageReceived', 'quietAsked']);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_daily_emails_check" CHECK (daily_emails <@ array['profileViewed', 'contactRevealed', 'strongMatch', 'newFit', 'stillLooking', 'requestReceived', 'invitationAnswered', 'invitationExpired', 'roomAgain', 'messageReceived', 'quietAsked']);