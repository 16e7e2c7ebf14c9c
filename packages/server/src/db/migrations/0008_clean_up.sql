CREATE INDEX "sent_emails_age" ON "sent_emails" USING brin ("sent_at");--> statement-breakpoint
CREATE INDEX "cli_attempts_expiry" ON "cli_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "events_age" ON "events" USING brin ("created_at");