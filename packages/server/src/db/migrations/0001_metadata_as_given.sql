ALTER TABLE "email_templates" ALTER COLUMN "content" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "webhook_events" ALTER COLUMN "data" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "teams" ALTER COLUMN "client_metadata" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "teams" ALTER COLUMN "client_read_only_metadata" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "teams" ALTER COLUMN "server_metadata" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "client_metadata" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "client_read_only_metadata" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "server_metadata" SET DATA TYPE json;