ALTER TABLE "step_runs" ADD COLUMN "troubled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "step_runs_waiting" ON "step_runs" USING btree ("provider","priority","coach","next_attempt_at") WHERE "step_runs"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "step_runs_troubled" ON "step_runs" USING btree ("provider") WHERE "step_runs"."troubled";