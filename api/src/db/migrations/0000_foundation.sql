CREATE EXTENSION IF NOT EXISTS vector;--> statement-breakpoint
CREATE TABLE "applicant_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"join_motivation" text,
	"applicant_skills" text[] DEFAULT '{}'::text[] NOT NULL,
	"idea_preferences" text[] DEFAULT '{}'::text[] NOT NULL,
	"time_commitment" text,
	"risk_appetite" text,
	"equity_expectation" text,
	"prior_startup_exp" text,
	"working_style" text,
	"conflict_handling" text,
	"applicant_goals" text[] DEFAULT '{}'::text[] NOT NULL,
	"importance" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_reveals" (
	"viewer_id" uuid NOT NULL,
	"revealed_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_reveals_viewer_id_revealed_id_pk" PRIMARY KEY("viewer_id","revealed_id")
);
--> statement-breakpoint
CREATE TABLE "educations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"institution" text NOT NULL,
	"degree" text NOT NULL,
	"field_of_study" text,
	"start_date" date,
	"end_date" date,
	"description" text
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"date" timestamp with time zone NOT NULL,
	"location" text NOT NULL,
	"image_url" text
);
--> statement-breakpoint
CREATE TABLE "experiences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"company" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"description" text
);
--> statement-breakpoint
CREATE TABLE "founder_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"startup_idea" text,
	"skills_offered" text[] DEFAULT '{}'::text[] NOT NULL,
	"skills_needed" text[] DEFAULT '{}'::text[] NOT NULL,
	"equity_offered" text,
	"co_founder_commitment" text,
	"working_arrangement" text,
	"decision_making_style" text,
	"startup_pace" text,
	"fundraising_approach" text,
	"core_values" text[] DEFAULT '{}'::text[] NOT NULL,
	"founder_concerns" text,
	"importance" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "founder_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"company_name" text NOT NULL,
	"company_type" text NOT NULL,
	"company_description" text,
	"website" text,
	"business_structure" text NOT NULL,
	"industry" text,
	"founding_date" date,
	"company_size_min" integer,
	"company_size_max" integer,
	"vision" text,
	"mission" text,
	"goals" text,
	"funding_stage" text NOT NULL,
	"funding_amount" double precision,
	"equity_offered" real,
	"compensation" text NOT NULL,
	"share_structure" text,
	"current_revenue" text,
	"looking_for" text NOT NULL,
	"other_details" text,
	"logo_key" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text_body" text,
	"html_body" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "match_index" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"active" boolean NOT NULL,
	"vector" halfvec(769) NOT NULL,
	"features" "bytea" NOT NULL,
	"model" text NOT NULL,
	"content_hash" text NOT NULL,
	"price" real DEFAULT 0 NOT NULL,
	"indexed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_serves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "match_serves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"viewer_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"probability" real NOT NULL,
	"propensity" real NOT NULL,
	"served_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries_left" smallint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_views" (
	"viewer_id" uuid NOT NULL,
	"viewed_id" uuid NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profile_views_viewed_id_viewer_id_day_pk" PRIMARY KEY("viewed_id","viewer_id","day")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"age" smallint,
	"gender" text,
	"location" text,
	"habits" text[] DEFAULT '{}'::text[] NOT NULL,
	"skills" text[] DEFAULT '{}'::text[] NOT NULL,
	"interests" text[] DEFAULT '{}'::text[] NOT NULL,
	"hobbies" text[] DEFAULT '{}'::text[] NOT NULL,
	"current_job" text,
	"availability" boolean,
	"salary_expectations" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	"full_name" text NOT NULL,
	"phone" text,
	"photo_key" text,
	"email_confirmed_at" timestamp with time zone,
	"suspended_at" timestamp with time zone,
	"last_active_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role_check" CHECK (role in ('FOUNDER', 'APPLICANT', 'ADMIN'))
);
--> statement-breakpoint
ALTER TABLE "applicant_preferences" ADD CONSTRAINT "applicant_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_reveals" ADD CONSTRAINT "contact_reveals_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_reveals" ADD CONSTRAINT "contact_reveals_revealed_id_users_id_fk" FOREIGN KEY ("revealed_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "educations" ADD CONSTRAINT "educations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "founder_preferences" ADD CONSTRAINT "founder_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "founder_profiles" ADD CONSTRAINT "founder_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_index" ADD CONSTRAINT "match_index_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_serves" ADD CONSTRAINT "match_serves_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_serves" ADD CONSTRAINT "match_serves_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_viewed_id_users_id_fk" FOREIGN KEY ("viewed_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_reveals_viewer_id_created_at_idx" ON "contact_reveals" USING btree ("viewer_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_reveals_revealed_id_idx" ON "contact_reveals" USING btree ("revealed_id");--> statement-breakpoint
CREATE INDEX "educations_user_id_idx" ON "educations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "events_date_id_idx" ON "events" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "experiences_user_id_idx" ON "experiences" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "match_index_founder_vector_idx" ON "match_index" USING hnsw ("vector" halfvec_ip_ops) WHERE role = 'FOUNDER' and active;--> statement-breakpoint
CREATE INDEX "match_index_applicant_vector_idx" ON "match_index" USING hnsw ("vector" halfvec_ip_ops) WHERE role = 'APPLICANT' and active;--> statement-breakpoint
CREATE INDEX "match_serves_candidate_id_served_at_idx" ON "match_serves" USING btree ("candidate_id","served_at");--> statement-breakpoint
CREATE INDEX "match_serves_viewer_id_idx" ON "match_serves" USING btree ("viewer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_codes_user_id_key" ON "one_time_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "profile_views_viewer_id_idx" ON "profile_views" USING btree ("viewer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash_key" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email");