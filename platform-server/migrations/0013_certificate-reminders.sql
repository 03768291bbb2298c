CREATE TABLE "certificate_reminders" (
	"tenant_id" integer NOT NULL,
	"certificate_id" uuid NOT NULL,
	"days" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "certificate_reminders_certificate_id_days_pk" PRIMARY KEY("certificate_id","days")
);
--> statement-breakpoint
ALTER TABLE "certificate_reminders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "certificate_reminders" ADD CONSTRAINT "certificate_reminders_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_reminders" ADD CONSTRAINT "certificate_reminders_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "certificate_reminders" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("certificate_reminders"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("certificate_reminders"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "certificate_reminders" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);