ALTER TABLE "match_priors" ADD COLUMN "stepped_on" date;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "copied_from_id" uuid;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_copied_from_id_users_id_fk" FOREIGN KEY ("copied_from_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_copied_from_id_idx" ON "reports" USING btree ("copied_from_id");--> statement-breakpoint
UPDATE "reports" SET "copied_from_id" = (SELECT "id" FROM "users" WHERE "id" = substring("sentence" from 'Wrote what member (\S+) wrote')::uuid), "sentence" = NULL WHERE "source" = 'COPIED_PROFILE';
