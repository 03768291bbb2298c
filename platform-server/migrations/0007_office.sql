CREATE TABLE "former_blog_slugs" (
	"tenant_id" integer NOT NULL,
	"former_slug" text NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "former_blog_slugs_tenant_id_former_slug_pk" PRIMARY KEY("tenant_id","former_slug")
);
--> statement-breakpoint
ALTER TABLE "former_blog_slugs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "former_blog_slugs" ADD CONSTRAINT "former_blog_slugs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_blog_slugs" ADD CONSTRAINT "former_blog_slugs_tenant_id_slug_blog_posts_tenant_id_slug_fk" FOREIGN KEY ("tenant_id","slug") REFERENCES "public"."blog_posts"("tenant_id","slug") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "former_blog_slugs" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("former_blog_slugs"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("former_blog_slugs"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "former_blog_slugs" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);