CREATE TABLE "company_tablets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "company_tablets_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "company_tablets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "company_people" ADD COLUMN "employee_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_people" ADD COLUMN "pin_hash" text;--> statement-breakpoint
ALTER TABLE "company_people" ADD COLUMN "pin_made_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "tablet_id" uuid;--> statement-breakpoint
ALTER TABLE "company_tablets" ADD CONSTRAINT "company_tablets_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_tablets" ADD CONSTRAINT "company_tablets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_tablets_company" ON "company_tablets" USING btree ("company_id","created_at");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tablet_id_company_tablets_id_fk" FOREIGN KEY ("tablet_id") REFERENCES "public"."company_tablets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_people_employee_number" ON "company_people" USING btree ("company_id",lower("employee_number")) WHERE "company_people"."employee_number" <> '';--> statement-breakpoint
CREATE INDEX "sessions_tablet" ON "sessions" USING btree ("tablet_id");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "company_tablets" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("company_tablets"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("company_tablets"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "company_tablets" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);