CREATE TABLE "consultation_reviews" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"partner_id" integer NOT NULL,
	"stars" integer NOT NULL,
	"comment" text NOT NULL,
	"state" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consultation_reviews_stars" CHECK ("consultation_reviews"."stars" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "consultation_reviews" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "consultation_reviews" ADD CONSTRAINT "consultation_reviews_booking_id_consultation_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."consultation_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_reviews" ADD CONSTRAINT "consultation_reviews_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_reviews" ADD CONSTRAINT "consultation_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_reviews" ADD CONSTRAINT "consultation_reviews_partner_id_users_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultation_reviews_partner" ON "consultation_reviews" USING btree ("partner_id","state","written_at");--> statement-breakpoint
CREATE INDEX "consultation_reviews_state" ON "consultation_reviews" USING btree ("tenant_id","state","written_at");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "consultation_reviews" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("consultation_reviews"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("consultation_reviews"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "consultation_reviews" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);