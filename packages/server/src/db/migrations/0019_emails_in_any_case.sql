-- Addresses that sign in are compared in any letter case. Where several differ in case alone, all stay: one is
-- found in any case (the one in lower case, else a verified one, else the oldest), the others as stored.
ALTER TABLE "contact_channels" ADD COLUMN "is_case_sensitive" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "contact_channels" SET "is_case_sensitive" = true FROM (
	SELECT "id", row_number() OVER (
		PARTITION BY "project_id", "type", lower("value" collate "C")
		ORDER BY "value" = lower("value" collate "C") DESC, "is_verified" DESC, "created_at", "id"
	) AS "place" FROM "contact_channels" WHERE "used_for_auth"
) AS "placed" WHERE "placed"."id" = "contact_channels"."id" AND "placed"."place" > 1;--> statement-breakpoint
DROP INDEX "contact_channels_auth";--> statement-breakpoint
CREATE UNIQUE INDEX "contact_channels_auth" ON "contact_channels" USING btree ("project_id","type",(case when "is_case_sensitive" then "value" else lower("value" collate "C") end)) WHERE "contact_channels"."used_for_auth";
