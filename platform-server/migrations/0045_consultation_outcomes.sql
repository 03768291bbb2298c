ALTER TABLE "consultation_bookings" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD COLUMN "recorded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD COLUMN "held_minutes" integer;--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD CONSTRAINT "consultation_bookings_outcome" CHECK (("consultation_bookings"."outcome" is null) = ("consultation_bookings"."recorded_at" is null) and coalesce("consultation_bookings"."outcome" = 'completed', false) = ("consultation_bookings"."held_minutes" is not null) and num_nulls("consultation_bookings"."outcome", "consultation_bookings"."canceled_at") > 0);