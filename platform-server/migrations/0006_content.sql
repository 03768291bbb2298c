CREATE TABLE "lesson_notes" (
	"tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"lesson_id" text NOT NULL,
	"module_code" text NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_notes_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id")
);
--> statement-breakpoint
ALTER TABLE "lesson_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"lesson_id" text NOT NULL,
	"module_code" text NOT NULL,
	"content_version" integer NOT NULL,
	"dwell_seconds" integer DEFAULT 0 NOT NULL,
	"last_beat_at" timestamp with time zone,
	"block" integer DEFAULT 0 NOT NULL,
	"check_passed_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_progress_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id")
);
--> statement-breakpoint
ALTER TABLE "lesson_progress" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "trainer_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trainer_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"module_code" text NOT NULL,
	"lesson_id" text,
	"text" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by_id" integer
);
--> statement-breakpoint
ALTER TABLE "trainer_questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_questions" ADD CONSTRAINT "trainer_questions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_questions" ADD CONSTRAINT "trainer_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_questions" ADD CONSTRAINT "trainer_questions_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_progress_module" ON "lesson_progress" USING btree ("user_id","module_code");--> statement-breakpoint
CREATE INDEX "trainer_questions_user" ON "trainer_questions" USING btree ("user_id","module_code");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "lesson_notes" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("lesson_notes"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("lesson_notes"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "lesson_notes" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "lesson_progress" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("lesson_progress"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("lesson_progress"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "lesson_progress" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "trainer_questions" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("trainer_questions"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("trainer_questions"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "trainer_questions" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);