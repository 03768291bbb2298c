ALTER TABLE "audit_entries" ALTER COLUMN "tenant_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deploy_tokens" ADD COLUMN "name" text;--> statement-breakpoint
UPDATE "deploy_tokens" SET "name" = "team";--> statement-breakpoint
ALTER TABLE "deploy_tokens" ALTER COLUMN "name" SET NOT NULL;--> statement-breakpoint
-- A token made before tokens expired has as long as a new one gets by default.
ALTER TABLE "deploy_tokens" ADD COLUMN "expires_at" timestamp with time zone NOT NULL DEFAULT now() + interval '90 days';--> statement-breakpoint
ALTER TABLE "deploy_tokens" ALTER COLUMN "expires_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "deploy_tokens" ADD COLUMN "revoked_by" text;--> statement-breakpoint
ALTER TABLE "deploy_tokens" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deploy_tokens" ADD COLUMN "last_used_from" text;--> statement-breakpoint
CREATE INDEX "audit_entries_action_at" ON "audit_entries" USING btree ("action","at");--> statement-breakpoint
-- A tenant's own transactions never make, unmake or delete a platform operator, whatever the code above them does.
CREATE FUNCTION refuse_operator_by_tenant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Only the platform itself changes who is an operator.' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER operators_made_by_platform BEFORE INSERT ON "users" FOR EACH ROW
  WHEN (NEW.is_operator AND current_user = 'platform_tenant') EXECUTE FUNCTION refuse_operator_by_tenant();
--> statement-breakpoint
CREATE TRIGGER operators_changed_by_platform BEFORE UPDATE ON "users" FOR EACH ROW
  WHEN (NEW.is_operator IS DISTINCT FROM OLD.is_operator AND current_user = 'platform_tenant')
  EXECUTE FUNCTION refuse_operator_by_tenant();
--> statement-breakpoint
CREATE TRIGGER operators_deleted_by_platform BEFORE DELETE ON "users" FOR EACH ROW
  WHEN (OLD.is_operator AND current_user = 'platform_tenant') EXECUTE FUNCTION refuse_operator_by_tenant();
--> statement-breakpoint
-- The audit is append-only for both roles (0001). Only this, as the owner, deletes, and never what is younger than 90 days.
CREATE FUNCTION forget_audit_entries(older_than timestamptz, only_actions text[], except_actions text[]) RETURNS bigint
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
  WITH gone AS (
    DELETE FROM public.audit_entries
    WHERE at < least(older_than, now() - interval '90 days')
      AND (only_actions IS NULL OR action = ANY (only_actions))
      AND NOT (action = ANY (except_actions))
    RETURNING 1
  ) SELECT count(*) FROM gone
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION forget_audit_entries FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION forget_audit_entries TO platform_system;
