ALTER TABLE "cli_attempts" ADD COLUMN "started_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cli_attempts" ADD COLUMN "address" text;