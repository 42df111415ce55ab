ALTER TABLE "founder_profiles" ALTER COLUMN "business_structure" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "founder_profiles" ALTER COLUMN "funding_stage" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "founder_profiles" ALTER COLUMN "compensation" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "founder_profiles" ADD COLUMN "not_founded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "founder_profiles" ADD CONSTRAINT "founder_profiles_said" CHECK ("founder_profiles"."not_founded" or num_nulls("founder_profiles"."business_structure", "founder_profiles"."funding_stage", "founder_profiles"."compensation") = 0);