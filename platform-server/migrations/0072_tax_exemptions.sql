CREATE TABLE "tax_exemptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"company_id" integer,
	"user_id" integer,
	"number" text NOT NULL,
	"state" text NOT NULL,
	"kind" text NOT NULL,
	"expires_on" date,
	"status" text DEFAULT 'waiting' NOT NULL,
	"file_key" text NOT NULL,
	"file_name" text NOT NULL,
	"file_type" text NOT NULL,
	"file_size_bytes" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"reason" text,
	CONSTRAINT "tax_exemptions_owner" CHECK (num_nonnulls("tax_exemptions"."company_id", "tax_exemptions"."user_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "tax_exemptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_exemption" jsonb;--> statement-breakpoint
ALTER TABLE "tax_exemptions" ADD CONSTRAINT "tax_exemptions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_exemptions" ADD CONSTRAINT "tax_exemptions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_exemptions" ADD CONSTRAINT "tax_exemptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_exemptions_accepted_company" ON "tax_exemptions" USING btree ("company_id") WHERE "tax_exemptions"."status" = 'accepted';--> statement-breakpoint
CREATE UNIQUE INDEX "tax_exemptions_accepted_user" ON "tax_exemptions" USING btree ("user_id") WHERE "tax_exemptions"."status" = 'accepted';--> statement-breakpoint
CREATE INDEX "tax_exemptions_company" ON "tax_exemptions" USING btree ("company_id","sent_at");--> statement-breakpoint
CREATE INDEX "tax_exemptions_user" ON "tax_exemptions" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "tax_exemptions_status" ON "tax_exemptions" USING btree ("tenant_id","status","sent_at");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "tax_exemptions" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("tax_exemptions"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("tax_exemptions"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "tax_exemptions" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);