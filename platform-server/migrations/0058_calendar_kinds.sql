ALTER TABLE "calendar_feeds" DROP CONSTRAINT "calendar_feeds_pkey";--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD COLUMN "kind" text DEFAULT 'consultations' NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_kind_pk" PRIMARY KEY("user_id","kind");
