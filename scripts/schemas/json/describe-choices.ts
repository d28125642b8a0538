import type { JsonSchema } from './json-schema.ts'

/**
 * Gives each choice its own words where the description has them as "word: what it is; other: what that is." The
 * description keeps what comes before the first of them.
 */
export const describeChoices = (schema: JsonSchema): JsonSchema => {
  const { enum: choices, description } = schema
  if (!choices || !description) return schema
  const words = choices.filter((choice) => typeof choice === 'string')
  const places = words.map((word) => placeOf(word, description))
  if (words.length < 2 || places.some((place) => place < 0)) return schema
  const starts = places.toSorted((a, b) => a - b)
  const enumDescriptions = words.map((word, at) => {
    const start = places[at] ?? 0
    const end = starts.find((other) => other > start) ?? description.length
    return sentence(description.slice(start + word.length + 1, end))
  })
  const intro = description.slice(0, starts[0]).trim()
  return { ...schema, description: intro || `One of ${words.join(', ')}.`, enumDescriptions }
}

const placeOf = (word: string, description: string): number =>
  [...description.matchAll(/(?:^|[;.] )([a-z0-9-]+):/g)]
    .filter(([, found]) => found === word)
    .map(({ index, 0: match }) => index + match.indexOf(word))[0] ?? -1

const sentence = (text: string) => text.trim().replace(/[;.]$/, '')
