CREATE TABLE "background_migrations" (
	"name" text PRIMARY KEY NOT NULL,
	"finished_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "count_changes" (
	"project_id" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"value" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_counts" (
	"project_id" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "project_counts_project_id_kind_key_pk" PRIMARY KEY("project_id","kind","key")
);
--> statement-breakpoint
CREATE TABLE "recent_activity" (
	"project_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "active_on" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "country" text;--> statement-breakpoint
CREATE INDEX "count_changes_project" ON "count_changes" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "recent_activity_project" ON "recent_activity" USING btree ("project_id","created_at");--> statement-breakpoint
-- Counts are kept by triggers, docs/decisions/157-counts-as-a-log-of-changes.md. What exists already is counted by
-- src/db/background-migrations.ts. The rows are autovacuumed by number, because they are short-lived.
ALTER TABLE "count_changes" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);--> statement-breakpoint

CREATE FUNCTION count_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO count_changes (project_id, kind, key, value)
  SELECT changed.project_id, counted.kind, counted.key, count(*) * (CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END)
  FROM changed CROSS JOIN LATERAL (VALUES
    ('users', ''),
    ('signed_up', to_char(changed.signed_up_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')),
    ('country', changed.country)
  ) AS counted (kind, key)
  WHERE counted.key IS NOT NULL
  GROUP BY 1, 2, 3;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER count_users_inserted AFTER INSERT ON users REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_users();--> statement-breakpoint
CREATE TRIGGER count_users_deleted AFTER DELETE ON users REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_users();--> statement-breakpoint

-- A user is active on a day once, however many access tokens they receive. Days of activity are never counted down.
CREATE FUNCTION count_user_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO count_changes (project_id, kind, key, value)
  SELECT NEW.project_id, counted.kind, counted.key, counted.value
  FROM (VALUES
    ('signed_up', to_char(OLD.signed_up_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), -1),
    ('signed_up', to_char(NEW.signed_up_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), 1),
    ('country', OLD.country, -1),
    ('country', NEW.country, 1),
    ('active', CASE WHEN NEW.active_on IS DISTINCT FROM OLD.active_on THEN to_char(NEW.active_on, 'YYYY-MM-DD') END, 1)
  ) AS counted (kind, key, value)
  WHERE counted.key IS NOT NULL AND (counted.kind = 'active'
    OR (counted.kind = 'signed_up' AND NEW.signed_up_at <> OLD.signed_up_at)
    OR (counted.kind = 'country' AND NEW.country IS DISTINCT FROM OLD.country));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER count_users_updated AFTER UPDATE OF signed_up_at, country, active_on ON users FOR EACH ROW
  WHEN (OLD.signed_up_at <> NEW.signed_up_at OR OLD.country IS DISTINCT FROM NEW.country
    OR OLD.active_on IS DISTINCT FROM NEW.active_on)
  EXECUTE FUNCTION count_user_update();--> statement-breakpoint

-- These tables do not name the project. Their rows are therefore deleted before their user, not by the foreign key.
CREATE FUNCTION delete_sign_in_methods() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM passwords WHERE user_id = OLD.id;
  DELETE FROM otp_methods WHERE user_id = OLD.id;
  RETURN OLD;
END
$$;--> statement-breakpoint
CREATE TRIGGER delete_sign_in_methods BEFORE DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION delete_sign_in_methods();--> statement-breakpoint

CREATE FUNCTION count_sign_in_methods() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO count_changes (project_id, kind, key, value)
  SELECT users.project_id, 'method', TG_ARGV[0], count(*) * (CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END)
  FROM changed JOIN users ON users.id = changed.user_id GROUP BY users.project_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER count_passwords_inserted AFTER INSERT ON passwords REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_sign_in_methods('password');--> statement-breakpoint
CREATE TRIGGER count_passwords_deleted AFTER DELETE ON passwords REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_sign_in_methods('password');--> statement-breakpoint
CREATE TRIGGER count_otp_methods_inserted AFTER INSERT ON otp_methods REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_sign_in_methods('otp');--> statement-breakpoint
CREATE TRIGGER count_otp_methods_deleted AFTER DELETE ON otp_methods REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_sign_in_methods('otp');--> statement-breakpoint

CREATE FUNCTION count_passkeys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO count_changes (project_id, kind, key, value)
  SELECT project_id, 'method', 'passkey', count(*) * (CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END)
  FROM changed GROUP BY project_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER count_passkeys_inserted AFTER INSERT ON passkeys REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_passkeys();--> statement-breakpoint
CREATE TRIGGER count_passkeys_deleted AFTER DELETE ON passkeys REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_passkeys();--> statement-breakpoint

CREATE FUNCTION count_oauth_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO count_changes (project_id, kind, key, value)
  SELECT project_id, 'method', provider_id, count(*) * (CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END)
  FROM changed GROUP BY project_id, provider_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER count_oauth_accounts_inserted AFTER INSERT ON oauth_accounts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_oauth_accounts();--> statement-breakpoint
CREATE TRIGGER count_oauth_accounts_deleted AFTER DELETE ON oauth_accounts REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_oauth_accounts();
