CREATE TABLE "consultation_hours" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consultation_hours_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"entitlement_id" integer NOT NULL,
	"window" integer NOT NULL,
	"minutes" integer NOT NULL,
	"cause" text NOT NULL,
	"booking_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consultation_hours" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "consultation_hours" ADD CONSTRAINT "consultation_hours_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_hours" ADD CONSTRAINT "consultation_hours_entitlement_id_consultation_entitlements_id_fk" FOREIGN KEY ("entitlement_id") REFERENCES "public"."consultation_entitlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_hours" ADD CONSTRAINT "consultation_hours_booking_id_consultation_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."consultation_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultation_hours_window" ON "consultation_hours" USING btree ("entitlement_id","window");--> statement-breakpoint
CREATE INDEX "consultation_hours_booking" ON "consultation_hours" USING btree ("booking_id");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "consultation_hours" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("consultation_hours"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("consultation_hours"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "consultation_hours" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
-- Both run-time roles may add to it and never change it.
REVOKE UPDATE, DELETE ON "consultation_hours" FROM platform_tenant, platform_system;
--> statement-breakpoint
CREATE FUNCTION refuse_impossible_hours() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	IF (SELECT sum(minutes) FROM consultation_hours WHERE entitlement_id = NEW.entitlement_id AND "window" = NEW."window") NOT BETWEEN 0 AND 60 THEN
		RAISE EXCEPTION 'window % of entitlement % would have less than nothing or more than its hour', NEW."window", NEW.entitlement_id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER hours_balance AFTER INSERT ON "consultation_hours" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION refuse_impossible_hours();
--> statement-breakpoint
-- What was granted and used before the ledger.
INSERT INTO consultation_hours (tenant_id, entitlement_id, "window", minutes, cause, at)
	SELECT tenant_id, id, "window", 60, 'granted', starts_at
	FROM consultation_entitlements, generate_series(0, CASE kind WHEN 'partner-plan' THEN 4 ELSE 0 END) AS "window";
--> statement-breakpoint
INSERT INTO consultation_hours (tenant_id, entitlement_id, "window", minutes, cause, booking_id, at)
	SELECT tenant_id, entitlement_id, "window", -minutes, 'booked', id, created_at FROM consultation_bookings WHERE is_hour_used;
