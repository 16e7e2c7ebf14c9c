CREATE TABLE "disconnected_providers" (
	"user_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	CONSTRAINT "disconnected_providers_user_id_provider_id_pk" PRIMARY KEY("user_id","provider_id")
);
--> statement-breakpoint
ALTER TABLE "passkeys" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "passkeys" ADD COLUMN "created_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "passkeys" ADD COLUMN "last_used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "disconnected_providers" ADD CONSTRAINT "disconnected_providers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
