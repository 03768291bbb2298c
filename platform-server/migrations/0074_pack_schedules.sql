CREATE TABLE "inspection_pack_recipients" (
	"tenant_id" integer NOT NULL,
	"schedule_id" uuid NOT NULL,
	"manager_id" integer NOT NULL,
	CONSTRAINT "inspection_pack_recipients_schedule_id_manager_id_pk" PRIMARY KEY("schedule_id","manager_id")
);
--> statement-breakpoint
ALTER TABLE "inspection_pack_recipients" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "inspection_pack_schedules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"modules" jsonb NOT NULL,
	"site" text NOT NULL,
	"department" text NOT NULL,
	"has_certificates" boolean NOT NULL,
	"every" text NOT NULL,
	"day" integer NOT NULL,
	"link_days" integer NOT NULL,
	"set_by" text NOT NULL,
	"manager_id" integer,
	"starts_on" date NOT NULL,
	"made_for" date,
	"paused_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "inspection_pack_schedules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "inspection_packs" ADD COLUMN "schedule_id" uuid;--> statement-breakpoint
ALTER TABLE "inspection_pack_recipients" ADD CONSTRAINT "inspection_pack_recipients_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_pack_recipients" ADD CONSTRAINT "inspection_pack_recipients_schedule_id_inspection_pack_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."inspection_pack_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_pack_recipients" ADD CONSTRAINT "inspection_pack_recipients_manager_id_company_managers_user_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."company_managers"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_pack_schedules" ADD CONSTRAINT "inspection_pack_schedules_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_pack_schedules" ADD CONSTRAINT "inspection_pack_schedules_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_pack_schedules" ADD CONSTRAINT "inspection_pack_schedules_manager_id_company_managers_user_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."company_managers"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inspection_pack_schedules_company" ON "inspection_pack_schedules" USING btree ("company_id");--> statement-breakpoint
ALTER TABLE "inspection_packs" ADD CONSTRAINT "inspection_packs_schedule_id_inspection_pack_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."inspection_pack_schedules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "inspection_pack_recipients" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("inspection_pack_recipients"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("inspection_pack_recipients"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "inspection_pack_recipients" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "inspection_pack_schedules" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("inspection_pack_schedules"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("inspection_pack_schedules"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "inspection_pack_schedules" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);