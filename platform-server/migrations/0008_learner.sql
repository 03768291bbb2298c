CREATE TABLE "certificate_numbers" (
	"tenant_id" integer NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "certificate_numbers_tenant_id_year_pk" PRIMARY KEY("tenant_id","year")
);
--> statement-breakpoint
ALTER TABLE "certificate_numbers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"number" text NOT NULL,
	"code" text NOT NULL,
	"module_code" text NOT NULL,
	"module_title" text NOT NULL,
	"standard" text NOT NULL,
	"holder_name" text NOT NULL,
	"score" real NOT NULL,
	"minutes" integer NOT NULL,
	"language" text NOT NULL,
	"content_version" text NOT NULL,
	"trainer" text,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"expiry_basis" text NOT NULL,
	"expiry_rule" text NOT NULL,
	"shows_full_name" boolean DEFAULT false NOT NULL,
	"replaced_by_id" uuid,
	"replaced_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text
);
--> statement-breakpoint
ALTER TABLE "certificates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "practicals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "practicals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"module_code" text NOT NULL,
	"performed_on" date NOT NULL,
	"site" text NOT NULL,
	"equipment" text NOT NULL,
	"remarks" text NOT NULL,
	"checklist" jsonb NOT NULL,
	"signature" text NOT NULL,
	"signed_by" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "practicals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "quiz_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"module_code" text NOT NULL,
	"content_version" text NOT NULL,
	"state" text NOT NULL,
	"paper" jsonb NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"flagged" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"deadline_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"is_timed_out" boolean DEFAULT false NOT NULL,
	"correct" integer,
	"shows_key" boolean DEFAULT false NOT NULL,
	"certificate_id" uuid,
	"request_key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quiz_attempts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "quiz_unlocks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quiz_unlocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"module_code" text NOT NULL,
	"unlocked_by" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quiz_unlocks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "certificate_numbers" ADD CONSTRAINT "certificate_numbers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practicals" ADD CONSTRAINT "practicals_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practicals" ADD CONSTRAINT "practicals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_unlocks" ADD CONSTRAINT "quiz_unlocks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_unlocks" ADD CONSTRAINT "quiz_unlocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_number" ON "certificates" USING btree ("tenant_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_code" ON "certificates" USING btree ("code");--> statement-breakpoint
CREATE INDEX "certificates_user" ON "certificates" USING btree ("user_id","module_code","issued_at");--> statement-breakpoint
CREATE INDEX "certificates_expiry" ON "certificates" USING btree ("expires_at") WHERE "certificates"."replaced_by_id" is null and "certificates"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "practicals_user" ON "practicals" USING btree ("user_id","module_code");--> statement-breakpoint
CREATE INDEX "quiz_attempts_user" ON "quiz_attempts" USING btree ("user_id","module_code","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_attempts_open" ON "quiz_attempts" USING btree ("user_id","module_code") WHERE "quiz_attempts"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_attempts_request" ON "quiz_attempts" USING btree ("user_id","request_key");--> statement-breakpoint
CREATE INDEX "quiz_unlocks_user" ON "quiz_unlocks" USING btree ("user_id","module_code");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "certificate_numbers" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("certificate_numbers"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("certificate_numbers"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "certificate_numbers" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "certificates" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("certificates"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("certificates"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "certificates" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "practicals" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("practicals"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("practicals"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "practicals" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "quiz_attempts" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("quiz_attempts"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("quiz_attempts"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "quiz_attempts" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "quiz_unlocks" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("quiz_unlocks"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("quiz_unlocks"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "quiz_unlocks" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);