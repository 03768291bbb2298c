-- Replicas of the release before the ledger went on for a while after 0046 filled it, and posted nothing. Running this again adds nothing.
INSERT INTO consultation_hours (tenant_id, entitlement_id, "window", minutes, cause, at)
	SELECT tenant_id, id, "window", 60, 'granted', starts_at
	FROM consultation_entitlements, generate_series(0, CASE kind WHEN 'partner-plan' THEN 4 ELSE 0 END) AS "window"
	WHERE NOT EXISTS (
		SELECT FROM consultation_hours AS hours
		WHERE hours.entitlement_id = consultation_entitlements.id AND hours."window" = "window"."window" AND cause = 'granted'
	);
--> statement-breakpoint
-- Where the ledger does not say what the bookings leave of a window's hour.
INSERT INTO consultation_hours (tenant_id, entitlement_id, "window", minutes, cause, at)
	SELECT tenant_id, entitlement_id, "window", 60 - used.minutes - posted.minutes, 'corrected', now()
	FROM (
		SELECT tenant_id, entitlement_id, "window", sum(minutes) AS minutes FROM consultation_hours GROUP BY tenant_id, entitlement_id, "window"
	) AS posted
	CROSS JOIN LATERAL (
		SELECT coalesce(sum(bookings.minutes), 0) AS minutes FROM consultation_bookings AS bookings
		WHERE is_hour_used AND bookings.entitlement_id = posted.entitlement_id AND bookings."window" = posted."window"
	) AS used
	WHERE posted.minutes <> 60 - used.minutes;
