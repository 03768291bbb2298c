CREATE TABLE "plan_notices" (
	"tenant_id" integer NOT NULL,
	"plan_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"paid_until" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_notices_plan_id_kind_paid_until_pk" PRIMARY KEY("plan_id","kind","paid_until")
);
--> statement-breakpoint
ALTER TABLE "plan_notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "plan_orders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"plan_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "plan_orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"code" text NOT NULL,
	"seats" integer NOT NULL,
	"next_seats" integer,
	"started_at" timestamp with time zone NOT NULL,
	"period_starts_at" timestamp with time zone NOT NULL,
	"paid_until" timestamp with time zone NOT NULL,
	"renews" boolean NOT NULL,
	"canceled_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"payment" text NOT NULL,
	"card_customer" text,
	"past_due_since" timestamp with time zone,
	"failed_charges" integer DEFAULT 0 NOT NULL,
	"next_charge_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "plans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "renews" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "card_customer" text;--> statement-breakpoint
ALTER TABLE "plan_notices" ADD CONSTRAINT "plan_notices_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_notices" ADD CONSTRAINT "plan_notices_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_orders" ADD CONSTRAINT "plan_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_orders" ADD CONSTRAINT "plan_orders_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_orders" ADD CONSTRAINT "plan_orders_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_orders_plan" ON "plan_orders" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "plans_user" ON "plans" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "plans_due" ON "plans" USING btree ("tenant_id","ended_at","paid_until");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "plan_notices" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("plan_notices"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("plan_notices"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "plan_notices" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "plan_orders" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("plan_orders"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("plan_orders"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "plan_orders" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "plans" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("plans"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("plans"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "plans" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
-- Plans of orders from before, whose paid time is not over. None of their buyers agreed to a renewal.
WITH paid AS (
	SELECT o.id AS order_id, o.tenant_id, o.user_id, o.seats, o.paid_at, l.code,
		CASE WHEN l.code = 'PS0100' THEN o.paid_at + interval '30 days'
			ELSE greatest(o.paid_at + interval '1 month', (SELECT max(t.ends_at) FROM subscription_terms t WHERE t.order_id = o.id)) END AS paid_until
	FROM orders o JOIN order_lines l ON l.order_id = o.id
	WHERE o.paid_at IS NOT NULL AND l.code IN ('LS0100', 'PS0100')
), made AS (
	INSERT INTO plans (id, tenant_id, user_id, code, seats, started_at, period_starts_at, paid_until, renews, payment)
	SELECT order_id, tenant_id, user_id, code, seats, paid_at, paid_at, paid_until, false, 'invoice'
	FROM paid WHERE paid_until > now()
	RETURNING id, tenant_id, paid_until
)
INSERT INTO plan_orders (order_id, tenant_id, plan_id, kind, ends_at)
SELECT id, tenant_id, id, 'start', paid_until FROM made;
