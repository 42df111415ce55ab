CREATE TABLE "desk_weeks" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"told_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_muted_emails_check";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_daily_emails_check";--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "muted_emails" SET DEFAULT '{"searchWeek"}';--> statement-breakpoint
ALTER TABLE "desk_weeks" ADD CONSTRAINT "desk_weeks_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_muted_emails_check" CHECK (muted_emails <@ array['profileViewed', 'contactRevealed', 'strongMatch', 'newFit', 'stillLooking', 'requestReceived', 'invitationAnswered', 'invitationExpired', 'roomAgain', 'messageReceived', 'quietAsked', 'together', 'reminderDue', 'searchWeek']);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_daily_emails_check" CHECK (daily_emails <@ array['profileViewed', 'contactRevealed', 'strongMatch', 'newFit', 'stillLooking', 'requestReceived', 'invitationAnswered', 'invitationExpired', 'roomAgain', 'messageReceived', 'quietAsked', 'together', 'reminderDue', 'searchWeek']);--> statement-breakpoint
UPDATE "users" SET "muted_emails" = "muted_emails" || '{searchWeek}';