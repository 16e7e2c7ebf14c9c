CREATE TABLE "security_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"type" text NOT NULL,
	"user_id" uuid,
	"actor_access" text NOT NULL,
	"actor_user_id" uuid,
	"address" text,
	"details" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "security_events_project" ON "security_events" USING btree ("project_id","created_at","id");