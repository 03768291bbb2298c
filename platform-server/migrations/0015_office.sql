CREATE TABLE "page_texts" (
	"tenant_id" integer NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "page_texts_tenant_id_path_pk" PRIMARY KEY("tenant_id","path")
);
--> statement-breakpoint
ALTER TABLE "page_texts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "page_texts" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("page_texts"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("page_texts"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "page_texts" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);