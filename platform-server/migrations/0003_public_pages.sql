CREATE TABLE "legal_acceptances" (
	"tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_acceptances_tenant_id_user_id_kind_version_pk" PRIMARY KEY("tenant_id","user_id","kind","version")
);
--> statement-breakpoint
ALTER TABLE "legal_acceptances" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "legal_documents" (
	"tenant_id" integer NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"effective_on" date NOT NULL,
	"source" text NOT NULL,
	"body" jsonb NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_documents_tenant_id_kind_version_pk" PRIMARY KEY("tenant_id","kind","version")
);
--> statement-breakpoint
ALTER TABLE "legal_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "resource_downloads" (
	"tenant_id" integer NOT NULL,
	"resource_id" text NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "resource_downloads_tenant_id_resource_id_pk" PRIMARY KEY("tenant_id","resource_id")
);
--> statement-breakpoint
ALTER TABLE "resource_downloads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "legal_acceptances" ADD CONSTRAINT "legal_acceptances_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_documents" ADD CONSTRAINT "legal_documents_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_downloads" ADD CONSTRAINT "resource_downloads_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "legal_acceptances" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("legal_acceptances"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("legal_acceptances"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "legal_acceptances" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "legal_documents" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("legal_documents"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("legal_documents"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "legal_documents" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "resource_downloads" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("resource_downloads"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("resource_downloads"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "resource_downloads" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
-- Append-only: what was published, and what was accepted, stays as it was.
REVOKE UPDATE, DELETE ON "legal_documents", "legal_acceptances" FROM platform_tenant, platform_system;
