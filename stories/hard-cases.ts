import { Section } from '../blocks/schemas.gen.ts'
import { longWord } from './story-variants.ts'

type Json = Readonly<Record<string, unknown>>
type Change = (example: Json) => unknown

const longTitle = `${'Everything you wanted to know before you move and nobody had time to tell you '.repeat(3).slice(0, 199)}?`
const arabic = {
  short: 'دليل الانتقال',
  long: 'دليل قصير يوضح لك *ما يجب فعله* قبل الانتقال وبعده، خطوة بخطوة، في عشرة أماكن.',
}

const changes: Record<string, Change> = {
  LongWord: (example) => mapTexts(example, () => longWord),
  ShortTitle: (example) => mapTitles(example, 'Go!'),
  LongTitle: (example) => mapTitles(example, longTitle),
  OneItem: (example) => mapLists(example, (list) => list.slice(0, 1)),
  FourteenItems: (example) => mapLists(example, (list) => repeated(list, 14)),
  RightToLeft: (example) => mapTexts(example, (text) => (text.length < 24 ? arabic.short : arabic.long)),
  RequiredKeysOnly: bare,
  NoPicture: (example) => without(example, ['picture', 'portrait']),
}

export const hardCaseNames = Object.keys(changes)

export const hardCases = (example: Section): Record<string, Section> => {
  const original = JSON.stringify(example)
  const cases = Object.entries(changes).map(([name, change]): [string, Section] => [
    name,
    fitted(change(example), example),
  ])
  return Object.fromEntries(cases.filter(([, section]) => JSON.stringify(section) !== original))
}

/** Cuts to the schema's limits; strings that are no text (an address, an icon's name) stay as they are. */
export const fitted = (made: unknown, example: unknown, rounds = 12): Section => {
  const validated = Section.safeParse(made)
  if (validated.success) return validated.data
  if (rounds === 0) throw validated.error
  let next = made
  for (const issue of validated.error.issues) {
    const value = at(next, issue.path)
    const old = at(example, issue.path)
    if (issue.code === 'too_big' && (typeof value === 'string' || Array.isArray(value)))
      next = put(next, issue.path, value.slice(0, Number(issue.maximum)))
    else if (issue.code === 'too_small' && Array.isArray(old))
      next = put(next, issue.path, old.slice(0, Number(issue.minimum)))
    else next = put(next, issue.path, old)
  }
  return fitted(next, example, rounds - 1)
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => {
    if (Array.isArray(part)) return part[Number(key) % part.length]
    return isObject(part) ? part[String(key)] : undefined
  }, value)

const put = (value: unknown, [key, ...rest]: readonly PropertyKey[], part: unknown): unknown => {
  if (key === undefined) return part
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === key ? put(item, rest, part) : item))
  if (!isObject(value)) return value
  if (rest.length === 0 && part === undefined)
    return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
  return { ...value, [String(key)]: put(value[String(key)], rest, part) }
}

/** Strings that programs read; the schema cannot tell a file name from a text. */
const noTexts = ['type', 'variant', 'side', 'tone', 'src', 'file', 'focus', 'name', 'autocomplete', 'formula']

const mapTexts = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item: unknown) => mapTexts(item, change))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      noTexts.includes(key) && typeof part === 'string' ? part : mapTexts(part, change),
    ]),
  )
}

const mapTitles = (value: unknown, title: string): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => mapTitles(item, title))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === 'title' ? title : mapTitles(part, title)]),
  )
}

const mapLists = (value: unknown, change: (list: readonly unknown[]) => unknown[]): unknown => {
  if (Array.isArray(value)) return change(value.map((item: unknown) => mapLists(item, change)))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapLists(part, change)]))
}

/** Repeats the list with numbered texts, since names and titles identify items. */
const repeated = (list: readonly unknown[], length: number): unknown[] =>
  Array.from({ length: list.length === 0 ? 0 : length }, (_, index) => {
    const item = list[index % list.length]
    if (index < list.length) return item
    if (typeof item === 'string') return `${item} ${index + 1}`
    return isObject(item) ? numbered(item, index + 1) : item
  })

const numbered = (item: Json, number: number): Json =>
  Object.fromEntries(
    Object.entries(item).map(([key, value]) => {
      if (typeof value !== 'string' || ['type', 'src', 'file', 'autocomplete'].includes(key))
        return [key, value]
      return [key, key === 'name' || key === 'value' ? `${value}${number}` : `${value} ${number}`]
    }),
  )

const without = (value: unknown, keys: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => without(item, keys))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (keys.includes(key) ? [] : [[key, without(part, keys)]])),
  )
}

/** Without optional keys, at any depth. */
function bare(example: Json): unknown {
  let left: unknown = example
  for (const path of keyPaths(example)) {
    if (path.length === 1 && ['type', 'variant', 'side', 'tone'].includes(String(path[0]))) continue
    const less = put(left, path, undefined)
    if (Section.safeParse(less).success) left = less
  }
  return left
}

const keyPaths = (value: unknown, path: readonly PropertyKey[] = []): PropertyKey[][] => {
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => keyPaths(item, [...path, index]))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, part]) => [[...path, key], ...keyPaths(part, [...path, key])])
}
