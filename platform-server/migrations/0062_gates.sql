CREATE TABLE "company_gates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"site" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "company_gates_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "company_gates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "company_gates" ADD CONSTRAINT "company_gates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_gates" ADD CONSTRAINT "company_gates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_gates_company" ON "company_gates" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "company_gates" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("company_gates"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("company_gates"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "company_gates" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);