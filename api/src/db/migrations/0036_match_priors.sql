CREATE TABLE "match_priors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"price" real NOT NULL,
	"prior" real NOT NULL
);
--> statement-breakpoint
ALTER TABLE "match_priors" ADD CONSTRAINT "match_priors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;