CREATE TABLE "person_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_tags" (
	"lead_id" uuid NOT NULL,
	"tag" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_tags_lead_id_tag_pk" PRIMARY KEY("lead_id","tag")
);
--> statement-breakpoint
ALTER TABLE "user_journeys" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_tags" ADD CONSTRAINT "person_tags_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "person_notes_lead" ON "person_notes" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "submissions_without_lead" ON "submissions" USING btree ("email","coach") WHERE "submissions"."lead_id" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "unsubscribe_links_address" ON "unsubscribe_links" USING btree ("address_hash","coach");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_log_subject" ON "audit_log" USING btree ("subject","created_at");