/** The two halves of an event's id. */
export type OfEvent = { coach: string; campaign: string }

export const ofEvent = (id: string): OfEvent => {
  const at = id.indexOf('/')
  return { coach: id.slice(0, at), campaign: id.slice(at + 1) }
}

export const peopleOf = (count: number): string => `${count} ${count === 1 ? 'guest' : 'guests'}`

/** A place that a browser opens: the event is online. */
export const isLink = (place: string | null): place is string =>
  place !== null && /^https?:\/\/\S+$/i.test(place) && URL.canParse(place)
