DROP INDEX "sent_emails_age";--> statement-breakpoint
DROP INDEX "events_age";--> statement-breakpoint
DROP INDEX "webhook_messages_age";--> statement-breakpoint
DROP INDEX "webhook_messages_project";--> statement-breakpoint
CREATE INDEX "webhook_messages_project" ON "webhook_messages" USING btree ("project_id","created_at");