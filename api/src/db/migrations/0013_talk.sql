CREATE TABLE "attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attachments_kind_check" CHECK (kind in ('PHOTO', 'PDF'))
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "connection_members" (
	"connection_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_seq" bigint DEFAULT 0 NOT NULL,
	"quiet_asked_at" timestamp with time zone,
	"folded_at" timestamp with time zone,
	"met" text,
	"met_asked_at" timestamp with time zone,
	"met_answered_at" timestamp with time zone,
	"emailed_seq" bigint,
	CONSTRAINT "connection_members_connection_id_user_id_pk" PRIMARY KEY("connection_id","user_id"),
	CONSTRAINT "connection_members_met_check" CHECK (met in ('YES', 'NO'))
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_a" uuid,
	"member_b" uuid,
	"invitation_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	"end_reason" text,
	"last_message_at" timestamp with time zone,
	"last_seq" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "connections_end_reason_check" CHECK (end_reason in ('TIMING', 'PLACE', 'COMMITMENT', 'IDEA', 'SKILLS', 'TERMS', 'NOT_NOW')),
	CONSTRAINT "connections_order_check" CHECK (member_a < member_b)
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sender_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"note" text NOT NULL,
	"question" text,
	"answer" text,
	"decline_reason" text,
	"decline_sentence" text,
	"list_position" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"opened_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_status_check" CHECK (status in ('PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED')),
	CONSTRAINT "invitations_decline_reason_check" CHECK (decline_reason in ('TIMING', 'PLACE', 'COMMITMENT', 'IDEA', 'SKILLS', 'TERMS', 'NOT_NOW')),
	CONSTRAINT "invitations_two_people_check" CHECK (sender_id <> recipient_id)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"connection_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"sender_id" uuid,
	"idempotency_key" uuid NOT NULL,
	"text" text NOT NULL,
	"search_text" text NOT NULL,
	"quoted_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"taken_back_at" timestamp with time zone,
	"earlier_texts" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outcomes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"list_position" integer,
	"reason" text,
	CONSTRAINT "outcomes_kind_check" CHECK (kind in ('SHOWN', 'OPENED', 'INVITED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN', 'FIRST_REPLY', 'MET', 'NOT_MET', 'ENDED')),
	CONSTRAINT "outcomes_reason_check" CHECK (reason in ('TIMING', 'PLACE', 'COMMITMENT', 'IDEA', 'SKILLS', 'TERMS', 'NOT_NOW'))
);
--> statement-breakpoint
CREATE TABLE "reactions" (
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reactions_message_id_user_id_kind_pk" PRIMARY KEY("message_id","user_id","kind"),
	CONSTRAINT "reactions_kind_check" CHECK (kind in ('LIKE', 'LOVE', 'LAUGH', 'WOW', 'THANKS', 'PARTY'))
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"reporter_id" uuid,
	"reported_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"sentence" text,
	"message_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"invitation_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_source_check" CHECK (source in ('MEMBER', 'SAME_NOTE', 'EARLY_LINK', 'LISTED_HOST')),
	CONSTRAINT "reports_reason_check" CHECK (reason in ('SPAM', 'FRAUD', 'HARASSMENT', 'FAKE_PROFILE', 'INAPPROPRIATE', 'OTHER'))
);
--> statement-breakpoint
CREATE TABLE "room_waits" (
	"waiter_id" uuid NOT NULL,
	"wanted_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "room_waits_waiter_id_wanted_id_pk" PRIMARY KEY("waiter_id","wanted_id")
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_muted_emails_check";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "question" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "daily_emails" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "read_marks" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_members" ADD CONSTRAINT "connection_members_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_members" ADD CONSTRAINT "connection_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_member_a_users_id_fk" FOREIGN KEY ("member_a") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_member_b_users_id_fk" FOREIGN KEY ("member_b") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_quoted_id_messages_id_fk" FOREIGN KEY ("quoted_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reported_id_users_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_waits" ADD CONSTRAINT "room_waits_waiter_id_users_id_fk" FOREIGN KEY ("waiter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_waits" ADD CONSTRAINT "room_waits_wanted_id_users_id_fk" FOREIGN KEY ("wanted_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_message_id_idx" ON "attachments" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "attachments_connection_id_idx" ON "attachments" USING btree ("connection_id");--> statement-breakpoint
CREATE INDEX "blocks_blocked_id_idx" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "connection_members_user_id_idx" ON "connection_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "connections_member_a_member_b_key" ON "connections" USING btree ("member_a","member_b");--> statement-breakpoint
CREATE INDEX "connections_member_b_idx" ON "connections" USING btree ("member_b");--> statement-breakpoint
CREATE INDEX "connections_invitation_id_idx" ON "connections" USING btree ("invitation_id");--> statement-breakpoint
CREATE INDEX "connections_ended_by_idx" ON "connections" USING btree ("ended_by");--> statement-breakpoint
CREATE INDEX "connections_last_message_at_idx" ON "connections" USING btree ("last_message_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_pending_pair_key" ON "invitations" USING btree (least(sender_id, recipient_id),greatest(sender_id, recipient_id)) WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "invitations_sender_id_created_at_idx" ON "invitations" USING btree ("sender_id","created_at");--> statement-breakpoint
CREATE INDEX "invitations_recipient_id_created_at_idx" ON "invitations" USING btree ("recipient_id","created_at");--> statement-breakpoint
CREATE INDEX "invitations_pending_expires_at_idx" ON "invitations" USING btree ("expires_at") WHERE status = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "messages_connection_id_seq_key" ON "messages" USING btree ("connection_id","seq" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "messages_sender_id_idempotency_key_key" ON "messages" USING btree ("sender_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "messages_quoted_id_idx" ON "messages" USING btree ("quoted_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outcomes_first_key" ON "outcomes" USING btree ("actor_id","subject_id","kind") WHERE kind in ('SHOWN', 'OPENED');--> statement-breakpoint
CREATE INDEX "outcomes_actor_id_at_idx" ON "outcomes" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "outcomes_subject_id_at_idx" ON "outcomes" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "outcomes_at_idx" ON "outcomes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "reactions_user_id_idx" ON "reactions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reports_reporter_id_idx" ON "reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "reports_reported_id_idx" ON "reports" USING btree ("reported_id");--> statement-breakpoint
CREATE INDEX "reports_invitation_id_idx" ON "reports" USING btree ("invitation_id");--> statement-breakpoint
CREATE INDEX "reports_created_at_idx" ON "reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "room_waits_wanted_id_idx" ON "room_waits" USING btree ("wanted_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_check" CHECK (kind in ('PROFILE_VIEWED', 'CONTACT_REVEALED', 'STRONG_MATCH', 'SYSTEM', 'REQUEST_RECEIVED', 'INVITATION_ACCEPTED', 'INVITATION_DECLINED', 'INVITATION_EXPIRED', 'ROOM_AGAIN', 'QUIET_ASKED', 'MET_ASKED'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_daily_emails_check" CHECK (daily_emails <@ array['profileViewed', 'contactRevealed', 'strongMatch', 'stillLooking', 'requestReceived', 'invitationAnswered', 'invitationExpired', 'roomAgain', 'messageReceived']);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_muted_emails_check" CHECK (muted_emails <@ array['profileViewed', 'contactRevealed', 'strongMatch', 'stillLooking', 'requestReceived', 'invitationAnswered', 'invitationExpired', 'roomAgain', 'messageReceived']);