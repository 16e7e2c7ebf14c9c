CREATE TABLE "installation" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"secret_check_sealed" text NOT NULL,
	CONSTRAINT "installation_is_one_row" CHECK ("installation"."id")
);
