CREATE TABLE "exercise_results" (
	"tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"exercise_id" text NOT NULL,
	"module_code" text NOT NULL,
	"content_version" integer NOT NULL,
	"tries" integer NOT NULL,
	"best" integer NOT NULL,
	"last" integer NOT NULL,
	"total" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"recent_keys" jsonb NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"solved_at" timestamp with time zone,
	CONSTRAINT "exercise_results_user_id_exercise_id_content_version_pk" PRIMARY KEY("user_id","exercise_id","content_version")
);
--> statement-breakpoint
ALTER TABLE "exercise_results" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "exercise_results" ADD CONSTRAINT "exercise_results_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_results" ADD CONSTRAINT "exercise_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exercise_results_module" ON "exercise_results" USING btree ("user_id","module_code");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "exercise_results" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("exercise_results"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("exercise_results"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "exercise_results" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);