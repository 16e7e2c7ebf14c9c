ALTER TABLE "projects" ADD COLUMN "password_min_length" integer DEFAULT 8 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "sign_up_hook_url" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "sign_up_hook_secret_sealed" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "sign_up_hook_on_failure" text DEFAULT 'deny' NOT NULL;