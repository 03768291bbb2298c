CREATE TABLE "scim_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"external_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scim_groups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "scim_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_by" text,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "scim_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "scim_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "company_people" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "company_people" ADD COLUMN "user_name" text;--> statement-breakpoint
ALTER TABLE "company_people" ADD COLUMN "unlisted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "scim_groups" ADD CONSTRAINT "scim_groups_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_groups" ADD CONSTRAINT "scim_groups_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_tokens" ADD CONSTRAINT "scim_tokens_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_tokens" ADD CONSTRAINT "scim_tokens_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "scim_groups_name" ON "scim_groups" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "scim_tokens_company" ON "scim_tokens" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_people_user_name" ON "company_people" USING btree ("company_id",lower("user_name"));--> statement-breakpoint
CREATE INDEX "company_people_external_id" ON "company_people" USING btree ("company_id","external_id");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "scim_groups" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("scim_groups"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("scim_groups"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "scim_groups" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "scim_tokens" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("scim_tokens"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("scim_tokens"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "scim_tokens" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);