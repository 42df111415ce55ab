CREATE TABLE "desk_criteria" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"weight" smallint NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "desk_criteria_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	CONSTRAINT "desk_criteria_weight_check" CHECK ("desk_criteria"."weight" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "desk_points" (
	"criterion_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"points" smallint NOT NULL,
	CONSTRAINT "desk_points_criterion_id_person_id_pk" PRIMARY KEY("criterion_id","person_id"),
	CONSTRAINT "desk_points_points_check" CHECK ("desk_points"."points" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "desk_weeks" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"told_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_muted_emails_check";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_daily_emails_check";--> statement-breakpoint
DROP INDEX "desk_reminders_due_on_idx";--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "muted_emails" SET DEFAULT '{"searchWeek"}';--> statement-breakpoint
ALTER TABLE "desk_reminders" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "desk_criteria" ADD CONSTRAINT "desk_criteria_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_points" ADD CONSTRAINT "desk_points_criterion_id_desk_criteria_id_fk" FOREIGN KEY ("criterion_id") REFERENCES "public"."desk_criteria"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_points" ADD CONSTRAINT "desk_points_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_weeks" ADD CONSTRAINT "desk_weeks_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_criteria_member_id_idx" ON "desk_criteria" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "desk_points_person_id_idx" ON "desk_points" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "users_role_created_at_idx" ON "users" USING btree ("role","created_at");--> statement-breakpoint
CREATE INDEX "desk_reminders_untold_idx" ON "desk_reminders" USING btree ("due_on") WHERE told_at is null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_muted_emails_check" CHECK (muted_emails <@ array['profileViewed', 'contactRevealed', 'strongMatch', 'newFit', 'stillLooking', 'requestReceived', 'invitationAnswered', 'invitationExpired', 'roomAgain', 'messageReceived', 'quietAsked', 'together', 'reminderDue', 'searchWeek']);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_daily_emails_check" CHECK (daily_emails <@ array['profileViewed', 'contactRevealed', 'strongMatch', 'newFit', 'stillLooking', 'requestReceived', 'invitationAnswered', 'invitationExpired', 'roomAgain', 'messageReceived', 'quietAsked', 'together', 'reminderDue', 'searchWeek']);--> statement-breakpoint
UPDATE "users" SET "muted_emails" = "muted_emails" || '{searchWeek}';
