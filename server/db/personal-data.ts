/** What a column may say of a person. */
export const kinds = {
  address: 'email address',
  name: 'name',
  answers: 'answers of the form',
  visit:
    'source and address of the visit, without the network address, and its time zone where mails leave by it',
  visitor: 'keyed hash of the network address',
  hash: 'keyed hash of the email address',
  token: 'token of a link that was mailed to the person',
  words: 'what staff wrote about the person',
  consent: 'words that the person agreed to',
  course: 'what the person was sent, when, and how it ended',
  staff: 'email address of a member of staff',
  device: 'browser or device of a member of staff',
} as const
export type Kind = keyof typeof kinds

/** person: erased with the person; staff: while they are members; otherwise in words. */
type Kept = 'person' | 'staff' | 'purged' | (string & {})

export type TableData = {
  table: string
  why: string
  kept: Kept
  personal: Record<string, Kind>
  /** Columns that say nothing of a person, or only in which order things happened. */
  other: string
}

const person = 'person'

/** Every table of the schema and every column but `id`, `created_at` and `updated_at`: a test compares. */
export const personalData: readonly TableData[] = [
  {
    table: 'leads',
    why: 'who signed up, on which campaign',
    kept: person,
    personal: { email: 'address', name: 'name', source: 'visit', metadata: 'visit', address_hash: 'hash' },
    other: 'campaign_id coach',
  },
  {
    table: 'submissions',
    why: 'each form as it was sent',
    kept: person,
    personal: {
      email: 'address',
      values: 'answers',
      attribution: 'visit',
      source: 'visit',
      ip_hash: 'visitor',
      page_path: 'visit',
      held_consent: 'consent',
      released_by: 'staff',
    },
    other: 'coach campaign campaign_id lead_id state held_reason released_at request_id',
  },
  {
    table: 'consents',
    why: 'proof of consent',
    kept: person,
    personal: { text: 'consent', page_path: 'visit', ip_hash: 'visitor' },
    other: 'submission_id lead_id campaign_id text_version',
  },
  {
    table: 'user_journeys',
    why: 'which email of a sequence is next',
    kept: person,
    personal: { current_sequence: 'course', status: 'course' },
    other: 'lead_id campaign_id page_id next_email_due_at is_completed started_at paused_at current_run_id',
  },
  {
    table: 'registrations',
    why: 'who has a seat of an event, and who came',
    kept: person,
    personal: { email: 'address', details: 'answers', cancel_token: 'token', attended_at: 'course' },
    other: 'event campaign_id lead_id submission_id',
  },
  {
    table: 'given_back_places',
    why: 'links of seats that were cancelled',
    kept: person,
    personal: { token: 'token' },
    other: 'event lead_id',
  },
  {
    table: 'step_runs',
    why: 'what has to leave, has left or failed (the outbox)',
    kept: 'with the person; digests, which name nobody, for ever; erasures at a mailing list until it has deleted the person',
    personal: { state: 'course', last_error: 'course', last_error_detail: 'course', config: 'name' },
    other:
      'submission_id lead_id journey_id sequence_position coach campaign campaign_id step effect_key email provider ' +
      'priority attempts outages next_attempt_at first_due_at troubled awaited_until lease_token lease_until ' +
      'handed_over_at handovers sent_at finished_at',
  },
  {
    table: 'delivery_log',
    why: 'what became of each email',
    kept: person,
    personal: { email_address: 'address', status: 'course', error: 'course' },
    other: 'campaign_id coach step email step_run_id',
  },
  {
    table: 'error_log',
    why: 'what failed, for staff',
    kept: person,
    personal: { error_message: 'course' },
    other: 'function_name request_data lead_id',
  },
  {
    table: 'coach_notices',
    why: "leads for the coach's next digest",
    kept: person,
    personal: {},
    other: 'coach campaign submission_id step_run_id',
  },
  {
    table: 'person_notes',
    why: 'notes of staff',
    kept: person,
    personal: { author: 'staff', text: 'words' },
    other: 'lead_id',
  },
  { table: 'person_tags', why: 'tags of staff', kept: person, personal: { tag: 'words' }, other: 'lead_id' },
  {
    table: 'suppressions',
    why: 'who wants no email, or cannot be reached',
    kept: 'for ever: nothing is to be sent to them again',
    personal: { address_hash: 'hash', confirm_token: 'token' },
    other: 'coach reason confirm_asked_at',
  },
  {
    table: 'unsubscribe_links',
    why: 'links of emails',
    kept: person,
    personal: { token: 'token', address_hash: 'hash', again_token: 'token', confirmed_at: 'course' },
    other: 'coach',
  },
  {
    table: 'done_tokens',
    why: 'success pages of visitors without scripts',
    kept: 'purged',
    personal: { answer: 'course', email: 'address' },
    other: 'token_hash campaign expires_at',
  },
  {
    table: 'idempotency_keys',
    why: 'so that a form that is sent twice counts once',
    kept: 'purged',
    personal: { scope: 'visitor' },
    other: 'fingerprint submission_id expires_at',
  },
  {
    table: 'rate_limits',
    why: 'how many forms a visitor sent',
    kept: 'purged',
    personal: { key: 'visitor' },
    other: 'points expire',
  },
  {
    table: 'audit_log',
    why: 'what staff did and whose page they opened, and what people did with their own data',
    kept: 'purged',
    personal: { actor: 'staff', subject: 'hash', ip_hash: 'visitor', details: 'words' },
    other: 'action',
  },
  {
    table: 'staff_members',
    why: 'who may sign in',
    kept: 'staff',
    personal: { email: 'staff' },
    other: 'coach role',
  },
  {
    table: 'staff_tokens',
    why: 'programs of staff',
    kept: 'staff',
    personal: { email: 'staff' },
    other: 'token_hash expires_at last_used_at',
  },
  {
    table: 'staff_passkeys',
    why: 'sign-in with a device',
    kept: 'until the passkey is removed',
    personal: { staff: 'staff', name: 'device', public_key: 'device' },
    other: 'counter transports last_used_at',
  },
  {
    table: 'staff_sessions',
    why: 'who is signed in',
    kept: 'purged',
    personal: { staff: 'staff', browser: 'device' },
    other: 'token_hash coach last_seen_at expires_at ended_at',
  },
  {
    table: 'staff_sign_in_links',
    why: 'links to sign in',
    kept: 'purged',
    personal: { staff: 'staff' },
    other: 'token_hash coach expires_at used_at',
  },
  {
    table: 'staff_challenges',
    why: 'what a device has to sign',
    kept: 'purged',
    personal: {},
    other: 'challenge_hash expires_at',
  },
  {
    table: 'mail_events',
    why: 'reports of bounces and complaints',
    kept: 'purged',
    personal: {},
    other: 'type coach',
  },
  nobody('events', 'campaign_id capacity taken title place status sequence starts_at starts_as ends_at'),
  nobody('event_notices', 'event starts_at starts_as ends_at place status is_mixed email'),
  nobody('view_counts', 'coach campaign hour source views starts'),
  nobody('campaign_changes', 'campaign live_at release version'),
  nobody('installation', 'is_only secret_fingerprint'),
  nobody('providers', 'name state trouble failures open_until opened_at next_free_at'),
  nobody('alerts', 'name state details since told_at'),
  nobody('pages', 'slug path campaign_id is_active origin'),
  nobody('email_campaigns', 'campaign coach name from_name from_email subject_template is_active origin'),
  nobody(
    'email_sequences',
    'campaign_id position email subject anchor delay_hours send_window is_active origin',
  ),
  nobody('landing_pages', 'name url campaign_id is_active origin'),
]

