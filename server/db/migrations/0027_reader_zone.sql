-- The time zone that the reader's browser said last. A name that this database does not know counts as none.
CREATE FUNCTION reader_zone(reader uuid, otherwise text) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE said text;
BEGIN
	SELECT attribution ->> 'zone' INTO said FROM submissions
	WHERE lead_id = reader AND attribution ? 'zone' ORDER BY created_at DESC LIMIT 1;
	PERFORM now() AT TIME ZONE said;
	RETURN coalesce(said, otherwise);
EXCEPTION WHEN invalid_parameter_value THEN
	RETURN otherwise;
END $$;
