ALTER TABLE "connections" ADD COLUMN "alignment_begun_at" timestamp with time zone;--> statement-breakpoint
UPDATE "connections" SET "alignment_begun_at" = "given"."first" FROM (SELECT "connection_id", min("given_at") AS "first" FROM "alignment_given" GROUP BY "connection_id") "given" WHERE "given"."connection_id" = "connections"."id";
