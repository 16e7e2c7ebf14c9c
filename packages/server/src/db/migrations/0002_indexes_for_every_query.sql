ALTER TABLE "events" DROP CONSTRAINT "events_project_id_projects_id_fk";
--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_project_id_projects_id_fk";
--> statement-breakpoint
CREATE INDEX "sent_emails_outbox" ON "sent_emails" USING btree ("sent_at","id") WHERE "sent_emails"."html" is not null;--> statement-breakpoint
CREATE INDEX "webhook_events_project" ON "webhook_events" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "authorization_codes_project" ON "authorization_codes" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "authorization_codes_user" ON "authorization_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "oauth_flows_project" ON "oauth_flows" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "oauth_flows_link_user" ON "oauth_flows" USING btree ("link_user_id");--> statement-breakpoint
CREATE INDEX "cli_attempts_project" ON "cli_attempts" USING btree ("project_id");