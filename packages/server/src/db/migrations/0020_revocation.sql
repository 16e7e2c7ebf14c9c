ALTER TABLE "sessions" ADD COLUMN "authenticated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "user_id" uuid;--> statement-breakpoint
UPDATE "verification_codes" SET "user_id" = ("data"->>'userId')::uuid WHERE "data"->>'userId' IS NOT NULL;--> statement-breakpoint
CREATE INDEX "verification_codes_user" ON "verification_codes" USING btree ("user_id") WHERE "verification_codes"."user_id" is not null;