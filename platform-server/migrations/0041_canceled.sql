-- One spelling, the American one, in columns and stored values. The ledger is append-only for both run-time roles; its
-- owner renames the label of a kind here and leaves every amount as it was posted (decision 0181).
ALTER TABLE "consultation_bookings" RENAME COLUMN "cancelled_at" TO "canceled_at";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "cancelled_at" TO "canceled_at";--> statement-breakpoint
UPDATE "orders" SET "state" = 'canceled' WHERE "state" = 'cancelled';--> statement-breakpoint
UPDATE "ledger_transactions" SET "kind" = 'canceled', "source" = 'canceled/' || "order_id" WHERE "kind" = 'cancelled';
