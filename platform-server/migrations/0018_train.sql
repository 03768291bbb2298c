CREATE TABLE "credential_reminders" (
	"tenant_id" integer NOT NULL,
	"credential_id" uuid NOT NULL,
	"days" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "credential_reminders_credential_id_days_pk" PRIMARY KEY("credential_id","days")
);
--> statement-breakpoint
ALTER TABLE "credential_reminders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"title" text NOT NULL,
	"issuer" text NOT NULL,
	"number" text NOT NULL,
	"issued_on" date NOT NULL,
	"expires_on" date,
	"module_code" text,
	"file_key" text NOT NULL,
	"file_name" text NOT NULL,
	"file_type" text NOT NULL,
	"file_size_bytes" integer NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "credentials" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "practicals" ADD COLUMN "statement" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "credential_reminders" ADD CONSTRAINT "credential_reminders_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_reminders" ADD CONSTRAINT "credential_reminders_credential_id_credentials_id_fk" FOREIGN KEY ("credential_id") REFERENCES "public"."credentials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credentials_user" ON "credentials" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "credentials_state" ON "credentials" USING btree ("tenant_id","state","sent_at");--> statement-breakpoint
CREATE INDEX "credentials_expiry" ON "credentials" USING btree ("expires_on") WHERE "credentials"."state" = 'approved';--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "credential_reminders" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("credential_reminders"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("credential_reminders"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "credential_reminders" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "credentials" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("credentials"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("credentials"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "credentials" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);