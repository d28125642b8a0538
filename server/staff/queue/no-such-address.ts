/** As `isNoSuchAddress` of the SMTP adapter reads an answer: 5.1.x is the address, also without the command that got it. */
const answers =
  'RCPT TO 55[013](?![ -][0-9][.])|RCPT TO 5[0-9]{2}[ -]5[.][02][.][01]([^0-9]|$)|5[0-9]{2}[ -]5[.]1[.][0-9]'

/** SQL: a failed mail whose address its mail server does not know, and which nobody has corrected since. */
export const isNoSuchAddress = (run: string) => `(
  ${run}.state = 'failed' and ${run}.email is not null and coalesce(${run}.last_error_detail, '') ~ '${answers}' and not exists (
    select from leads known join leads own on own.coach = known.coach and own.address_hash = known.address_hash
    join audit_log fixed on fixed.subject = own.id::text and fixed.action = 'person_address_fixed'
    where known.id = ${run}.lead_id and fixed.created_at >= ${run}.finished_at))`
