ALTER TABLE "projects" ADD COLUMN "email_logo_url" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "email_theme_color" text;