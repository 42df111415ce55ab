ALTER TABLE "match_index" ADD COLUMN "facts" halfvec(179) DEFAULT array_fill(0, array[179])::halfvec(179) NOT NULL;--> statement-breakpoint
ALTER TABLE "match_index" ADD COLUMN "prior" real;--> statement-breakpoint
ALTER TABLE "match_index" ADD COLUMN "glance" "bytea";--> statement-breakpoint
CREATE INDEX "match_index_founder_search_idx" ON "match_index" USING hnsw (((vector || facts)::halfvec(948)) halfvec_ip_ops) WHERE role = 'FOUNDER' and active;--> statement-breakpoint
CREATE INDEX "match_index_applicant_search_idx" ON "match_index" USING hnsw (((vector || facts)::halfvec(948)) halfvec_ip_ops) WHERE role = 'APPLICANT' and active;--> statement-breakpoint
-- Servers of the release before scan their side until they are replaced; nothing is lost.
DROP INDEX "match_index_founder_vector_idx";--> statement-breakpoint
DROP INDEX "match_index_applicant_vector_idx";
