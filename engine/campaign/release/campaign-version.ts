/** Hash of a campaign and, after it, of each of its parts: "h4sh hero:3fa9c1 form:99ab12". Releases of earlier versions have the first alone. */
export const writeVersion = (whole: string, parts: Record<string, string>): string =>
  [whole, ...Object.entries(parts).map(([name, hash]) => `${name}:${hash.slice(0, partLength)}`)].join(' ')

const partLength = 6

/** Names of the parts that differ, in the order of `after`; none where one of them does not name its parts. */
export const changedParts = (before: string, after: string): string[] => {
  const [was, is] = [partsOf(before), partsOf(after)]
  if (was.size === 0 || is.size === 0) return []
  const changed = [...new Set([...is.keys(), ...was.keys()])].filter((name) => was.get(name) !== is.get(name))
  // A section more or less also changes their order.
  const isArranged = changed.every((name) => was.has(name) && is.has(name))
  return isArranged ? changed : changed.filter((name) => name !== sectionOrder)
}

/** The part that differs where sections changed their places. */
export const sectionOrder = 'order'

const partsOf = (version: string): ReadonlyMap<string, string> =>
  new Map(
    version
      .split(' ')
      .slice(1)
      .map((part): [string, string] => {
        const [name = '', hash = ''] = part.split(':')
        return [name, hash]
      }),
  )
