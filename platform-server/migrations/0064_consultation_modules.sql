ALTER TABLE "consultation_bookings" ADD COLUMN "module_code" text;--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD COLUMN "module_code" text;