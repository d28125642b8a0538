CREATE TABLE "staff_members" (
	"email" text PRIMARY KEY NOT NULL,
	"coach" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_tokens" ADD CONSTRAINT "staff_tokens_email_staff_members_email_fk" FOREIGN KEY ("email") REFERENCES "public"."staff_members"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_tokens_email" ON "staff_tokens" USING btree ("email");