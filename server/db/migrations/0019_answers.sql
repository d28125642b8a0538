-- Without pg_trgm an answer that few gave is looked for in every form.
DO $$ BEGIN
	CREATE INDEX IF NOT EXISTS "submissions_answers" ON "submissions" USING gin ((("values" - 'name' - 'email')::text) gin_trgm_ops);
EXCEPTION WHEN undefined_object THEN NULL;
END $$;
