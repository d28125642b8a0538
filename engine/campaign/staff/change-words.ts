/** What guests are told of an event. Moments are ISO 8601; null: not set yet. */
export type Told = { startsAs: string | null; endsAt: string | null; place: string | null; status: string }

type Change = { from: Told; to: Told; isMixed: boolean }

/** What changed between what guests were told last and now, in whole sentences. `date`: writes a start; `place`: another place. */
export const changeWords = (
  { from, to, isMixed }: Change,
  date: (startsAs: string | null) => string,
  place = placeChange,
): string[] => {
  if (to.status === 'cancelled')
    return from.status === 'cancelled'
      ? [half]
      : [`It is cancelled. It was planned for ${date(from.startsAs)}.`]
  const changes = [
    ...(from.status === 'cancelled'
      ? [`It was cancelled and is planned again, for ${date(to.startsAs)}.`]
      : []),
    ...(isOther(from.startsAs, to.startsAs)
      ? [`The date moved from ${date(from.startsAs)} to ${date(to.startsAs)}.`]
      : isOther(from.endsAt, to.endsAt)
        ? ['It ends at another time.']
        : []),
    ...(from.place === to.place ? [] : [place(from.place, to.place)]),
  ]
  return isMixed ? [...changes, half] : changes
}

const half = 'An earlier email about a change reached some of the guests only.'

const isOther = (one: string | null, other: string | null) =>
  one === null || other === null ? one !== other : Date.parse(one) !== Date.parse(other)

export const placeChange = (from: string | null, to: string | null): string =>
  `The place changed from ${from ?? 'none'} to ${to ?? 'none'}.`
