CREATE TABLE "consultation_reminders" (
	"tenant_id" integer NOT NULL,
	"booking_id" uuid NOT NULL,
	"lead" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consultation_reminders_booking_id_lead_starts_at_pk" PRIMARY KEY("booking_id","lead","starts_at")
);
--> statement-breakpoint
ALTER TABLE "consultation_reminders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "consultation_reminders" ADD CONSTRAINT "consultation_reminders_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_reminders" ADD CONSTRAINT "consultation_reminders_booking_id_consultation_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."consultation_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "consultation_reminders" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("consultation_reminders"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("consultation_reminders"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "consultation_reminders" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);