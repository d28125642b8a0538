CREATE INDEX IF NOT EXISTS "leads_created" ON "leads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "leads_coach_created" ON "leads" USING btree ("coach","created_at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "leads_campaign_created" ON "leads" USING btree ("campaign_id","created_at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "leads_source_created" ON "leads" USING btree ("source","created_at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "leads_coach_source" ON "leads" USING btree ("coach","source");--> statement-breakpoint
-- Without pg_trgm, or the right to add it, searching reads the leads one by one.
DO $$ BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX IF NOT EXISTS "leads_search" ON "leads" USING gin ((coalesce("name", '') || ' ' || "email") gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR undefined_object OR feature_not_supported THEN NULL;
END $$;
