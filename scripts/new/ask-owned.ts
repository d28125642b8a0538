import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadYaml } from '../../engine/compile/read/load-yaml.ts'
import { langs, usualLang, type Lang } from '../../engine/words/lang.ts'
import { nearest } from '../../engine/compile/fixes/nearest.ts'
import { StartRefused } from '../../server/errors.ts'
import { WrongCall } from '../command.ts'
import type { Asker } from './ask.ts'
import { validateSlug } from './slug.ts'

/** `example`: a name for such a file. */
type Asked = { dir: string; kind: 'campaign' | 'mail'; example: string }

/** The coach and the name of a new file, given as `<coach>/<name>` or asked for. */
export const askOwned = async (
  ask: Asker,
  id: string | undefined,
  asked: Asked,
): Promise<{ owner: KnownCoach; slug: string }> => {
  const { dir, kind, example } = asked
  const coaches = readCoaches(dir)
  const [ownerWord, nameWord] = wordsOf(id, asked)
  const slugs = coaches.map(({ slug }) => slug)
  if (slugs.length === 0)
    throw new StartRefused(`There is no coach in ${dir} yet. First: npm run new -- coach <slug>`)
  if (ownerWord !== undefined && !slugs.includes(ownerWord)) throw noCoach(ownerWord, slugs)
  const coach = await ask.choice(`Whose ${kind}?`, slugs, ownerWord, `the ${kind}, as <coach>/<name>`)
  const slug = await ask.text('Name of the file', nameWord, {
    what: 'the name, as <coach>/<name>',
    example,
    validate: validateSlug,
  })
  const owner = coaches.find((known) => known.slug === coach)
  if (!owner) throw noCoach(coach, slugs)
  return { owner, slug }
}

const wordsOf = (id: string | undefined, { kind, example }: Asked): (string | undefined)[] => {
  const [owner, name, more] = id?.split('/') ?? []
  if (more !== undefined || owner === '')
    throw new WrongCall(
      `"${id}" is not the name of a ${kind}: write <coach>/<name>, such as harbor/${example}.`,
    )
  return [owner, name === '' ? undefined : name]
}

const noCoach = (word: string, slugs: string[]) => {
  const suggestion = nearest(word, slugs)
  if (suggestion !== undefined)
    return new WrongCall(`There is no coach "${word}". Did you mean "${suggestion}"?`)
  const command = validateSlug(word) === undefined ? word : '<slug>'
  const known = slugs.length <= 20 ? ` There are: ${slugs.join(', ')}.` : ''
  return new WrongCall(`There is no coach "${word}" yet: npm run new -- coach ${command}.${known}`)
}

type KnownCoach = { slug: string; name: string; hasScheduler: boolean; lang: Lang }

const readCoaches = (dir: string): KnownCoach[] => {
  if (!existsSync(dir)) return []
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(dir, entry.name, 'coach.yaml')))
    .map(({ name: slug }) => ({ slug, ...factsOf(join(dir, slug, 'coach.yaml')) }))
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
}

const factsOf = (file: string) => {
  const value: unknown = loadYaml(file, readFileSync(file)).yaml?.value
  const keys = typeof value === 'object' && value !== null ? value : {}
  const name = 'name' in keys && typeof keys.name === 'string' ? keys.name : ''
  const lang = langs.find((one) => 'lang' in keys && keys.lang === one) ?? usualLang
  return { name, hasScheduler: 'scheduler' in keys, lang }
}
