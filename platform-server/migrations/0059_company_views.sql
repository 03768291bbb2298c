CREATE TABLE "company_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"view" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_views_name" UNIQUE("user_id","company_id","name")
);
--> statement-breakpoint
ALTER TABLE "company_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "company_views" ADD CONSTRAINT "company_views_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_views" ADD CONSTRAINT "company_views_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_views" ADD CONSTRAINT "company_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "company_views" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("company_views"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("company_views"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "company_views" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);