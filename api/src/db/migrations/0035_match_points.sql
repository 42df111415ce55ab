CREATE TABLE "match_points" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"active" boolean NOT NULL,
	"axes" halfvec(254) NOT NULL,
	"prior" real NOT NULL,
	CONSTRAINT "match_points_role_check" CHECK (role in ('FOUNDER', 'APPLICANT'))
);
--> statement-breakpoint
-- For three hours another 0035 and 0036 stood here: what they made is taken as it is, or goes.
DROP TABLE IF EXISTS "match_standings";--> statement-breakpoint
DROP INDEX IF EXISTS "match_index_founder_near_idx";--> statement-breakpoint
DROP INDEX IF EXISTS "match_index_applicant_near_idx";--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "match_priors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"price" real NOT NULL,
	"prior" real NOT NULL
);
--> statement-breakpoint
DROP INDEX IF EXISTS "match_index_founder_vector_idx";--> statement-breakpoint
DROP INDEX IF EXISTS "match_index_applicant_vector_idx";--> statement-breakpoint
ALTER TABLE "match_points" ADD CONSTRAINT "match_points_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_priors" DROP CONSTRAINT IF EXISTS "match_priors_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "match_priors" ADD CONSTRAINT "match_priors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_points_founder_idx" ON "match_points" USING hnsw (((axes || array[prior, sqrt(greatest(0, 48 + (axes <#> axes) - prior * prior))]::halfvec(2))::halfvec(256)) halfvec_l2_ops) WHERE role = 'FOUNDER' and active;--> statement-breakpoint
CREATE INDEX "match_points_applicant_idx" ON "match_points" USING hnsw (((axes || array[prior, sqrt(greatest(0, 48 + (axes <#> axes) - prior * prior))]::halfvec(2))::halfvec(256)) halfvec_l2_ops) WHERE role = 'APPLICANT' and active;