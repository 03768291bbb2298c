CREATE TABLE "partner_payments" (
	"tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"month" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"paid_minutes" integer NOT NULL,
	"reference" text NOT NULL,
	"paid_on" date NOT NULL,
	"recorded_by" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partner_payments_user_id_month_pk" PRIMARY KEY("user_id","month")
);
--> statement-breakpoint
ALTER TABLE "partner_payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "partner_rates" (
	"tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"valid_from" date NOT NULL,
	"cents_per_hour" integer NOT NULL,
	"set_by" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partner_rates_user_id_valid_from_pk" PRIMARY KEY("user_id","valid_from")
);
--> statement-breakpoint
ALTER TABLE "partner_rates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "partner_payments" ADD CONSTRAINT "partner_payments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_payments" ADD CONSTRAINT "partner_payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_rates" ADD CONSTRAINT "partner_rates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_rates" ADD CONSTRAINT "partner_rates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "partner_payments" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("partner_payments"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("partner_payments"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "partner_payments" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "partner_rates" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("partner_rates"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("partner_rates"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "partner_rates" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
-- Both run-time roles may add rates and payments and never change them. A row loses only the name of an erased colleague.
REVOKE UPDATE, DELETE ON "partner_rates", "partner_payments" FROM platform_tenant, platform_system;
--> statement-breakpoint
GRANT UPDATE ("set_by") ON "partner_rates" TO platform_tenant, platform_system;
--> statement-breakpoint
GRANT UPDATE ("recorded_by") ON "partner_payments" TO platform_tenant, platform_system;
