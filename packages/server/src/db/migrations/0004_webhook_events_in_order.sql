DELETE FROM "webhook_events" WHERE "delivered_at" IS NOT NULL;--> statement-breakpoint
DROP INDEX "webhook_events_pending";--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "position" bigserial NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "next_try_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "webhook_events_position" ON "webhook_events" USING btree ("position");--> statement-breakpoint
CREATE INDEX "webhook_events_next_try" ON "webhook_events" USING btree ("next_try_at");--> statement-breakpoint
ALTER TABLE "webhook_events" DROP COLUMN "delivered_at";
