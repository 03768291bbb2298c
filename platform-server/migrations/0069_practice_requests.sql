ALTER TABLE "practicals" ADD COLUMN "request_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "practicals_request" ON "practicals" USING btree ("tenant_id","request_key","user_id");