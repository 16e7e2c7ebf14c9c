ALTER TABLE "projects" ADD COLUMN "refresh_rotation" boolean;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "former_token_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "token_family_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "rotated_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "sessions_former_token" ON "sessions" USING btree ("former_token_hash") WHERE "sessions"."former_token_hash" is not null;--> statement-breakpoint
CREATE INDEX "sessions_token_family" ON "sessions" USING btree ("token_family_hash") WHERE "sessions"."token_family_hash" is not null;