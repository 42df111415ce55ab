CREATE TABLE "desk_reminders" (
	"member_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"due_on" date NOT NULL,
	CONSTRAINT "desk_reminders_member_id_person_id_pk" PRIMARY KEY("member_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_muted_emails_check";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_daily_emails_check";--> statement-breakpoint
ALTER TABLE "desk_reminders" ADD CONSTRAINT "desk_reminders_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_reminders" ADD CONSTRAINT "desk_reminders_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_reminders_person_id_idx" ON "desk_reminders" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "desk_reminders_due_on_idx" ON "desk_reminders" USING btree ("due_on");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_check" CHECK (kind in ('PROFILE_VIEWED', 'CONTACT_REVEALED', 'STRONG_MATCH', 'SYSTEM', 'REQUEST_RECEIVED', 'INVITATION_ACCEPTED', 'INVITATION_DECLINED', 'INVITATION_EXPIRED', 'ROOM_AGAIN', 'QUIET_ASKED', 'MET_ASKED', 'TOGETHER', 'REMINDER_DUE'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_muted_emails_check" CHECK (muted_emails <@ array['profileViewed', 'contactRevealed', 'strongMatch', 'newFit', 'stillLooking', 'requestReceived', 'invitationAnswered', 'invitationExpired', 'roomAgain', 'messageReceived', 'quietAsked', 'together', 'reminderDue']);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_daily_emails_check" CHECK (daily_emails <@ array['profileViewed', 'contactRevealed', 'strongMatch', 'newFit', 'stillLooking', 'requestReceived', 'invitationAnswered', 'invitationExpired', 'roomAgain', 'messageReceived', 'quietAsked', 'together', 'reminderDue']);