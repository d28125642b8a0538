CREATE TABLE "event_notices" (
	"event" text PRIMARY KEY NOT NULL,
	"starts_at" timestamp with time zone,
	"starts_as" text,
	"ends_at" timestamp with time zone,
	"place" text,
	"status" text NOT NULL,
	"is_mixed" boolean DEFAULT false NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "attended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_notices" ADD CONSTRAINT "event_notices_event_events_id_fk" FOREIGN KEY ("event") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;