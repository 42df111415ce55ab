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
ALTER TABLE "equity_agreements" ADD CONSTRAINT "equity_agreements_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equity_drafts" ADD CONSTRAINT "equity_drafts_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equity_drafts" ADD CONSTRAINT "equity_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equity_proposals" ADD CONSTRAINT "equity_proposals_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equity_proposals" ADD CONSTRAINT "equity_proposals_proposer_id_users_id_fk" FOREIGN KEY ("proposer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "equity_agreements_connection_id_accepted_at_idx" ON "equity_agreements" USING btree ("connection_id","accepted_at");--> statement-breakpoint
CREATE INDEX "equity_drafts_user_id_idx" ON "equity_drafts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "equity_proposals_open_key" ON "equity_proposals" USING btree ("connection_id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "equity_proposals_connection_id_created_at_idx" ON "equity_proposals" USING btree ("connection_id","created_at");--> statement-breakpoint
CREATE INDEX "equity_proposals_proposer_id_idx" ON "equity_proposals" USING btree ("proposer_id");