CREATE TABLE "blog_posts" (
	"tenant_id" integer NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"author" text NOT NULL,
	"tags" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"module_code" text,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_tenant_id_slug_pk" PRIMARY KEY("tenant_id","slug")
);
--> statement-breakpoint
ALTER TABLE "blog_posts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "locations" (
	"slug" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"plan" text NOT NULL,
	"agency" text,
	"source_url" text NOT NULL,
	"ten_hour_law" text,
	"checked_on" date NOT NULL,
	CONSTRAINT "locations_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "locations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "partner_profiles" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"public_url" text NOT NULL,
	"bio" jsonb NOT NULL,
	"services" jsonb NOT NULL,
	"states" jsonb NOT NULL,
	"languages" jsonb NOT NULL,
	"specialties" jsonb NOT NULL,
	"credentials" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "partner_profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_profiles" ADD CONSTRAINT "partner_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_profiles" ADD CONSTRAINT "partner_profiles_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_posts_published" ON "blog_posts" USING btree ("tenant_id","published_at");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_profiles_public_url" ON "partner_profiles" USING btree ("tenant_id","public_url");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "blog_posts" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("blog_posts"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("blog_posts"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "blog_posts" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "locations" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "partner_profiles" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("partner_profiles"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("partner_profiles"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "partner_profiles" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);