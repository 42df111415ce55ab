CREATE TABLE "moderation_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid NOT NULL,
	"report_id" uuid,
	"admin_id" uuid,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moderation_acts_kind_check" CHECK (kind in ('REPORT_CLOSED', 'SUSPENDED', 'UNSUSPENDED', 'IDENTITY_REVIEWED', 'IDENTITY_REVIEW_ENDED'))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "identity_reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "moderation_acts" ADD CONSTRAINT "moderation_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_acts" ADD CONSTRAINT "moderation_acts_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_acts" ADD CONSTRAINT "moderation_acts_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_acts_user_id_idx" ON "moderation_acts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "moderation_acts_report_id_idx" ON "moderation_acts" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "moderation_acts_admin_id_idx" ON "moderation_acts" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "reports_open_idx" ON "reports" USING btree ("created_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "reports_closed_idx" ON "reports" USING btree ("closed_at","id") WHERE closed_at is not null;