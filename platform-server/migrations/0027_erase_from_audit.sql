-- The audit trail is append-only for both run-time roles. This is the one way to change it: it replaces an erased
-- account's address and names, in the tenant of the transaction, and refuses an account that is not erased.
CREATE FUNCTION erase_from_audit(erased_id integer, email text, first_name text, last_name text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	tenant integer := nullif(current_setting('app.tenant_id', true), '')::integer;
	pseudonym text := 'erased account ' || erased_id;
	quoted text := trim(both '"' from to_json(email)::text);
BEGIN
	IF NOT EXISTS (SELECT FROM users WHERE id = erased_id AND tenant_id = tenant AND erased_at IS NOT NULL) THEN
		RAISE EXCEPTION 'account % is not erased', erased_id;
	END IF;
	UPDATE audit_entries SET
		actor = CASE WHEN actor = email THEN pseudonym ELSE actor END,
		address = CASE WHEN actor = email THEN NULL ELSE address END,
		subject = replace(subject, email, pseudonym),
		before = replace(before::text, quoted, pseudonym)::jsonb,
		after = replace(after::text, quoted, pseudonym)::jsonb
	WHERE tenant_id = tenant
		AND (actor = email OR position(email IN subject) > 0
			OR position(quoted IN before::text) > 0 OR position(quoted IN after::text) > 0);
	UPDATE audit_entries SET
		before = replace(replace(before::text, to_json(first_name)::text, to_json(pseudonym)::text), to_json(last_name)::text, to_json(pseudonym)::text)::jsonb,
		after = replace(replace(after::text, to_json(first_name)::text, to_json(pseudonym)::text), to_json(last_name)::text, to_json(pseudonym)::text)::jsonb
	WHERE tenant_id = tenant AND subject = 'user/' || erased_id;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION erase_from_audit(integer, text, text, text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION erase_from_audit(integer, text, text, text) TO platform_tenant;
--> statement-breakpoint
-- Acceptances are append-only too; those of accounts that were erased before this day have served their purpose.
CREATE FUNCTION forget_consent(erased_before timestamptz) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
	DELETE FROM legal_acceptances USING users
	WHERE users.id = legal_acceptances.user_id AND users.erased_at < erased_before;
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION forget_consent(timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION forget_consent(timestamptz) TO platform_system;
