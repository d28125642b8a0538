/** What a scene is of: each has a drawing of its own. */
export type Place =
  | 'home'
  | 'leads'
  | 'campaigns'
  | 'events'
  | 'door'
  | 'queue'
  | 'failing'
  | 'suspended'
  | 'quarantined'
  | 'bounces'
  | 'mailbox'
  | 'you'
  | 'tools'

/** Their door has a slot. */
export const isOfMail = (place: Place): boolean =>
  ['queue', 'failing', 'suspended', 'quarantined', 'bounces', 'mailbox'].includes(place)

/** The one that an address belongs to. */
export const placeOf = ({ pathname, search }: { pathname: string; search: string }): Place => {
  const place = places.find(([start]) => pathname.startsWith(start))?.[1] ?? 'tools'
  return place === 'events' && new URLSearchParams(search).get('view') === 'door' ? 'door' : place
}

const places: [string, Place][] = [
  ['/staff/leads', 'leads'],
  ['/staff/people', 'leads'],
  ['/staff/campaigns', 'campaigns'],
  ['/staff/events', 'events'],
  ['/staff/queue/failing', 'failing'],
  ['/staff/queue/suspended', 'suspended'],
  ['/staff/queue/quarantined', 'quarantined'],
  ['/staff/queue/bounces', 'bounces'],
  ['/staff/queue', 'queue'],
  ['/staff/mails', 'mailbox'],
  ['/staff/you', 'you'],
  ['/staff', 'home'],
]
