CREATE TABLE "campaign_changes" (
	"campaign" text NOT NULL,
	"live_at" timestamp with time zone NOT NULL,
	"release" text NOT NULL,
	"version" text NOT NULL,
	CONSTRAINT "campaign_changes_campaign_live_at_pk" PRIMARY KEY("campaign","live_at")
);
--> statement-breakpoint
CREATE TABLE "view_counts" (
	"coach" text NOT NULL,
	"campaign" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"starts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "view_counts_campaign_hour_source_pk" PRIMARY KEY("campaign","hour","source")
);
--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "source" text;--> statement-breakpoint
CREATE INDEX "view_counts_sums" ON "view_counts" USING btree ("campaign","hour","source","views","starts");--> statement-breakpoint
CREATE INDEX "submissions_campaign" ON "submissions" USING btree ("campaign","created_at","source") WHERE "submissions"."state" = 'stored';--> statement-breakpoint
CREATE INDEX "step_runs_mails" ON "step_runs" USING btree ("campaign","sent_at") WHERE "step_runs"."state" = 'sent' and "step_runs"."email" is not null;--> statement-breakpoint
-- Sums are read from an index alone only where pages have been vacuumed: soon after the hour, not after a fifth of the table.
ALTER TABLE "view_counts" SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05);
