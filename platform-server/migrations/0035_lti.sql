CREATE TABLE "lti_grades" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" integer NOT NULL,
	"platform_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"subject" text NOT NULL,
	"module_code" text NOT NULL,
	"line_item" text NOT NULL,
	"state" text DEFAULT 'none' NOT NULL,
	"activity" text,
	"score" double precision,
	"comment" text,
	"is_passed" boolean DEFAULT false NOT NULL,
	"reported_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"problem" text
);
--> statement-breakpoint
ALTER TABLE "lti_grades" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lti_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"public_key" jsonb NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "lti_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lti_launches" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"platform_id" integer NOT NULL,
	"browser_hash" text NOT NULL,
	"person" jsonb,
	"content" jsonb,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "lti_launches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lti_people" (
	"tenant_id" integer NOT NULL,
	"platform_id" integer NOT NULL,
	"subject" text NOT NULL,
	"user_id" integer NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lti_people_platform_id_subject_pk" PRIMARY KEY("platform_id","subject")
);
--> statement-breakpoint
ALTER TABLE "lti_people" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lti_platforms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lti_platforms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"deployment_ids" jsonb NOT NULL,
	"site_url" text NOT NULL,
	"keyset_url" text NOT NULL,
	"login_url" text NOT NULL,
	"token_url" text NOT NULL,
	"email_domains" jsonb NOT NULL,
	"module_codes" jsonb NOT NULL,
	"gives_access" boolean NOT NULL,
	"seats" integer,
	"is_active" boolean NOT NULL,
	"last_launch_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lti_platforms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lti_states" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"platform_id" integer NOT NULL,
	"nonce_hash" text NOT NULL,
	"browser_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "lti_states" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lti_grades" ADD CONSTRAINT "lti_grades_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_grades" ADD CONSTRAINT "lti_grades_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_grades" ADD CONSTRAINT "lti_grades_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_keys" ADD CONSTRAINT "lti_keys_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_launches" ADD CONSTRAINT "lti_launches_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_launches" ADD CONSTRAINT "lti_launches_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_people" ADD CONSTRAINT "lti_people_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_people" ADD CONSTRAINT "lti_people_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_people" ADD CONSTRAINT "lti_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_platforms" ADD CONSTRAINT "lti_platforms_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_states" ADD CONSTRAINT "lti_states_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_states" ADD CONSTRAINT "lti_states_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lti_grades_column" ON "lti_grades" USING btree ("platform_id","line_item","subject");--> statement-breakpoint
CREATE INDEX "lti_grades_user" ON "lti_grades" USING btree ("user_id","module_code");--> statement-breakpoint
CREATE INDEX "lti_keys_tenant" ON "lti_keys" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "lti_launches_expiry" ON "lti_launches" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lti_people_account" ON "lti_people" USING btree ("platform_id","user_id");--> statement-breakpoint
CREATE INDEX "lti_people_user" ON "lti_people" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lti_platforms_client" ON "lti_platforms" USING btree ("tenant_id","issuer","client_id");--> statement-breakpoint
CREATE INDEX "lti_states_expiry" ON "lti_states" USING btree ("expires_at");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "lti_grades" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("lti_grades"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("lti_grades"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "lti_grades" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "lti_keys" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("lti_keys"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("lti_keys"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "lti_keys" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "lti_launches" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("lti_launches"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("lti_launches"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "lti_launches" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "lti_people" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("lti_people"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("lti_people"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "lti_people" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "lti_platforms" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("lti_platforms"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("lti_platforms"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "lti_platforms" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "lti_states" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("lti_states"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("lti_states"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "lti_states" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);