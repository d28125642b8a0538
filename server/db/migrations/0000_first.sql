CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"text" text NOT NULL,
	"text_version" text NOT NULL,
	"page_path" text NOT NULL,
	"ip_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"source" text NOT NULL,
	"metadata" jsonb,
	"campaign_id" uuid,
	"coach" text NOT NULL,
	"address_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leads_campaign_email" UNIQUE NULLS NOT DISTINCT("campaign_id","email")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event" text NOT NULL,
	"campaign_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"submission_id" uuid,
	"email" text NOT NULL,
	"details" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "registrations_event_email" UNIQUE("event","email")
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"coach" text NOT NULL,
	"campaign" text NOT NULL,
	"campaign_id" uuid NOT NULL,
	"lead_id" uuid,
	"email" text NOT NULL,
	"values" jsonb NOT NULL,
	"attribution" jsonb NOT NULL,
	"state" text NOT NULL,
	"held_reason" text,
	"ip_hash" text NOT NULL,
	"page_path" text NOT NULL,
	"request_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suppressions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"coach" text NOT NULL,
	"address_hash" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suppressions_coach_address" UNIQUE("coach","address_hash")
);
--> statement-breakpoint
CREATE TABLE "unsubscribe_links" (
	"token" text PRIMARY KEY NOT NULL,
	"coach" text NOT NULL,
	"address_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_journeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"page_id" uuid,
	"current_sequence" integer DEFAULT 1 NOT NULL,
	"next_email_due_at" timestamp with time zone,
	"is_completed" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"current_run_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_journeys_lead_campaign" UNIQUE("lead_id","campaign_id")
);
--> statement-breakpoint
CREATE TABLE "email_campaigns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign" text,
	"coach" text,
	"name" text NOT NULL,
	"from_name" text,
	"from_email" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"subject_template" text,
	"origin" text DEFAULT 'staff' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_sequences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"email" text NOT NULL,
	"subject" text,
	"delay_hours" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"origin" text DEFAULT 'staff' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "landing_pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"campaign_id" uuid,
	"is_active" boolean DEFAULT true NOT NULL,
	"origin" text DEFAULT 'staff' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"path" text,
	"campaign_id" uuid,
	"is_active" boolean DEFAULT true NOT NULL,
	"origin" text DEFAULT 'staff' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text,
	"ip_hash" text,
	"details" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff" text NOT NULL,
	"coach" text,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_sign_in_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff" text NOT NULL,
	"coach" text,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email_address" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"coach" text NOT NULL,
	"step" text NOT NULL,
	"email" text NOT NULL,
	"step_run_id" uuid NOT NULL,
	"error" text,
	CONSTRAINT "delivery_log_run" UNIQUE("step_run_id")
);
--> statement-breakpoint
CREATE TABLE "done_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"campaign" text NOT NULL,
	"answer" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "error_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"function_name" text NOT NULL,
	"error_message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"request_data" jsonb,
	"lead_id" uuid
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"submission_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "step_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid,
	"lead_id" uuid NOT NULL,
	"journey_id" uuid,
	"sequence_position" integer,
	"coach" text NOT NULL,
	"campaign" text NOT NULL,
	"campaign_id" uuid NOT NULL,
	"step" text NOT NULL,
	"effect_key" text NOT NULL,
	"config" jsonb NOT NULL,
	"email" text,
	"priority" smallint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"outages" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"awaited_until" timestamp with time zone,
	"lease_token" uuid,
	"lease_until" timestamp with time zone,
	"handed_over_at" timestamp with time zone,
	"handovers" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"last_error_detail" text,
	"sent_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "step_runs_journey_position" UNIQUE("journey_id","sequence_position")
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_journeys" ADD CONSTRAINT "user_journeys_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_log" ADD CONSTRAINT "delivery_log_step_run_id_step_runs_id_fk" FOREIGN KEY ("step_run_id") REFERENCES "public"."step_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "error_log" ADD CONSTRAINT "error_log_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_runs" ADD CONSTRAINT "step_runs_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_runs" ADD CONSTRAINT "step_runs_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_runs" ADD CONSTRAINT "step_runs_journey_id_user_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."user_journeys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_lead" ON "consents" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "consents_submission" ON "consents" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "leads_address" ON "leads" USING btree ("address_hash","coach");--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree ("email");--> statement-breakpoint
CREATE INDEX "registrations_lead" ON "registrations" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "submissions_created" ON "submissions" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "submissions_lead" ON "submissions" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "submissions_held" ON "submissions" USING btree ("created_at") WHERE "submissions"."state" = 'held';--> statement-breakpoint
CREATE INDEX "user_journeys_due" ON "user_journeys" USING btree ("next_email_due_at") WHERE "user_journeys"."status" = 'active' and not "user_journeys"."is_completed" and "user_journeys"."current_run_id" is null;--> statement-breakpoint
CREATE INDEX "user_journeys_run" ON "user_journeys" USING btree ("current_run_id");--> statement-breakpoint
CREATE INDEX "email_campaigns_name" ON "email_campaigns" USING btree ("name");--> statement-breakpoint
CREATE INDEX "email_sequences_campaign" ON "email_sequences" USING btree ("campaign_id","position");--> statement-breakpoint
CREATE INDEX "landing_pages_url" ON "landing_pages" USING btree ("url");--> statement-breakpoint
CREATE INDEX "pages_slug" ON "pages" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "audit_log_created" ON "audit_log" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "staff_sessions_expiry" ON "staff_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "delivery_log_created" ON "delivery_log" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "done_tokens_expiry" ON "done_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "error_log_created" ON "error_log" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "error_log_lead" ON "error_log" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expiry" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "step_runs_due" ON "step_runs" USING btree ("priority","next_attempt_at") WHERE "step_runs"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "step_runs_leased" ON "step_runs" USING btree ("lease_until") WHERE "step_runs"."state" = 'running';--> statement-breakpoint
CREATE INDEX "step_runs_lead" ON "step_runs" USING btree ("lead_id","effect_key","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "step_runs_submission" ON "step_runs" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "step_runs_failed" ON "step_runs" USING btree ("finished_at") WHERE "step_runs"."state" in ('failed', 'unknown');