CREATE TABLE "module_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"module_code" text NOT NULL,
	"stars" integer NOT NULL,
	"comment" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "module_reviews_stars" CHECK ("module_reviews"."stars" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "module_reviews" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "module_reviews" ADD CONSTRAINT "module_reviews_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_reviews" ADD CONSTRAINT "module_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "module_reviews_author" ON "module_reviews" USING btree ("user_id","module_code");--> statement-breakpoint
CREATE INDEX "module_reviews_state" ON "module_reviews" USING btree ("tenant_id","state","module_code","written_at");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "module_reviews" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("module_reviews"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("module_reviews"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "module_reviews" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);