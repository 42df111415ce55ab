CREATE TABLE "known_browsers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "one_time_codes_user_id_key";--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "known_browsers_user_id_token_hash_key" ON "known_browsers" USING btree ("user_id","token_hash");--> statement-breakpoint
CREATE INDEX "known_browsers_token_hash_idx" ON "known_browsers" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_codes_user_id_request_hash_key" ON "one_time_codes" USING btree ("user_id","request_hash");