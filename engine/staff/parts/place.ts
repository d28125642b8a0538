/** The parts of the app whose house has something of its own. */
export type Place = 'leads' | 'campaigns' | 'events' | MailPlace | 'home'
/** The lists of Email that have a drawing of their own, and the rest. */
const mailPlaces = ['failing', 'suspended', 'quarantined', 'bounces', 'email'] as const
type MailPlace = (typeof mailPlaces)[number]

export const isOfMail = (place: Place | undefined): boolean => mailPlaces.some((each) => each === place)

/** The one that an address belongs to. */
export const placeOf = (pathname: string): Place =>
  places.find(([start]) => pathname.startsWith(start))?.[1] ?? 'home'

const places: [string, Place][] = [
  ['/staff/leads', 'leads'],
  ['/staff/people', 'leads'],
  ['/staff/campaigns', 'campaigns'],
  ['/staff/events', 'events'],
  ['/staff/queue/failing', 'failing'],
  ['/staff/queue/suspended', 'suspended'],
  ['/staff/queue/quarantined', 'quarantined'],
  ['/staff/queue/bounces', 'bounces'],
  ['/staff/queue', 'email'],
  ['/staff/mails', 'email'],
  ['/email-debug', 'email'],
  ['/test-email', 'email'],
]
