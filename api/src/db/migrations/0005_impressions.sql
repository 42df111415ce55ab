-- One impression a reader, person and day, the best placed one, and none from before the 90 days that are kept. A former release that still runs waits.
LOCK TABLE "match_serves" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
DELETE FROM "match_serves" USING (
	SELECT "id", row_number() OVER (
		PARTITION BY "viewer_id", "candidate_id", ("served_at" AT TIME ZONE 'UTC')::date
		ORDER BY "position", "id"
	) AS "nth"
	FROM "match_serves"
) AS "ranked"
WHERE "match_serves"."id" = "ranked"."id"
	AND ("ranked"."nth" > 1 OR "match_serves"."served_at" < now() - interval '90 days');--> statement-breakpoint
DROP INDEX "match_serves_viewer_id_idx";--> statement-breakpoint
ALTER TABLE "match_serves" ADD COLUMN "day" date GENERATED ALWAYS AS ((served_at at time zone 'UTC')::date) STORED NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "match_serves_viewer_id_candidate_id_day_key" ON "match_serves" USING btree ("viewer_id","candidate_id","day");--> statement-breakpoint
CREATE INDEX "match_serves_served_at_idx" ON "match_serves" USING btree ("served_at");
