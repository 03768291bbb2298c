-- The replicas' run-time login: it owns nothing and cannot pass by row-level security.
-- The schema belongs to the login of the migrations, which lets this one into its roles.
create role platform_app login password 'platform_app' nosuperuser nobypassrls nocreatedb nocreaterole;
