DROP INDEX "match_index_founder_search_idx";--> statement-breakpoint
DROP INDEX "match_index_applicant_search_idx";