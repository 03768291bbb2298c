CREATE TABLE "newsletter_deliveries" (
	"tenant_id" integer NOT NULL,
	"slug" text NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_deliveries_tenant_id_slug_subscriber_id_pk" PRIMARY KEY("tenant_id","slug","subscriber_id")
);
--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" integer NOT NULL,
	"email" text NOT NULL,
	"consent" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirm_hash" text,
	"leave_token" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_tenant_id_slug_blog_posts_tenant_id_slug_fk" FOREIGN KEY ("tenant_id","slug") REFERENCES "public"."blog_posts"("tenant_id","slug") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_email" ON "newsletter_subscribers" USING btree ("tenant_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_leave" ON "newsletter_subscribers" USING btree ("leave_token");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_confirm" ON "newsletter_subscribers" USING btree ("confirm_hash");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "newsletter_deliveries" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("newsletter_deliveries"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("newsletter_deliveries"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "newsletter_deliveries" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "newsletter_subscribers" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("newsletter_subscribers"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("newsletter_subscribers"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "newsletter_subscribers" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);