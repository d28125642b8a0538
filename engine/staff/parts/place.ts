/** The parts of the app whose house has something of its own. */
export type Place = 'leads' | 'campaigns' | 'events' | 'email' | 'home'

/** The one that an address belongs to. */
export const placeOf = (pathname: string): Place =>
  places.find(([start]) => pathname.startsWith(start))?.[1] ?? 'home'

const places: [string, Place][] = [
  ['/staff/leads', 'leads'],
  ['/staff/people', 'leads'],
  ['/staff/campaigns', 'campaigns'],
  ['/staff/events', 'events'],
  ['/staff/queue', 'email'],
  ['/staff/mails', 'email'],
  ['/email-debug', 'email'],
  ['/test-email', 'email'],
]
