CREATE TABLE "match_standings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"price" real NOT NULL,
	"prior" real NOT NULL
);
--> statement-breakpoint
ALTER TABLE "match_standings" ADD CONSTRAINT "match_standings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;