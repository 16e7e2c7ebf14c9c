ALTER TABLE "projects" ADD COLUMN "allowed_email_domains" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "blocked_email_domains" text[] DEFAULT '{}' NOT NULL;