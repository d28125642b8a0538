import type { EventDetails, Guest } from '../../../campaign/staff/events.ts'

/** The first answer of each, by id; the address where somebody else has the same name and answer, or there is none. */
export const aboutGuests = (fields: EventDetails['fields'], guests: Guest[]): Map<string, string> => {
  const answers = new Map(
    guests.map(({ id, answers: given }) => [id, fields.map(({ name }) => given[name]).find(Boolean)]),
  )
  const same = ({ id, name }: Guest) => JSON.stringify([name, answers.get(id)])
  const counts = Map.groupBy(guests, same)
  return new Map(
    guests.map((guest) => {
      const isAlone = counts.get(same(guest))?.length === 1
      return [guest.id, (isAlone && answers.get(guest.id)) || guest.email]
    }),
  )
}
