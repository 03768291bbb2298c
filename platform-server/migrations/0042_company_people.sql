CREATE TABLE "company_managers" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"is_owner" boolean NOT NULL,
	"granted_by" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_managers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "company_people" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"department" text DEFAULT '' NOT NULL,
	"site" text DEFAULT '' NOT NULL,
	"job_role" text DEFAULT '' NOT NULL,
	"supervisor_id" integer,
	"user_id" integer,
	"language" text,
	"invited_by" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"joined_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	"deactivated_at" timestamp with time zone,
	CONSTRAINT "company_people_email_lowercase" CHECK ("company_people"."email" = lower("company_people"."email")),
	CONSTRAINT "company_people_joined" CHECK (("company_people"."user_id" is null) = ("company_people"."joined_at" is null))
);
--> statement-breakpoint
ALTER TABLE "company_people" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "company_managers" ADD CONSTRAINT "company_managers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_managers" ADD CONSTRAINT "company_managers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_managers" ADD CONSTRAINT "company_managers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_people" ADD CONSTRAINT "company_people_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_people" ADD CONSTRAINT "company_people_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_people" ADD CONSTRAINT "company_people_supervisor_id_company_people_id_fk" FOREIGN KEY ("supervisor_id") REFERENCES "public"."company_people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_people" ADD CONSTRAINT "company_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_managers_company" ON "company_managers" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_people_email" ON "company_people" USING btree ("company_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "company_people_user" ON "company_people" USING btree ("user_id") WHERE "company_people"."deactivated_at" is null;--> statement-breakpoint
CREATE INDEX "company_people_tenant_email" ON "company_people" USING btree ("tenant_id","email");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "company_managers" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("company_managers"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("company_managers"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "company_managers" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "company_people" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("company_people"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("company_people"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "company_people" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
-- People who already sign in through their company's directory work there.
INSERT INTO company_people (tenant_id, company_id, email, first_name, last_name, user_id, invited_by, invited_at, added_at, joined_at)
SELECT tenant_id, company_id, email, first_name, last_name, id, 'directory', created_at, created_at, created_at
FROM users WHERE company_id IS NOT NULL AND directory_id IS NOT NULL AND erased_at IS NULL;
