-- Existing projects keep their behavior; the new defaults are for new projects.
CREATE TABLE "backup_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "backup_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "authorization_codes" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "authorization_codes" ADD COLUMN "account_sealed" text;--> statement-breakpoint
ALTER TABLE "authorization_codes" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "redirects_only_to_handler" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ALTER COLUMN "redirects_only_to_handler" SET DEFAULT true;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "pkce_s256_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ALTER COLUMN "pkce_s256_only" SET DEFAULT true;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "passkey_user_verification" text DEFAULT 'preferred' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ALTER COLUMN "passkey_user_verification" SET DEFAULT 'required';--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "invitations_only_for_invited_address" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "recent_sign_in_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "security_emails_enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_last_step" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "backup_codes" ADD CONSTRAINT "backup_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;