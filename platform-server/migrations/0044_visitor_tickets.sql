ALTER TABLE "tickets" ADD COLUMN "visitor_name" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "visitor_email" text;