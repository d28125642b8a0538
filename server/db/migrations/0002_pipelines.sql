CREATE TABLE "alerts" (
	"name" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"details" text,
	"since" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"coach" text NOT NULL,
	"campaign" text NOT NULL,
	"submission_id" uuid NOT NULL,
	"step_run_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"coach" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"name" text PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'closed' NOT NULL,
	"trouble" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"open_until" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"next_free_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "step_runs" ALTER COLUMN "lead_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "cancel_token" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "released_by" text;--> statement-breakpoint
ALTER TABLE "suppressions" ADD COLUMN "confirm_token" text;--> statement-breakpoint
ALTER TABLE "suppressions" ADD COLUMN "confirm_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_sequences" ADD COLUMN "anchor" text DEFAULT 'signup' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "status" text DEFAULT 'planned' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "step_runs" ADD COLUMN "provider" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "coach_notices" ADD CONSTRAINT "coach_notices_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_notices" ADD CONSTRAINT "coach_notices_step_run_id_step_runs_id_fk" FOREIGN KEY ("step_run_id") REFERENCES "public"."step_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coach_notices_open" ON "coach_notices" USING btree ("coach","created_at") WHERE "coach_notices"."step_run_id" is null;--> statement-breakpoint
CREATE INDEX "coach_notices_run" ON "coach_notices" USING btree ("step_run_id");--> statement-breakpoint
CREATE INDEX "coach_notices_submission" ON "coach_notices" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "mail_events_created" ON "mail_events" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_cancel_token" ON "registrations" USING btree ("cancel_token");--> statement-breakpoint
CREATE UNIQUE INDEX "suppressions_confirm_token" ON "suppressions" USING btree ("confirm_token");--> statement-breakpoint
CREATE UNIQUE INDEX "step_runs_journey_email" ON "step_runs" USING btree ("journey_id","email") WHERE "step_runs"."journey_id" is not null;