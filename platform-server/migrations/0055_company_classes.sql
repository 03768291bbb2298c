CREATE TABLE "company_class_people" (
	"tenant_id" integer NOT NULL,
	"class_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"name" text NOT NULL,
	"fulfilled" jsonb,
	CONSTRAINT "company_class_people_class_id_person_id_pk" PRIMARY KEY("class_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "company_class_people" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "company_classes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"module_code" text NOT NULL,
	"held_on" date NOT NULL,
	"minutes" integer NOT NULL,
	"trainer" text NOT NULL,
	"qualification" text NOT NULL,
	"place" text NOT NULL,
	"file_key" text,
	"file_name" text,
	"file_type" text,
	"file_size_bytes" integer,
	"recorded_by" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"voided_by" text,
	"voided_at" timestamp with time zone,
	"void_reason" text
);
--> statement-breakpoint
ALTER TABLE "company_classes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "company_class_people" ADD CONSTRAINT "company_class_people_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_class_people" ADD CONSTRAINT "company_class_people_class_id_company_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."company_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_class_people" ADD CONSTRAINT "company_class_people_person_id_company_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."company_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_classes" ADD CONSTRAINT "company_classes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_classes" ADD CONSTRAINT "company_classes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_class_people_person" ON "company_class_people" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "company_classes_company" ON "company_classes" USING btree ("company_id","held_on");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "company_class_people" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("company_class_people"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("company_class_people"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "company_class_people" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "company_classes" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("company_classes"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("company_classes"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "company_classes" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);