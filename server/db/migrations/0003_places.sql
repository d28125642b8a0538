CREATE TABLE "given_back_places" (
	"token" text PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"lead_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "starts_as" text;--> statement-breakpoint
ALTER TABLE "given_back_places" ADD CONSTRAINT "given_back_places_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "given_back_places_lead" ON "given_back_places" USING btree ("lead_id");