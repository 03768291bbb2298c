CREATE TABLE "company_digests" (
	"tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"week" date NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_digests_user_id_week_pk" PRIMARY KEY("user_id","week")
);
--> statement-breakpoint
ALTER TABLE "company_digests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "company_digests" ADD CONSTRAINT "company_digests_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_digests" ADD CONSTRAINT "company_digests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "company_digests" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("company_digests"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("company_digests"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "company_digests" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);