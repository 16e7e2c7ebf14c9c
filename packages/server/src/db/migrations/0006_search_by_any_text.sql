-- Searching for any text of a project's users, docs/decisions/110-search-by-trigrams.md.

-- What a text is found by: every three letters in a row, fewer at its end, in lower case and marked
-- with its project. A text too long for a name is found by the mark alone.
CREATE FUNCTION search_keys(project_id text, value text) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE STRICT COST 200 AS $$
DECLARE
  mark text := left(md5(project_id), 8);
  letters text := lower(value);
  keys text[] := '{}';
BEGIN
  IF char_length(letters) > 256 THEN
    RETURN array_to_tsvector(ARRAY[mark]);
  END IF;
  FOR position IN 1..char_length(letters) LOOP
    keys := keys || (mark || substr(letters, position, 3));
  END LOOP;
  RETURN array_to_tsvector(keys);
END
$$;--> statement-breakpoint

-- The keys that texts have which contain another text. All such texts match, and a few more.
CREATE FUNCTION search_query(project_id text, part text) RETURNS tsquery
LANGUAGE plpgsql IMMUTABLE STRICT AS $$
DECLARE
  mark text := left(md5(project_id), 8);
  letters text := left(lower(part), 64);
  keys text[] := '{}';
BEGIN
  FOR position IN 1..greatest(1, char_length(letters) - 2) LOOP
    keys := keys || ('''' || replace(replace(
      mark || substr(letters, position, 3), '\', '\\'), '''', '''''') || '''');
  END LOOP;
  -- Fewer than three letters begin some keys; more are found where all of their keys are.
  RETURN (array_to_string(keys, ' & ') || CASE WHEN char_length(letters) < 3 THEN ':*' ELSE '' END
    || ' | ' || mark)::tsquery;
END
$$;--> statement-breakpoint

CREATE INDEX "users_display_name_search" ON "users" USING gin (search_keys("project_id", "display_name"));--> statement-breakpoint
CREATE INDEX "contact_channels_value_search" ON "contact_channels" USING gin (search_keys("project_id", "value"));--> statement-breakpoint
DROP INDEX IF EXISTS "users_display_name_trigrams";--> statement-breakpoint
DROP INDEX IF EXISTS "contact_channels_value_trigrams";
