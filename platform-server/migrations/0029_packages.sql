CREATE TABLE "course_packages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_packages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"kind" text NOT NULL,
	"identifier" text NOT NULL,
	"title" text NOT NULL,
	"file_name" text NOT NULL,
	"folder" uuid NOT NULL,
	"size_bytes" bigint NOT NULL,
	"file_count" integer NOT NULL,
	"units" jsonb NOT NULL,
	"is_open" boolean DEFAULT false NOT NULL,
	"uploaded_by" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_packages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "package_documents" (
	"tenant_id" integer NOT NULL,
	"registration_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "package_documents_registration_id_scope_name_pk" PRIMARY KEY("registration_id","scope","name")
);
--> statement-breakpoint
ALTER TABLE "package_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "package_files" (
	"tenant_id" integer NOT NULL,
	"package_id" integer NOT NULL,
	"path" text NOT NULL,
	"hash" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	CONSTRAINT "package_files_package_id_path_pk" PRIMARY KEY("package_id","path")
);
--> statement-breakpoint
ALTER TABLE "package_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "package_launches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" integer NOT NULL,
	"package_id" integer NOT NULL,
	"registration_id" uuid NOT NULL,
	"unit_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"origin" text NOT NULL,
	"seconds_before" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"auth_hash" text,
	"initialized_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"judged_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "package_launches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "package_registrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" integer NOT NULL,
	"package_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "package_registrations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "package_results" (
	"tenant_id" integer NOT NULL,
	"registration_id" uuid NOT NULL,
	"unit_id" text NOT NULL,
	"status" text NOT NULL,
	"is_completed" boolean DEFAULT false NOT NULL,
	"score" double precision,
	"seconds" integer DEFAULT 0 NOT NULL,
	"is_satisfied" boolean DEFAULT false NOT NULL,
	"runtime" jsonb,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "package_results_registration_id_unit_id_pk" PRIMARY KEY("registration_id","unit_id")
);
--> statement-breakpoint
ALTER TABLE "package_results" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "xapi_statements" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "xapi_statements_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"registration_id" uuid,
	"verb" text NOT NULL,
	"object" text NOT NULL,
	"source" text NOT NULL,
	"statement" jsonb NOT NULL,
	"stored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "xapi_statements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "course_packages" ADD CONSTRAINT "course_packages_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_documents" ADD CONSTRAINT "package_documents_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_documents" ADD CONSTRAINT "package_documents_registration_id_package_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."package_registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_files" ADD CONSTRAINT "package_files_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_files" ADD CONSTRAINT "package_files_package_id_course_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."course_packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_launches" ADD CONSTRAINT "package_launches_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_launches" ADD CONSTRAINT "package_launches_package_id_course_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."course_packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_launches" ADD CONSTRAINT "package_launches_registration_id_package_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."package_registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_registrations" ADD CONSTRAINT "package_registrations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_registrations" ADD CONSTRAINT "package_registrations_package_id_course_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."course_packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_registrations" ADD CONSTRAINT "package_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_results" ADD CONSTRAINT "package_results_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_results" ADD CONSTRAINT "package_results_registration_id_package_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."package_registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "xapi_statements" ADD CONSTRAINT "xapi_statements_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "xapi_statements" ADD CONSTRAINT "xapi_statements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_packages_tenant" ON "course_packages" USING btree ("tenant_id","uploaded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "package_launches_token" ON "package_launches" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "package_launches_registration" ON "package_launches" USING btree ("registration_id","unit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "package_registrations_learner" ON "package_registrations" USING btree ("package_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "xapi_statements_id" ON "xapi_statements" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "xapi_statements_user" ON "xapi_statements" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "xapi_statements_registration" ON "xapi_statements" USING btree ("registration_id");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "course_packages" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("course_packages"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("course_packages"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "course_packages" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "package_documents" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("package_documents"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("package_documents"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "package_documents" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "package_files" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("package_files"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("package_files"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "package_files" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "package_launches" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("package_launches"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("package_launches"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "package_launches" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "package_registrations" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("package_registrations"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("package_registrations"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "package_registrations" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "package_results" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("package_results"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("package_results"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "package_results" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "xapi_statements" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("xapi_statements"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("xapi_statements"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "xapi_statements" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);