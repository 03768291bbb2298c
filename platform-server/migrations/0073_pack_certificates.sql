CREATE TABLE "inspection_pack_certificates" (
	"tenant_id" integer NOT NULL,
	"pack_id" uuid NOT NULL,
	"certificate_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"file_key" text,
	CONSTRAINT "inspection_pack_certificates_pack_id_certificate_id_pk" PRIMARY KEY("pack_id","certificate_id")
);
--> statement-breakpoint
ALTER TABLE "inspection_pack_certificates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "inspection_packs" ADD COLUMN "has_certificates" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "inspection_pack_certificates" ADD CONSTRAINT "inspection_pack_certificates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_pack_certificates" ADD CONSTRAINT "inspection_pack_certificates_pack_id_inspection_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."inspection_packs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_pack_certificates" ADD CONSTRAINT "inspection_pack_certificates_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inspection_pack_certificates_certificate" ON "inspection_pack_certificates" USING btree ("certificate_id");--> statement-breakpoint
CREATE INDEX "inspection_pack_certificates_file" ON "inspection_pack_certificates" USING btree ("file_key");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "inspection_pack_certificates" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("inspection_pack_certificates"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("inspection_pack_certificates"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "inspection_pack_certificates" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);