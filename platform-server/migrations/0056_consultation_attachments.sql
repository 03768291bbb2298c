CREATE TABLE "consultation_attachments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" integer NOT NULL,
	"booking_id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"file_key" text NOT NULL,
	"file_name" text NOT NULL,
	"file_type" text NOT NULL,
	"file_size_bytes" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consultation_attachments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "consultation_attachments" ADD CONSTRAINT "consultation_attachments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_attachments" ADD CONSTRAINT "consultation_attachments_booking_id_consultation_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."consultation_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_attachments" ADD CONSTRAINT "consultation_attachments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultation_attachments_booking" ON "consultation_attachments" USING btree ("booking_id","added_at");--> statement-breakpoint
CREATE INDEX "consultation_attachments_user" ON "consultation_attachments" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "consultation_attachments" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("consultation_attachments"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("consultation_attachments"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "consultation_attachments" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);