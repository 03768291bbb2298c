CREATE TABLE "lesson_recordings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lesson_recordings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"module_code" text NOT NULL,
	"lesson_id" text NOT NULL,
	"language" text NOT NULL,
	"content_version" integer NOT NULL,
	"public_id" uuid NOT NULL,
	"file_key" text NOT NULL,
	"file_name" text NOT NULL,
	"file_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"seconds" double precision NOT NULL,
	"cues" jsonb NOT NULL,
	"uploaded_by" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lesson_recordings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lesson_recordings" ADD CONSTRAINT "lesson_recordings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_recordings_lesson" ON "lesson_recordings" USING btree ("tenant_id","lesson_id","language");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "lesson_recordings" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("lesson_recordings"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("lesson_recordings"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "lesson_recordings" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);