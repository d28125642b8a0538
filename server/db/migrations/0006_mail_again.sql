ALTER TABLE "unsubscribe_links" ADD COLUMN "again_token" text;--> statement-breakpoint
CREATE UNIQUE INDEX "unsubscribe_links_again_token" ON "unsubscribe_links" USING btree ("again_token");