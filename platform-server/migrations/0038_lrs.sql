CREATE TABLE "review_checks" (
	"tenant_id" integer NOT NULL,
	"module_code" text NOT NULL,
	"point_key" text NOT NULL,
	"source" text NOT NULL,
	"note" text NOT NULL,
	"checked_by" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_checks_tenant_id_module_code_point_key_pk" PRIMARY KEY("tenant_id","module_code","point_key")
);
--> statement-breakpoint
ALTER TABLE "review_checks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lrs_connections" (
	"tenant_id" integer PRIMARY KEY NOT NULL,
	"endpoint" text NOT NULL,
	"version" text NOT NULL,
	"key" text NOT NULL,
	"secret" text NOT NULL,
	"names_people" boolean NOT NULL,
	"is_active" boolean NOT NULL,
	"last_success_at" timestamp with time zone,
	"problem" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"lease_id" uuid,
	"leased_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "lrs_connections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lrs_statements" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lrs_statements_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"statement_id" uuid NOT NULL,
	"statement" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"queued_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "lrs_statements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "review_checks" ADD CONSTRAINT "review_checks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lrs_connections" ADD CONSTRAINT "lrs_connections_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lrs_statements" ADD CONSTRAINT "lrs_statements_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lrs_statements" ADD CONSTRAINT "lrs_statements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lrs_statements_id" ON "lrs_statements" USING btree ("tenant_id","statement_id");--> statement-breakpoint
CREATE INDEX "lrs_statements_queue" ON "lrs_statements" USING btree ("tenant_id","state","position");--> statement-breakpoint
CREATE INDEX "lrs_statements_user" ON "lrs_statements" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "review_checks" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("review_checks"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("review_checks"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "review_checks" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "lrs_connections" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("lrs_connections"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("lrs_connections"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "lrs_connections" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "lrs_statements" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("lrs_statements"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("lrs_statements"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "lrs_statements" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);