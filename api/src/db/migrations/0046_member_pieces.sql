-- Every three letters in a row of a text. As an index has them it costs next to nothing to ask it, and much to ask each row.
CREATE FUNCTION "pieces_of"("whole" text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000
RETURN ARRAY(SELECT substr("whole", "at", 3) FROM generate_series(1, length("whole") - 2) AS "at");--> statement-breakpoint
CREATE INDEX "users_pieces_idx" ON "users" USING gin (pieces_of(lower('  ' || "full_name" || E'\n  ' || "email")));