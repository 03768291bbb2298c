CREATE TABLE "inspection_pack_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"pack_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"recipient" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_by" text,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "inspection_pack_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "inspection_pack_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "inspection_pack_uses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inspection_pack_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"link_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"file" text
);
--> statement-breakpoint
ALTER TABLE "inspection_pack_uses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "inspection_packs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"modules" jsonb NOT NULL,
	"site" text NOT NULL,
	"department" text NOT NULL,
	"describes_on" date NOT NULL,
	"state" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"made_at" timestamp with time zone,
	"people" integer,
	"required" integer,
	"current" integer,
	"pdf_key" text,
	"csv_key" text,
	"class_ids" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inspection_packs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "inspection_pack_links" ADD CONSTRAINT "inspection_pack_links_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_pack_links" ADD CONSTRAINT "inspection_pack_links_pack_id_inspection_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."inspection_packs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_pack_uses" ADD CONSTRAINT "inspection_pack_uses_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_pack_uses" ADD CONSTRAINT "inspection_pack_uses_link_id_inspection_pack_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."inspection_pack_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_packs" ADD CONSTRAINT "inspection_packs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_packs" ADD CONSTRAINT "inspection_packs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inspection_pack_links_pack" ON "inspection_pack_links" USING btree ("pack_id");--> statement-breakpoint
CREATE INDEX "inspection_pack_uses_link" ON "inspection_pack_uses" USING btree ("link_id","at");--> statement-breakpoint
CREATE INDEX "inspection_packs_company" ON "inspection_packs" USING btree ("company_id","requested_at");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "inspection_pack_links" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("inspection_pack_links"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("inspection_pack_links"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "inspection_pack_links" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "inspection_pack_uses" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("inspection_pack_uses"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("inspection_pack_uses"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "inspection_pack_uses" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "inspection_packs" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("inspection_packs"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("inspection_packs"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "inspection_packs" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);