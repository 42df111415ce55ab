CREATE TABLE "app_secrets" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"key_id" text NOT NULL,
	CONSTRAINT "app_secrets_id_check" CHECK (id = 1)
);
