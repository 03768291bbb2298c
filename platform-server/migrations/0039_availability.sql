CREATE TABLE "consultation_availability" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"settings" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consultation_availability" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "consultation_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"partner_id" integer NOT NULL,
	"minutes" integer NOT NULL,
	"topic" text NOT NULL,
	"times" jsonb NOT NULL,
	"last_time" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consultation_requests_minutes" CHECK ("consultation_requests"."minutes" in (30, 60))
);
--> statement-breakpoint
ALTER TABLE "consultation_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "consultation_bookings_partner_time";--> statement-breakpoint
DROP INDEX "consultation_bookings_window";--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD COLUMN "minutes" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD COLUMN "used_from" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD COLUMN "blocked_until" timestamp with time zone;--> statement-breakpoint
UPDATE "consultation_bookings" SET "blocked_until" = "starts_at" + interval '75 minutes';--> statement-breakpoint
ALTER TABLE "consultation_bookings" ALTER COLUMN "blocked_until" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation_availability" ADD CONSTRAINT "consultation_availability_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_availability" ADD CONSTRAINT "consultation_availability_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD CONSTRAINT "consultation_requests_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD CONSTRAINT "consultation_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD CONSTRAINT "consultation_requests_partner_id_users_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultation_requests_user" ON "consultation_requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "consultation_requests_partner" ON "consultation_requests" USING btree ("partner_id","last_time");--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD CONSTRAINT "consultation_bookings_minutes" CHECK ("consultation_bookings"."minutes" in (30, 60));--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD CONSTRAINT "consultation_bookings_used" CHECK ("consultation_bookings"."used_from" in (0, 30) and "consultation_bookings"."used_from" + "consultation_bookings"."minutes" <= 60);--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD CONSTRAINT "consultation_bookings_blocked" CHECK ("consultation_bookings"."blocked_until" >= "consultation_bookings"."starts_at" + "consultation_bookings"."minutes" * interval '1 minute');--> statement-breakpoint
-- Written by hand, because Drizzle knows no exclusion constraints. A range of one value stands for "equal", so that no extension is needed.
ALTER TABLE "consultation_bookings" ADD CONSTRAINT "consultation_bookings_partner_busy" EXCLUDE USING gist (int4range("partner_id", "partner_id", '[]') WITH &&, tstzrange("starts_at", "blocked_until") WITH &&) WHERE ("cancelled_at" IS NULL);--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD CONSTRAINT "consultation_bookings_hour" EXCLUDE USING gist (int4range("entitlement_id", "entitlement_id", '[]') WITH &&, int4range("window", "window", '[]') WITH &&, int4range("used_from", "used_from" + "minutes") WITH &&) WHERE ("is_hour_used");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "consultation_availability" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("consultation_availability"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("consultation_availability"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "consultation_availability" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "consultation_requests" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("consultation_requests"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("consultation_requests"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "consultation_requests" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);