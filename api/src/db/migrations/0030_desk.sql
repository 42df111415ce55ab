CREATE TABLE "desk_cards" (
	"member_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"desk_column" text NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_cards_member_id_person_id_pk" PRIMARY KEY("member_id","person_id"),
	CONSTRAINT "desk_cards_desk_column_check" CHECK (desk_column in ('SAVED', 'INVITED', 'TALKING', 'MET', 'TRIAL', 'DECIDED', 'CLOSED'))
);
--> statement-breakpoint
ALTER TABLE "desk_cards" ADD CONSTRAINT "desk_cards_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_cards" ADD CONSTRAINT "desk_cards_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_cards_person_id_idx" ON "desk_cards" USING btree ("person_id");