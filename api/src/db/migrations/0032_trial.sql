CREATE TABLE "trial_answers" (
	"trial_id" uuid NOT NULL,
	"round" text NOT NULL,
	"week" smallint NOT NULL,
	"user_id" uuid NOT NULL,
	"answer" jsonb NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trial_answers_trial_id_round_week_user_id_pk" PRIMARY KEY("trial_id","round","week","user_id"),
	CONSTRAINT "trial_answers_round_check" CHECK (round in ('WEEK', 'HALFWAY', 'END', 'DEBRIEF'))
);
--> statement-breakpoint
CREATE TABLE "trial_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"connection_id" uuid NOT NULL,
	"proposer_id" uuid NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"terms" jsonb NOT NULL,
	"text" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trial_proposals_status_check" CHECK (status in ('OPEN', 'REPLACED', 'SIGNED', 'WITHDRAWN'))
);
--> statement-breakpoint
CREATE TABLE "trial_signatures" (
	"paper_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trial_signatures_paper_id_user_id_pk" PRIMARY KEY("paper_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "trial_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"connection_id" uuid NOT NULL,
	"title" text NOT NULL,
	"board_column" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trial_tasks_board_column_check" CHECK (board_column in ('TO_DO', 'DOING', 'DONE'))
);
--> statement-breakpoint
CREATE TABLE "trials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"connection_id" uuid NOT NULL,
	"terms" jsonb NOT NULL,
	"text" text NOT NULL,
	"hash" text NOT NULL,
	"first_signed_at" timestamp with time zone NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_how" text,
	"ended_by" uuid,
	"told_through" date NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "trials_ended_how_check" CHECK (ended_how in ('LEFT', 'STOP', 'REPLACED')),
	CONSTRAINT "trials_ended_check" CHECK ((ended_at is null) = (ended_how is null))
);
--> statement-breakpoint
ALTER TABLE "outcomes" DROP CONSTRAINT "outcomes_kind_check";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "attachments" jsonb;--> statement-breakpoint
ALTER TABLE "trial_answers" ADD CONSTRAINT "trial_answers_trial_id_trials_id_fk" FOREIGN KEY ("trial_id") REFERENCES "public"."trials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_answers" ADD CONSTRAINT "trial_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_proposals" ADD CONSTRAINT "trial_proposals_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_proposals" ADD CONSTRAINT "trial_proposals_proposer_id_users_id_fk" FOREIGN KEY ("proposer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_signatures" ADD CONSTRAINT "trial_signatures_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_signatures" ADD CONSTRAINT "trial_signatures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_tasks" ADD CONSTRAINT "trial_tasks_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trial_answers_user_id_idx" ON "trial_answers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "trial_proposals_open_key" ON "trial_proposals" USING btree ("connection_id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "trial_proposals_connection_id_created_at_idx" ON "trial_proposals" USING btree ("connection_id","created_at");--> statement-breakpoint
CREATE INDEX "trial_proposals_proposer_id_idx" ON "trial_proposals" USING btree ("proposer_id");--> statement-breakpoint
CREATE INDEX "trial_signatures_user_id_idx" ON "trial_signatures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "trial_signatures_connection_id_idx" ON "trial_signatures" USING btree ("connection_id");--> statement-breakpoint
CREATE INDEX "trial_tasks_connection_id_created_at_idx" ON "trial_tasks" USING btree ("connection_id","created_at");--> statement-breakpoint
CREATE INDEX "trials_connection_id_signed_at_idx" ON "trials" USING btree ("connection_id","signed_at");--> statement-breakpoint
CREATE INDEX "trials_told_through_idx" ON "trials" USING btree ("told_through") WHERE ended_at is null and told_through < last_day;--> statement-breakpoint
CREATE INDEX "trials_ended_by_idx" ON "trials" USING btree ("ended_by");--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_kind_check" CHECK (kind in ('SHOWN', 'OPENED', 'SAVED', 'PASSED', 'INVITED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN', 'FIRST_REPLY', 'MET', 'NOT_MET', 'ENDED', 'TRIAL_AGREED', 'TRIAL_WENT_ON', 'TRIAL_EXTENDED', 'TRIAL_STOPPED'));