-- What a search reads of a row stays beside it; only the features lie elsewhere.
ALTER TABLE "match_index" SET (toast_tuple_target = 4080);--> statement-breakpoint
ALTER TABLE "match_index" ADD COLUMN "facts" halfvec(307) DEFAULT array_fill(0, array[307])::halfvec(307) NOT NULL;--> statement-breakpoint
ALTER TABLE "match_index" ADD COLUMN "prior" real;--> statement-breakpoint
ALTER TABLE "match_index" ADD COLUMN "glance" "bytea";--> statement-breakpoint
CREATE INDEX "match_index_founder_search_idx" ON "match_index" USING hnsw (((vector || facts)::halfvec(1076)) halfvec_ip_ops) WHERE role = 'FOUNDER' and active;--> statement-breakpoint
CREATE INDEX "match_index_applicant_search_idx" ON "match_index" USING hnsw (((vector || facts)::halfvec(1076)) halfvec_ip_ops) WHERE role = 'APPLICANT' and active;
