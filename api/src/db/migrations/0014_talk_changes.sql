ALTER TABLE "connections" ADD COLUMN "last_change" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "last_change" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "messages_connection_id_last_change_idx" ON "messages" USING btree ("connection_id","last_change") WHERE last_change > 0;