CREATE TABLE "page_views" (
	"tenant_id" integer NOT NULL,
	"day" date NOT NULL,
	"path" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_views_tenant_id_day_path_pk" PRIMARY KEY("tenant_id","day","path")
);
--> statement-breakpoint
ALTER TABLE "page_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "page_views" ADD CONSTRAINT "page_views_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "page_views" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("page_views"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("page_views"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "page_views" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);