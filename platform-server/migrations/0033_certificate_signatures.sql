CREATE TABLE "signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"sealed" text,
	"created_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "signing_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "signed" text;--> statement-breakpoint
CREATE POLICY "platform_rows" ON "signing_keys" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);