CREATE TABLE "picks" (
	"day" date NOT NULL,
	"founder_id" uuid NOT NULL,
	"applicant_id" uuid NOT NULL,
	CONSTRAINT "picks_founder_id_day_pk" PRIMARY KEY("founder_id","day")
);
--> statement-breakpoint
ALTER TABLE "picks" ADD CONSTRAINT "picks_founder_id_users_id_fk" FOREIGN KEY ("founder_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picks" ADD CONSTRAINT "picks_applicant_id_users_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "picks_applicant_id_day_key" ON "picks" USING btree ("applicant_id","day");