CREATE TABLE "silence_questions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "silence_questions" ADD CONSTRAINT "silence_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "silence_questions_token_hash_key" ON "silence_questions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "users_role_last_active_at_idx" ON "users" USING btree ("role","last_active_at");