CREATE TABLE "deploy_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"team" text NOT NULL,
	"secret_hash" text NOT NULL,
	"remotes" jsonb NOT NULL,
	"prefixes" jsonb NOT NULL,
	"menus" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "deploy_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "registry_changes" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registry_changes_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	"remote" text NOT NULL,
	"slot" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
ALTER TABLE "registry_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "registry_overrides" (
	"id" text PRIMARY KEY NOT NULL,
	"remote" text NOT NULL,
	"url" text NOT NULL,
	"manifest" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registry_overrides" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "registry_releases" (
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "registry_releases_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"remote" text NOT NULL,
	"release" text NOT NULL,
	"manifest" jsonb NOT NULL,
	"registered_by" text NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "registry_releases_remote_release_pk" PRIMARY KEY("remote","release"),
	CONSTRAINT "registry_releases_seq_unique" UNIQUE("seq")
);
--> statement-breakpoint
ALTER TABLE "registry_releases" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "failure_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "failure_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"tenant_id" integer NOT NULL,
	"remote" text,
	"release" text,
	"phase" text NOT NULL,
	"message" text NOT NULL,
	"path" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "failure_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "load_times" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "load_times_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"tenant_id" integer NOT NULL,
	"remote" text NOT NULL,
	"release" text NOT NULL,
	"entry_ms" integer NOT NULL,
	"mount_ms" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "load_times" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "registry_changes_remote" ON "registry_changes" USING btree ("remote","seq");--> statement-breakpoint
CREATE INDEX "failure_reports_at" ON "failure_reports" USING btree ("at");--> statement-breakpoint
CREATE INDEX "failure_reports_release" ON "failure_reports" USING btree ("remote","release","at");--> statement-breakpoint
CREATE INDEX "load_times_at" ON "load_times" USING btree ("at");--> statement-breakpoint
CREATE INDEX "load_times_release" ON "load_times" USING btree ("remote","release","at");--> statement-breakpoint
CREATE POLICY "platform_rows" ON "deploy_tokens" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "registry_changes" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "registry_overrides" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "registry_releases" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "failure_reports" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("failure_reports"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("failure_reports"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "failure_reports" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "load_times" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("load_times"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("load_times"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "load_times" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
REVOKE UPDATE, DELETE ON "registry_releases", "registry_changes" FROM platform_tenant, platform_system;
