CREATE TABLE "training_assignments" (
	"tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"module_code" text NOT NULL,
	"due_on" date NOT NULL,
	"assigned_by" text NOT NULL,
	"assigned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "training_assignments_user_id_module_code_pk" PRIMARY KEY("user_id","module_code")
);
--> statement-breakpoint
ALTER TABLE "training_assignments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "professionals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "professionals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text,
	"phone" text,
	"company_name" text,
	"city" text,
	"state" text NOT NULL,
	"certifications" jsonb NOT NULL,
	"services" jsonb NOT NULL,
	"certified_until" date,
	"source" text NOT NULL,
	"do_not_contact" boolean DEFAULT false NOT NULL,
	"checked_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "professionals_email_lowercase" CHECK ("professionals"."email" = lower("professionals"."email"))
);
--> statement-breakpoint
ALTER TABLE "professionals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "subscription_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_subscribed" boolean NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscription_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "training_assignments" ADD CONSTRAINT "training_assignments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_assignments" ADD CONSTRAINT "training_assignments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professionals" ADD CONSTRAINT "professionals_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_changes" ADD CONSTRAINT "subscription_changes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_changes" ADD CONSTRAINT "subscription_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "professionals_tenant_email" ON "professionals" USING btree ("tenant_id","email");--> statement-breakpoint
CREATE INDEX "professionals_tenant_name" ON "professionals" USING btree ("tenant_id","last_name","first_name");--> statement-breakpoint
CREATE INDEX "subscription_changes_tenant_at" ON "subscription_changes" USING btree ("tenant_id","at");--> statement-breakpoint
CREATE INDEX "subscription_changes_user" ON "subscription_changes" USING btree ("user_id","at");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "training_assignments" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("training_assignments"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("training_assignments"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "training_assignments" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "professionals" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("professionals"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("professionals"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "professionals" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "subscription_changes" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("subscription_changes"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("subscription_changes"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "subscription_changes" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);