CREATE TABLE "alignment_answers" (
	"user_id" uuid NOT NULL,
	"question" text NOT NULL,
	"value" jsonb NOT NULL,
	"importance" smallint NOT NULL,
	"talk" boolean NOT NULL,
	"hidden" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alignment_answers_user_id_question_pk" PRIMARY KEY("user_id","question")
);
--> statement-breakpoint
CREATE TABLE "alignment_given" (
	"connection_id" uuid NOT NULL,
	"theme" text NOT NULL,
	"user_id" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "alignment_given_connection_id_theme_user_id_pk" PRIMARY KEY("connection_id","theme","user_id"),
	CONSTRAINT "alignment_given_theme_check" CHECK (theme in ('SHORT', 'ROLES', 'TIME', 'MONEY', 'EQUITY', 'VISION', 'CONFLICT', 'VALUES', 'LAW'))
);
--> statement-breakpoint
CREATE TABLE "alignment_points" (
	"id" uuid PRIMARY KEY NOT NULL,
	"connection_id" uuid NOT NULL,
	"theme" text NOT NULL,
	"question" text NOT NULL,
	"position" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sentence" text,
	"confirmed_at" timestamp with time zone,
	"still_asked_at" timestamp with time zone,
	CONSTRAINT "alignment_points_theme_check" CHECK (theme in ('SHORT', 'ROLES', 'TIME', 'MONEY', 'EQUITY', 'VISION', 'CONFLICT', 'VALUES', 'LAW'))
);
--> statement-breakpoint
CREATE TABLE "alignment_proposals" (
	"point_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sentence" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alignment_reveals" (
	"connection_id" uuid NOT NULL,
	"theme" text NOT NULL,
	"member_a" uuid NOT NULL,
	"member_b" uuid NOT NULL,
	"readings" jsonb NOT NULL,
	"revealed_at" timestamp with time zone NOT NULL,
	"again_asked_by" uuid,
	CONSTRAINT "alignment_reveals_connection_id_theme_pk" PRIMARY KEY("connection_id","theme"),
	CONSTRAINT "alignment_reveals_theme_check" CHECK (theme in ('SHORT', 'ROLES', 'TIME', 'MONEY', 'EQUITY', 'VISION', 'CONFLICT', 'VALUES', 'LAW'))
);
--> statement-breakpoint
CREATE TABLE "equity_agreements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"connection_id" uuid NOT NULL,
	"share_a" integer NOT NULL,
	"pool" integer NOT NULL,
	"years" integer NOT NULL,
	"cliff_months" integer NOT NULL,
	"step" text NOT NULL,
	"starts_on" date NOT NULL,
	"acceleration" text NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "equity_agreements_step_check" CHECK (step in ('MONTHLY', 'QUARTERLY')),
	CONSTRAINT "equity_agreements_acceleration_check" CHECK (acceleration in ('NONE', 'SINGLE', 'DOUBLE')),
	CONSTRAINT "equity_agreements_share_a_check" CHECK ("equity_agreements"."share_a" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "equity_drafts" (
	"connection_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"given_at" timestamp with time zone,
	CONSTRAINT "equity_drafts_connection_id_user_id_pk" PRIMARY KEY("connection_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "equity_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"connection_id" uuid NOT NULL,
	"proposer_id" uuid NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"share_a" integer NOT NULL,
	"pool" integer NOT NULL,
	"years" integer NOT NULL,
	"cliff_months" integer NOT NULL,
	"step" text NOT NULL,
	"starts_on" date NOT NULL,
	"acceleration" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "equity_proposals_status_check" CHECK (status in ('OPEN', 'REPLACED', 'ACCEPTED', 'WITHDRAWN')),
	CONSTRAINT "equity_proposals_step_check" CHECK (step in ('MONTHLY', 'QUARTERLY')),
	CONSTRAINT "equity_proposals_acceleration_check" CHECK (acceleration in ('NONE', 'SINGLE', 'DOUBLE'))
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_muted_emails_check";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_daily_emails_check";--> statement-breakpoint
ALTER TABLE "alignment_answers" ADD CONSTRAINT "alignment_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alignment_given" ADD CONSTRAINT "alignment_given_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alignment_given" ADD CONSTRAINT "alignment_given_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alignment_points" ADD CONSTRAINT "alignment_points_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alignment_proposals" ADD CONSTRAINT "alignment_proposals_point_id_alignment_points_id_fk" FOREIGN KEY ("point_id") REFERENCES "public"."alignment_points"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alignment_proposals" ADD CONSTRAINT "alignment_proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alignment_reveals" ADD CONSTRAINT "alignment_reveals_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alignment_reveals" ADD CONSTRAINT "alignment_reveals_member_a_users_id_fk" FOREIGN KEY ("member_a") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alignment_reveals" ADD CONSTRAINT "alignment_reveals_member_b_users_id_fk" FOREIGN KEY ("member_b") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alignment_reveals" ADD CONSTRAINT "alignment_reveals_again_asked_by_users_id_fk" FOREIGN KEY ("again_asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equity_agreements" ADD CONSTRAINT "equity_agreements_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equity_drafts" ADD CONSTRAINT "equity_drafts_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equity_drafts" ADD CONSTRAINT "equity_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equity_proposals" ADD CONSTRAINT "equity_proposals_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equity_proposals" ADD CONSTRAINT "equity_proposals_proposer_id_users_id_fk" FOREIGN KEY ("proposer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alignment_given_user_id_idx" ON "alignment_given" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "alignment_points_connection_id_question_key" ON "alignment_points" USING btree ("connection_id","question");--> statement-breakpoint
CREATE INDEX "alignment_points_confirmed_at_idx" ON "alignment_points" USING btree ("confirmed_at") WHERE still_asked_at is null;--> statement-breakpoint
CREATE INDEX "alignment_proposals_user_id_idx" ON "alignment_proposals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "alignment_reveals_member_a_idx" ON "alignment_reveals" USING btree ("member_a");--> statement-breakpoint
CREATE INDEX "alignment_reveals_member_b_idx" ON "alignment_reveals" USING btree ("member_b");--> statement-breakpoint
CREATE INDEX "alignment_reveals_again_asked_by_idx" ON "alignment_reveals" USING btree ("again_asked_by");--> statement-breakpoint
CREATE INDEX "equity_agreements_connection_id_accepted_at_idx" ON "equity_agreements" USING btree ("connection_id","accepted_at");--> statement-breakpoint
CREATE INDEX "equity_drafts_user_id_idx" ON "equity_drafts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "equity_proposals_open_key" ON "equity_proposals" USING btree ("connection_id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "equity_proposals_connection_id_created_at_idx" ON "equity_proposals" USING btree ("connection_id","created_at");--> statement-breakpoint
CREATE INDEX "equity_proposals_proposer_id_idx" ON "equity_proposals" USING btree ("proposer_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_check" CHECK (kind in ('PROFILE_VIEWED', 'CONTACT_REVEALED', 'STRONG_MATCH', 'SYSTEM', 'REQUEST_RECEIVED', 'INVITATION_ACCEPTED', 'INVITATION_DECLINED', 'INVITATION_EXPIRED', 'ROOM_AGAIN', 'QUIET_ASKED', 'MET_ASKED', 'TOGETHER'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_muted_emails_check" CHECK (muted_emails <@ array['profileViewed', 'contactRevealed', 'strongMatch', 'newFit', 'stillLooking', 'requestReceived', 'invitationAnswered', 'invitationExpired', 'roomAgain', 'messageReceived', 'quietAsked', 'together']);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_daily_emails_check" CHECK (daily_emails <@ array['profileViewed', 'contactRevealed', 'strongMatch', 'newFit', 'stillLooking', 'requestReceived', 'invitationAnswered', 'invitationExpired', 'roomAgain', 'messageReceived', 'quietAsked', 'together']);