CREATE TABLE "cited_inspections" (
	"tenant_id" integer NOT NULL,
	"activity_nr" text NOT NULL,
	"source" text NOT NULL,
	"establishment" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"naics" text,
	"inspection_type" text,
	"scope" text,
	"employees" integer,
	"opened_on" date NOT NULL,
	"closed_on" date,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cited_inspections_tenant_id_activity_nr_pk" PRIMARY KEY("tenant_id","activity_nr")
);
--> statement-breakpoint
ALTER TABLE "cited_inspections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cited_violations" (
	"tenant_id" integer NOT NULL,
	"activity_nr" text NOT NULL,
	"citation_id" text NOT NULL,
	"standard" text NOT NULL,
	"section" text NOT NULL,
	"type" text NOT NULL,
	"issued_on" date NOT NULL,
	"abate_by" date,
	"initial_penalty_cents" integer NOT NULL,
	"current_penalty_cents" integer NOT NULL,
	"contested_on" date,
	"final_order_on" date,
	"instances" integer,
	"exposed" integer,
	"gravity" integer,
	CONSTRAINT "cited_violations_tenant_id_activity_nr_citation_id_pk" PRIMARY KEY("tenant_id","activity_nr","citation_id")
);
--> statement-breakpoint
ALTER TABLE "cited_violations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"ticket_id" integer NOT NULL,
	"author" text NOT NULL,
	"is_staff" boolean NOT NULL,
	"is_internal" boolean DEFAULT false NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ticket_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"user_id" integer,
	"subject" text NOT NULL,
	"category" text NOT NULL,
	"priority" text DEFAULT 'normal' NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"assignee" text,
	"path" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"first_reply_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "tickets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cited_inspections" ADD CONSTRAINT "cited_inspections_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cited_violations" ADD CONSTRAINT "cited_violations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cited_violations" ADD CONSTRAINT "cited_violations_tenant_id_activity_nr_cited_inspections_tenant_id_activity_nr_fk" FOREIGN KEY ("tenant_id","activity_nr") REFERENCES "public"."cited_inspections"("tenant_id","activity_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cited_inspections_opened" ON "cited_inspections" USING btree ("tenant_id","opened_on");--> statement-breakpoint
CREATE INDEX "cited_violations_section" ON "cited_violations" USING btree ("tenant_id","section");--> statement-breakpoint
CREATE INDEX "ticket_messages_ticket" ON "ticket_messages" USING btree ("ticket_id","at");--> statement-breakpoint
CREATE INDEX "tickets_tenant_state" ON "tickets" USING btree ("tenant_id","state");--> statement-breakpoint
CREATE INDEX "tickets_user" ON "tickets" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "cited_inspections" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("cited_inspections"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("cited_inspections"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "cited_inspections" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "cited_violations" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("cited_violations"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("cited_violations"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "cited_violations" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "ticket_messages" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("ticket_messages"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("ticket_messages"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "ticket_messages" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "tickets" AS PERMISSIVE FOR ALL TO "platform_tenant" USING ("tickets"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int) WITH CHECK ("tickets"."tenant_id" = nullif(current_setting('app.tenant_id', true), '')::int);--> statement-breakpoint
CREATE POLICY "platform_rows" ON "tickets" AS PERMISSIVE FOR ALL TO "platform_system" USING (true) WITH CHECK (true);