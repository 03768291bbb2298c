CREATE TABLE "notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"audience" text NOT NULL,
	CONSTRAINT "notices_days" CHECK ("notices"."starts_on" <= "notices"."ends_on")
);
--> statement-breakpoint
ALTER TABLE "notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_tenant_days" ON "notices" USING btree ("tenant_id","ends_on","starts_on");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "notices" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("notices"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("notices"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "notices" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);