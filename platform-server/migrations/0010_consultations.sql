CREATE TABLE "consultation_bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"partner_id" integer NOT NULL,
	"entitlement_id" integer NOT NULL,
	"window" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"topic" text NOT NULL,
	"is_hour_used" boolean DEFAULT true NOT NULL,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consultation_bookings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "consultation_entitlements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consultation_entitlements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consultation_entitlements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD CONSTRAINT "consultation_bookings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD CONSTRAINT "consultation_bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD CONSTRAINT "consultation_bookings_partner_id_users_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD CONSTRAINT "consultation_bookings_entitlement_id_consultation_entitlements_id_fk" FOREIGN KEY ("entitlement_id") REFERENCES "public"."consultation_entitlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_entitlements" ADD CONSTRAINT "consultation_entitlements_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_entitlements" ADD CONSTRAINT "consultation_entitlements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_bookings_partner_time" ON "consultation_bookings" USING btree ("partner_id","starts_at") WHERE cancelled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_bookings_window" ON "consultation_bookings" USING btree ("entitlement_id","window") WHERE is_hour_used;--> statement-breakpoint
CREATE INDEX "consultation_bookings_user" ON "consultation_bookings" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "consultation_bookings_tenant" ON "consultation_bookings" USING btree ("tenant_id","starts_at");--> statement-breakpoint
CREATE INDEX "consultation_entitlements_user" ON "consultation_entitlements" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "consultation_bookings" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("consultation_bookings"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("consultation_bookings"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "consultation_bookings" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "consultation_entitlements" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("consultation_entitlements"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("consultation_entitlements"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "consultation_entitlements" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);