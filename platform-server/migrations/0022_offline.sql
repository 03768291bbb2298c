CREATE TABLE "seat_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "seat_invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "seat_invitations" ADD CONSTRAINT "seat_invitations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_invitations" ADD CONSTRAINT "seat_invitations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "seat_invitations_email" ON "seat_invitations" USING btree ("order_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "seat_invitations_token" ON "seat_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "seat_invitations_address" ON "seat_invitations" USING btree ("tenant_id","email");--> statement-breakpoint
CREATE INDEX "seat_invitations_expiry" ON "seat_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "seat_invitations" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("seat_invitations"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("seat_invitations"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "seat_invitations" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);