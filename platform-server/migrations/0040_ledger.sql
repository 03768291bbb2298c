CREATE TABLE "ledger_entries" (
	"tenant_id" integer NOT NULL,
	"transaction_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"account" text NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "ledger_entries_transaction_id_place_pk" PRIMARY KEY("transaction_id","place")
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoice_notices" (
	"tenant_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_notices_order_id_kind_pk" PRIMARY KEY("order_id","kind")
);
--> statement-breakpoint
ALTER TABLE "invoice_notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"url" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"payment_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"method" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"recorded_by" text NOT NULL,
	"note" text NOT NULL,
	"report_key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"method" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"recorded_by" text NOT NULL,
	"reason" text NOT NULL,
	"report_key" text NOT NULL,
	"request_key" text
);
--> statement-breakpoint
ALTER TABLE "refunds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_notices" ADD CONSTRAINT "invoice_notices_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_notices" ADD CONSTRAINT "invoice_notices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_sessions" ADD CONSTRAINT "payment_sessions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_sessions" ADD CONSTRAINT "payment_sessions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("tenant_id","account");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_source" ON "ledger_transactions" USING btree ("tenant_id","source");--> statement-breakpoint
CREATE INDEX "ledger_transactions_at" ON "ledger_transactions" USING btree ("tenant_id","at");--> statement-breakpoint
CREATE INDEX "ledger_transactions_order" ON "ledger_transactions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_sessions_order" ON "payment_sessions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_sessions_open" ON "payment_sessions" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_report" ON "payments" USING btree ("tenant_id","report_key");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_report" ON "refunds" USING btree ("tenant_id","report_key");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id","at");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "ledger_entries" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("ledger_entries"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("ledger_entries"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "ledger_entries" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "ledger_transactions" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("ledger_transactions"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("ledger_transactions"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "ledger_transactions" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "invoice_notices" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("invoice_notices"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("invoice_notices"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "invoice_notices" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "payment_sessions" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("payment_sessions"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("payment_sessions"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "payment_sessions" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "payments" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("payments"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("payments"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "payments" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "refunds" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("refunds"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("refunds"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "refunds" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
-- Both run-time roles may add to the ledger and never change it. A payment's row loses only the name of an erased colleague.
REVOKE UPDATE, DELETE ON "ledger_transactions", "ledger_entries", "payments", "refunds" FROM platform_tenant, platform_system;
--> statement-breakpoint
GRANT UPDATE ("recorded_by") ON "payments", "refunds" TO platform_tenant, platform_system;
--> statement-breakpoint
CREATE FUNCTION refuse_unbalanced_posting() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	IF (SELECT sum(amount_cents) FROM ledger_entries WHERE transaction_id = NEW.transaction_id) <> 0 THEN
		RAISE EXCEPTION 'the entries of posting % do not add up to zero', NEW.transaction_id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER postings_balance AFTER INSERT ON "ledger_entries" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced_posting();
--> statement-breakpoint
-- Orders from before the ledger are posted on the days that they were placed, paid and canceled.
INSERT INTO payments (id, tenant_id, order_id, method, amount_cents, at, recorded_by, note, report_key)
SELECT gen_random_uuid(), tenant_id, id, 'transfer', total_cents, paid_at, coalesce(confirmed_by, 'unknown'), coalesce(payment_note, ''), 'before-ledger/' || id
FROM orders WHERE paid_at IS NOT NULL AND total_cents > 0;
--> statement-breakpoint
INSERT INTO ledger_transactions (id, tenant_id, at, kind, order_id, source)
SELECT gen_random_uuid(), tenant_id, placed_at, 'placed', id, 'placed/' || id FROM orders WHERE total_cents > 0
UNION ALL
SELECT gen_random_uuid(), tenant_id, at, 'payment', order_id, 'payment/' || id FROM payments
UNION ALL
SELECT gen_random_uuid(), tenant_id, paid_at, 'opened', id, 'opened/' || id FROM orders WHERE paid_at IS NOT NULL AND total_cents > 0
UNION ALL
SELECT gen_random_uuid(), tenant_id, cancelled_at, 'cancelled', id, 'cancelled/' || id FROM orders WHERE cancelled_at IS NOT NULL AND total_cents > 0;
--> statement-breakpoint
INSERT INTO ledger_entries (tenant_id, transaction_id, place, account, amount_cents)
SELECT t.tenant_id, t.id, e.place, e.account, e.amount_cents
FROM ledger_transactions t
JOIN orders o ON o.id = t.order_id
CROSS JOIN LATERAL (
	SELECT sum(l.price_cents) FILTER (WHERE l.code NOT IN ('LS0100', 'PS0100')) AS courses,
		sum(l.price_cents) FILTER (WHERE l.code = 'LS0100') AS subscriptions,
		sum(l.price_cents) FILTER (WHERE l.code = 'PS0100') AS partner_plans
	FROM order_lines l WHERE l.order_id = o.id
) s
CROSS JOIN LATERAL (VALUES
	('placed', 0, 'receivable', o.total_cents), ('placed', 1, 'unearned', -o.total_cents),
	('payment', 0, 'bank', o.total_cents), ('payment', 1, 'receivable', -o.total_cents),
	('cancelled', 0, 'unearned', o.total_cents), ('cancelled', 1, 'receivable', -o.total_cents),
	('opened', 0, 'unearned', o.total_cents), ('opened', 1, 'discounts', o.discount_cents),
	('opened', 2, 'courses', -(coalesce(s.courses, 0) * o.seats)::integer),
	('opened', 3, 'subscriptions', -(coalesce(s.subscriptions, 0) * o.seats)::integer),
	('opened', 4, 'partner-plans', -(coalesce(s.partner_plans, 0) * o.seats)::integer)
) e(kind, place, account, amount_cents)
WHERE e.kind = t.kind AND e.amount_cents <> 0;
