ALTER TABLE "lesson_progress" ADD COLUMN "block_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "trainer_questions" ADD COLUMN "request_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "trainer_questions_request" ON "trainer_questions" USING btree ("user_id","request_key");