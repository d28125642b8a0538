import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from '../../engine/campaign/schema/path.ts'
import { buildRoutes } from '../../engine/campaign/release/route-book.ts'

type Owner = Parameters<typeof buildRoutes>[0][number]

const word = fc.stringMatching(/^[a-z0-9][a-zA-Z0-9-]{0,11}$/)
const path = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => `/${words.join('/')}`)

/** Sites of one to thirty campaigns in which no two paths are the same but for letter case or a last slash. */
const sites = fc.uniqueArray(path, { minLength: 2, maxLength: 60, selector: fold }).chain((paths) =>
  fc
    .array(fc.constantFrom('path', 'alias', 'redirect'), {
      minLength: paths.length,
      maxLength: paths.length,
    })
    .map((kinds) => ownersOf(paths, kinds)),
)

const ownersOf = (paths: string[], kinds: string[]): Owner[] => {
  const owners: Owner[] = []
  for (const [at, own] of paths.entries()) {
    const last = owners.at(-1)
    if (last && kinds[at] === 'alias') last.aliases.push(own)
    else if (last && kinds[at] === 'redirect') last.redirects.push(own)
    else owners.push({ id: `coach/c${owners.length}`, path: own, aliases: [], redirects: [], live: true })
  }
  return owners
}

const claimsOf = ({ path: own, aliases, redirects }: Owner) => [own, ...aliases, ...redirects]

test('paths that differ never collide, and each is answered by its owner', () => {
  fc.assert(
    fc.property(sites, (owners) => {
      const { routes, conflicts } = buildRoutes(owners)
      expect(conflicts).toEqual([])
      for (const { id, path: own, aliases, redirects } of owners) {
        for (const page of [own, ...aliases]) expect(routes[page]).toEqual({ kind: 'page', campaign: id })
        for (const from of redirects) expect(routes[from]).toEqual({ kind: 'redirect', target: own })
      }
    }),
    { numRuns: 300 },
  )
})

const spellings = [
  (text: string) => text,
  (text: string) => `${text}/`,
  (text: string) => text.toUpperCase(),
  (text: string) => text.toLowerCase(),
]

test('a path that somebody has already is always found, in any spelling and any place', () => {
  const collision = fc.record({
    owners: sites.filter(({ length }) => length > 1),
    from: fc.nat(),
    to: fc.nat(),
    claim: fc.nat(),
    spell: fc.constantFrom(...spellings),
    place: fc.constantFrom('path', 'aliases', 'redirects'),
  })
  fc.assert(
    fc.property(collision, ({ owners, from, to, claim, spell, place }) => {
      const victim = owners[from % owners.length]
      const thief = owners.filter((owner) => owner !== victim)[to % (owners.length - 1)]
      if (!victim || !thief) return
      const claims = claimsOf(victim)
      const stolen = spell(claims[claim % claims.length] ?? '')
      if (place === 'path') thief.path = stolen
      else if (place === 'aliases') thief.aliases.push(stolen)
      else thief.redirects.push(stolen)
      const { conflicts } = buildRoutes(owners)
      expect(conflicts).toHaveLength(1)
      const [conflict] = conflicts
      expect(new Set([conflict?.first.owner.id, conflict?.second.owner.id])).toEqual(
        new Set([victim.id, thief.id]),
      )
      expect(fold(conflict?.first.path ?? '')).toBe(fold(stolen))
    }),
    { numRuns: 500 },
  )
})
