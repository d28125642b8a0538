CREATE TABLE "events" (
	"id" text PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_taken" CHECK ("events"."taken" >= 0)
);
--> statement-breakpoint
ALTER TABLE "done_tokens" ADD COLUMN "email" text;--> statement-breakpoint
CREATE FUNCTION give_place_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE events SET taken = taken - 1, updated_at = now() WHERE id = OLD.event AND taken > 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER registrations_give_place_back AFTER DELETE ON registrations FOR EACH ROW EXECUTE FUNCTION give_place_back();
