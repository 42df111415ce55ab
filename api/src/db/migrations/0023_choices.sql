CREATE TABLE "choices" (
	"member_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"saved_at" timestamp with time zone,
	"note" text,
	"passed_at" timestamp with time zone,
	"pass_reason" text,
	CONSTRAINT "choices_member_id_person_id_pk" PRIMARY KEY("member_id","person_id"),
	CONSTRAINT "choices_pass_reason_check" CHECK (pass_reason in ('TIMING', 'PLACE', 'COMMITMENT', 'IDEA', 'SKILLS', 'TERMS'))
);
--> statement-breakpoint
ALTER TABLE "outcomes" DROP CONSTRAINT "outcomes_kind_check";--> statement-breakpoint
ALTER TABLE "choices" ADD CONSTRAINT "choices_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "choices" ADD CONSTRAINT "choices_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "choices_member_id_saved_at_idx" ON "choices" USING btree ("member_id","saved_at") WHERE saved_at is not null;--> statement-breakpoint
CREATE INDEX "choices_member_id_passed_at_idx" ON "choices" USING btree ("member_id","passed_at") WHERE passed_at is not null;--> statement-breakpoint
CREATE INDEX "choices_person_id_idx" ON "choices" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_kind_check" CHECK (kind in ('SHOWN', 'OPENED', 'SAVED', 'PASSED', 'INVITED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN', 'FIRST_REPLY', 'MET', 'NOT_MET', 'ENDED'));