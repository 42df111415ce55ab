CREATE TABLE "installations" (
	"row" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"id" uuid NOT NULL,
	"is_copy" boolean DEFAULT false NOT NULL,
	CONSTRAINT "installations_row_check" CHECK ("row" = 1)
);
