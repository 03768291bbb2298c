CREATE TABLE "company_exemptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_exemptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"module_code" text NOT NULL,
	"reason" text NOT NULL,
	"ends_on" date NOT NULL,
	"granted_by" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"ended_by" text,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "company_exemptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "company_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"job_role" text NOT NULL,
	"site" text NOT NULL,
	"department" text NOT NULL,
	"due_in_days" integer NOT NULL,
	"modules" jsonb NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "training_assignments" ADD COLUMN "is_renewal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company_exemptions" ADD CONSTRAINT "company_exemptions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_exemptions" ADD CONSTRAINT "company_exemptions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_exemptions" ADD CONSTRAINT "company_exemptions_person_id_company_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."company_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_rules" ADD CONSTRAINT "company_rules_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_rules" ADD CONSTRAINT "company_rules_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_exemptions_company" ON "company_exemptions" USING btree ("company_id","ends_on");--> statement-breakpoint
CREATE INDEX "company_exemptions_person" ON "company_exemptions" USING btree ("person_id","module_code");--> statement-breakpoint
CREATE INDEX "company_rules_company" ON "company_rules" USING btree ("company_id");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "company_exemptions" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("company_exemptions"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("company_exemptions"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "company_exemptions" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "company_rules" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("company_rules"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("company_rules"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "company_rules" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);