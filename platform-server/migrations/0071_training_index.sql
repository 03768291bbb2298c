CREATE TABLE "company_training_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_training_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"person_id" integer,
	"is_joining" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_training_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "company_training_index" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company_name" text,
	"department" text NOT NULL,
	"site" text NOT NULL,
	"job_role" text NOT NULL,
	"version" text NOT NULL,
	"cells" text NOT NULL,
	"row" jsonb NOT NULL,
	"completed" smallint NOT NULL,
	"last_activity_at" timestamp with time zone,
	"is_stale" boolean NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone,
	"settles_at" bigint
);
--> statement-breakpoint
ALTER TABLE "company_training_index" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "company_training_changes" ADD CONSTRAINT "company_training_changes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_training_changes" ADD CONSTRAINT "company_training_changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_training_changes" ADD CONSTRAINT "company_training_changes_person_id_company_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."company_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_training_index" ADD CONSTRAINT "company_training_index_person_id_company_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."company_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_training_index" ADD CONSTRAINT "company_training_index_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_training_index" ADD CONSTRAINT "company_training_index_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_training_index" ADD CONSTRAINT "company_training_index_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_training_changes_company" ON "company_training_changes" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "company_training_changes_person" ON "company_training_changes" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "company_training_index_company" ON "company_training_index" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "company_training_index_user" ON "company_training_index" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "company_training_changes" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("company_training_changes"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("company_training_changes"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "company_training_changes" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "company_training_index" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("company_training_index"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("company_training_index"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "company_training_index" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
-- Whatever a person's place in the index is computed from notes here that it has changed. The functions run as the role that
-- writes, under its row-level security. What is being deleted with its person, company or tenant is not noted.
CREATE FUNCTION note_training_of_user() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
	INSERT INTO company_training_changes (tenant_id, company_id, person_id)
	SELECT p.tenant_id, p.company_id, p.id
	FROM company_people p JOIN companies c ON c.id = p.company_id JOIN tenants t ON t.id = p.tenant_id
	WHERE p.user_id IN (OLD.user_id, NEW.user_id) AND p.deactivated_at IS NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_training_of_account() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
	INSERT INTO company_training_changes (tenant_id, company_id, person_id, is_joining)
	SELECT p.tenant_id, p.company_id, p.id,
		(NEW.role, NEW.is_professional_partner) IS DISTINCT FROM (OLD.role, OLD.is_professional_partner)
	FROM company_people p JOIN companies c ON c.id = p.company_id JOIN tenants t ON t.id = p.tenant_id
	WHERE p.user_id = NEW.id AND p.deactivated_at IS NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_training_of_person() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
	INSERT INTO company_training_changes (tenant_id, company_id, person_id)
	SELECT p.tenant_id, p.company_id, p.id
	FROM company_people p JOIN companies c ON c.id = p.company_id JOIN tenants t ON t.id = p.tenant_id
	WHERE p.id IN (OLD.person_id, NEW.person_id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_training_of_member() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
	INSERT INTO company_training_changes (tenant_id, company_id, person_id, is_joining)
	SELECT p.tenant_id, c.id, p.id,
		(NEW.user_id, NEW.company_id, NEW.deactivated_at) IS DISTINCT FROM (OLD.user_id, OLD.company_id, OLD.deactivated_at)
	FROM company_people p JOIN companies c ON c.id IN (OLD.company_id, NEW.company_id) JOIN tenants t ON t.id = p.tenant_id
	WHERE p.id = NEW.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_training_of_company() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
	INSERT INTO company_training_changes (tenant_id, company_id)
	SELECT c.tenant_id, c.id FROM companies c JOIN tenants t ON t.id = c.tenant_id
	WHERE c.id IN (OLD.company_id, NEW.company_id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER training_noted AFTER INSERT OR UPDATE OR DELETE ON "progress"
	FOR EACH ROW EXECUTE FUNCTION note_training_of_user();
--> statement-breakpoint
CREATE TRIGGER training_noted AFTER INSERT OR DELETE OR UPDATE OF user_id, answered_at ON "trainer_questions"
	FOR EACH ROW EXECUTE FUNCTION note_training_of_user();
--> statement-breakpoint
CREATE TRIGGER training_noted AFTER INSERT OR UPDATE OR DELETE ON "training_assignments"
	FOR EACH ROW EXECUTE FUNCTION note_training_of_user();
--> statement-breakpoint
CREATE TRIGGER training_noted AFTER INSERT OR DELETE
	OR UPDATE OF user_id, module_code, content_version, issued_at, expires_at, replaced_by_id, revoked_at ON "certificates"
	FOR EACH ROW EXECUTE FUNCTION note_training_of_user();
--> statement-breakpoint
CREATE TRIGGER training_noted AFTER INSERT OR DELETE OR UPDATE OF user_id, module_code, updated_at ON "lesson_progress"
	FOR EACH ROW EXECUTE FUNCTION note_training_of_user();
--> statement-breakpoint
CREATE TRIGGER training_noted AFTER INSERT OR DELETE OR UPDATE OF user_id, module_code, state, started_at, submitted_at
	ON "quiz_attempts" FOR EACH ROW EXECUTE FUNCTION note_training_of_user();
--> statement-breakpoint
CREATE TRIGGER training_noted AFTER UPDATE OF role, is_professional_partner, erased_at, email, first_name, last_name, company_name, state,
	is_subscribed ON "users"
	FOR EACH ROW EXECUTE FUNCTION note_training_of_account();
--> statement-breakpoint
CREATE TRIGGER training_noted AFTER INSERT OR UPDATE OF company_id, user_id, deactivated_at, job_role, site, department
	ON "company_people" FOR EACH ROW EXECUTE FUNCTION note_training_of_member();
--> statement-breakpoint
CREATE TRIGGER training_noted AFTER INSERT OR UPDATE OR DELETE ON "company_exemptions"
	FOR EACH ROW EXECUTE FUNCTION note_training_of_person();
--> statement-breakpoint
CREATE TRIGGER training_noted AFTER INSERT OR UPDATE OR DELETE ON "company_class_people"
	FOR EACH ROW EXECUTE FUNCTION note_training_of_person();
--> statement-breakpoint
CREATE TRIGGER training_noted AFTER UPDATE OF company_id, module_code, held_on, voided_at OR DELETE ON "company_classes"
	FOR EACH ROW EXECUTE FUNCTION note_training_of_company();
--> statement-breakpoint
CREATE TRIGGER training_noted AFTER INSERT OR UPDATE OR DELETE ON "company_rules"
	FOR EACH ROW EXECUTE FUNCTION note_training_of_company();
--> statement-breakpoint
INSERT INTO company_training_changes (tenant_id, company_id) SELECT tenant_id, id FROM companies;