/** About campaigns, services and sums, not about people. */
function nobody(table: string, other: string): TableData {
  return { table, why: '', kept: '', personal: {}, other }
}

type Recipient = {
  who: string
  gets: string
  /** Settings that turn it on; empty: always, or by a campaign file. */
  settings: readonly string[]
  when: string
}

/** Whoever gets personal data from the server. */
export const recipients: readonly Recipient[] = [
  {
    who: 'Company that runs the server and the database',
    gets: 'everything above',
    settings: [],
    when: 'always; with `DATABASE_URL` the two may be different companies',
  },
  {
    who: 'Company that carries the emails',
    gets: 'email address, and the words of each email with the name in them',
    settings: ['SMTP_URL'],
    when: 'always; without the setting emails stay in `DATA_DIR/mailbox`',
  },
  {
    who: 'Mailchimp',
    gets: 'email address, name, tags of the campaign file',
    settings: ['MAILCHIMP_API_KEY'],
    when: 'step `mailing-list` of a campaign',
  },
  {
    who: 'Hosts of `webhookHosts` in site.yaml',
    gets: 'email address, name, answers, source of the visit',
    settings: [],
    when: 'step `webhook` of a campaign',
  },
  {
    who: 'The coach, by email',
    gets: 'email address, name, answers, source of the visit',
    settings: [],
    when: 'step `notify` of a campaign',
  },
  {
    who: 'Service that makes pictures',
    gets: 'the words that the visitor typed for the picture, nothing else',
    settings: ['OPENAI_API_KEY', 'OPENAI_BASE_URL'],
    when: 'pages with the image generator',
  },
  {
    who: 'Members of staff',
    gets: 'everything of their coaches, but no tokens and no hashes',
    settings: [],
    when: 'when they are signed in',
  },
]
