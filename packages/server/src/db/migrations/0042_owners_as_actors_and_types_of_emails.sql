ALTER TABLE "sent_emails" ADD COLUMN "type" text;--> statement-breakpoint
ALTER TABLE "security_events" ADD COLUMN "actor_owner_id" uuid;
