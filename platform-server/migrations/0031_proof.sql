CREATE TABLE "certificate_acts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificate_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"certificate_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"signer_id" integer,
	"signed_by" text NOT NULL,
	"credential" text NOT NULL,
	"credential_issuer" text NOT NULL,
	"credential_expires_on" date,
	"trained_on" date,
	"adequate_on" date,
	"statement" text NOT NULL,
	"signature" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "certificate_acts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "measured" jsonb;--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "is_self_reported" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD COLUMN "basis" text;--> statement-breakpoint
ALTER TABLE "quiz_unlocks" ADD COLUMN "kind" text DEFAULT 'attempts' NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate_acts" ADD CONSTRAINT "certificate_acts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_acts" ADD CONSTRAINT "certificate_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_acts" ADD CONSTRAINT "certificate_acts_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_acts" ADD CONSTRAINT "certificate_acts_signer_id_users_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_acts_certificate" ON "certificate_acts" USING btree ("certificate_id");--> statement-breakpoint
CREATE INDEX "certificate_acts_user" ON "certificate_acts" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "certificate_acts" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("certificate_acts"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("certificate_acts"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "certificate_acts" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);