CREATE TABLE "known_browsers" (
	"user_id" uuid NOT NULL,
	"browser" text NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_browsers_user_id_browser_pk" PRIMARY KEY("user_id","browser")
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "server_password_min_length" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "passwords" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
-- Apart, so that passwords that exist do not get the time of the migration.
ALTER TABLE "passwords" ALTER COLUMN "changed_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_browsers_use" ON "known_browsers" USING btree ("last_used_at");