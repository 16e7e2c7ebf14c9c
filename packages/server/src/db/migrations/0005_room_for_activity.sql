-- Every access token notes when its user and session were active. With room on its page and no index
-- over it, such a row is replaced in place, and no index is written.
DROP INDEX "users_by_activity";--> statement-breakpoint
ALTER TABLE "users" SET (fillfactor = 85);--> statement-breakpoint
ALTER TABLE "sessions" SET (fillfactor = 85);
