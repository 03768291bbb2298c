CREATE TABLE "social_posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "social_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"networks" jsonb NOT NULL,
	"state" text NOT NULL,
	"planned_for" timestamp with time zone,
	"posted_at" timestamp with time zone,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "social_posts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "social_posts" ADD CONSTRAINT "social_posts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "social_posts_tenant_state" ON "social_posts" USING btree ("tenant_id","state");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "social_posts" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("social_posts"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("social_posts"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "social_posts" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);