CREATE TABLE "rollout_visits" (
	"visit" text NOT NULL,
	"tenant_id" integer NOT NULL,
	"remote" text NOT NULL,
	"release" text NOT NULL,
	"network" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_failed" boolean NOT NULL,
	"mount_ms" integer,
	CONSTRAINT "rollout_visits_visit_remote_release_pk" PRIMARY KEY("visit","remote","release")
);
--> statement-breakpoint
ALTER TABLE "rollout_visits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "trainer_questions" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "progress_changes" ADD COLUMN "request_hash" text;--> statement-breakpoint
CREATE INDEX "rollout_visits_remote" ON "rollout_visits" USING btree ("remote","at");--> statement-breakpoint
CREATE INDEX "rollout_visits_at" ON "rollout_visits" USING btree ("at");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "rollout_visits" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("rollout_visits"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("rollout_visits"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "rollout_visits" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);