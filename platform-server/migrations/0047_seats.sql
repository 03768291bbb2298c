ALTER TABLE "order_seats" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "keeps_seat" boolean DEFAULT false NOT NULL;