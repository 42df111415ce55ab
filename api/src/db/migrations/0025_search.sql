CREATE TABLE "search_index" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"skills" integer[] NOT NULL,
	"fields" "tsvector" NOT NULL,
	"country" text,
	"latitude" real,
	"longitude" real,
	"way" text,
	"hours" real,
	"equity" real,
	"stage" text,
	"can_start" boolean NOT NULL,
	"document" "tsvector" NOT NULL,
	"indexed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_index_role_check" CHECK (role in ('FOUNDER', 'APPLICANT')),
	CONSTRAINT "search_index_way_check" CHECK (way in ('ON_SITE', 'HYBRID', 'REMOTE')),
	CONSTRAINT "search_index_stage_check" CHECK (stage in ('PRE_SEED', 'SEED', 'SERIES_A', 'SERIES_B', 'SERIES_C', 'BOOTSTRAPPED', 'REVENUE_GENERATING'))
);
--> statement-breakpoint
ALTER TABLE "search_index" ADD CONSTRAINT "search_index_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_index_document_idx" ON "search_index" USING gin ("document");