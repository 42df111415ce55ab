ALTER TABLE "match_index" ADD COLUMN "completeness" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "match_index" ADD CONSTRAINT "match_index_completeness_check" CHECK (completeness between 0 and 100);--> statement-breakpoint
-- The release before kept it in the fourth byte of the features alone.
UPDATE "match_index" SET "completeness" = least(get_byte("features", 3), 100);
