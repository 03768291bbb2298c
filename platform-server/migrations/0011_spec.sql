ALTER TABLE "registry_overrides" ALTER COLUMN "remote" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "registry_overrides" ALTER COLUMN "manifest" DROP NOT NULL;