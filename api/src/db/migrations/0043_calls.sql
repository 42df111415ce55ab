CREATE TABLE "call_suggestions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"connection_id" uuid NOT NULL,
	"suggester_id" uuid NOT NULL,
	"suggester_zone" text NOT NULL,
	"starts" jsonb NOT NULL,
	"lapses_at" timestamp with time zone NOT NULL,
	"minutes" smallint NOT NULL,
	"way" text NOT NULL,
	"link" text,
	"note" text,
	"moves" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "call_suggestions_way_check" CHECK (way in ('LINK', 'ROOM', 'PHONE'))
);
--> statement-breakpoint
CREATE TABLE "calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"connection_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" smallint NOT NULL,
	"way" text NOT NULL,
	"link" text,
	"note" text,
	"suggester_id" uuid NOT NULL,
	"suggester_zone" text NOT NULL,
	"accepter_id" uuid NOT NULL,
	"accepter_zone" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "calls_way_check" CHECK (way in ('LINK', 'ROOM', 'PHONE'))
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_muted_emails_check";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_daily_emails_check";--> statement-breakpoint
ALTER TABLE "call_suggestions" ADD CONSTRAINT "call_suggestions_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_suggestions" ADD CONSTRAINT "call_suggestions_suggester_id_users_id_fk" FOREIGN KEY ("suggester_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_suggestions" ADD CONSTRAINT "call_suggestions_moves_calls_id_fk" FOREIGN KEY ("moves") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_suggester_id_users_id_fk" FOREIGN KEY ("suggester_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_accepter_id_users_id_fk" FOREIGN KEY ("accepter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "call_suggestions_connection_id_key" ON "call_suggestions" USING btree ("connection_id");--> statement-breakpoint
CREATE INDEX "call_suggestions_suggester_id_idx" ON "call_suggestions" USING btree ("suggester_id");--> statement-breakpoint
CREATE INDEX "call_suggestions_moves_idx" ON "call_suggestions" USING btree ("moves");--> statement-breakpoint
CREATE INDEX "calls_connection_id_starts_at_idx" ON "calls" USING btree ("connection_id","starts_at");--> statement-breakpoint
CREATE INDEX "calls_starts_at_idx" ON "calls" USING btree ("starts_at") WHERE reminded_at is null;--> statement-breakpoint
CREATE INDEX "calls_suggester_id_idx" ON "calls" USING btree ("suggester_id");--> statement-breakpoint
CREATE INDEX "calls_accepter_id_idx" ON "calls" USING btree ("accepter_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_muted_emails_check" CHECK (muted_emails <@ array['profileViewed', 'contactRevealed', 'strongMatch', 'newFit', 'stillLooking', 'requestReceived', 'invitationAnswered', 'invitationExpired', 'roomAgain', 'messageReceived', 'quietAsked', 'together', 'calls', 'reminderDue', 'searchWeek']);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_daily_emails_check" CHECK (daily_emails <@ array['profileViewed', 'contactRevealed', 'strongMatch', 'newFit', 'stillLooking', 'requestReceived', 'invitationAnswered', 'invitationExpired', 'roomAgain', 'messageReceived', 'quietAsked', 'together', 'calls', 'reminderDue', 'searchWeek']);