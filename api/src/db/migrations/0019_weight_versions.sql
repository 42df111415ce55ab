CREATE TABLE "weight_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "weight_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"basis" text NOT NULL,
	"weights" jsonb NOT NULL,
	"status" text NOT NULL,
	"figures" jsonb NOT NULL,
	"later_figures" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"served_at" timestamp with time zone,
	CONSTRAINT "weight_versions_status_check" CHECK (status in ('SHADOW', 'SERVING', 'RETIRED'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "weight_versions_serving_key" ON "weight_versions" USING btree ("basis") WHERE status = 'SERVING';--> statement-breakpoint
CREATE UNIQUE INDEX "weight_versions_shadow_key" ON "weight_versions" USING btree ("basis") WHERE status = 'SHADOW';