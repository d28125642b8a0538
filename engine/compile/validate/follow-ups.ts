import { placeText } from '../diagnostics/diagnostic.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { rules } from './registry.ts'
import { Mood } from '../../campaign/theme/mood.ts'
import { themeTokens } from '../../campaign/theme/theme.ts'

/**
 * Leaves out what follows from another diagnostic: fixing that one fixes both. A diagnostic marks nodes as broken, and no
 * other rule reports a broken node.
 */
export const withoutFollowUps = (found: readonly Diagnostic[]): Diagnostic[] => {
  const diagnostics = lookWithoutMood(found)
  const broken = brokenNodes(diagnostics)
  const known = new Set<string>()
  return diagnostics.filter((diagnostic) => {
    const words = `${node(diagnostic.file, diagnostic.path)} ${placeText(diagnostic)} ${diagnostic.message}`
    if (known.has(words) || isFollowUp(diagnostic, broken)) return false
    known.add(words)
    return true
  })
}

type BrokenNodes = {
  /** Nodes, or places in Markdown, that need no other diagnostic. */
  reported: ReadonlySet<string>
  /** Nodes below which nothing counts. */
  refused: ReadonlySet<string>
  /** Files that are not missing: they have another name. */
  misnamed: ReadonlySet<string>
  /** Keys that are not missing: they are misspelt. */
  misspelt: ReadonlySet<string>
  /** Maps with a key that cannot be read. */
  unreadable: ReadonlySet<string>
  ofCoaches: readonly Diagnostic[]
}

const brokenNodes = (diagnostics: readonly Diagnostic[]): BrokenNodes => {
  const reported = new Set<string>()
  const refused = new Set<string>()
  const misnamed = new Set<string>()
  const misspelt = new Set<string>()
  const unreadable = new Set<string>()
  const ofCoaches = diagnostics.filter(({ file }) => file.endsWith('/coach.yaml'))
  for (const diagnostic of diagnostics) {
    const { file, path, suggestion, about, rule } = diagnostic
    const { hides, unreadable: isUnreadable } = rules[rule] ?? {}
    // Diagnostics of Markdown, and of secrets, have no path.
    if (hides === 'node') reported.add(path === '' ? placeText(diagnostic) : node(file, path))
    // A misspelt key is read as the key that it resembles.
    if (hides === 'below' && suggestion === undefined) refused.add(node(file, path))
    const map = mapOf(suggestion ?? path)
    if (isUnreadable && map !== '') unreadable.add(node(file, map))
    if (suggestion !== undefined) misspelt.add(node(file, suggestion))
    if (about !== undefined && about !== file && !isMissing(rule)) misnamed.add(about)
  }
  return { reported, refused, misnamed, misspelt, unreadable, ofCoaches }
}

const isFollowUp = (diagnostic: Diagnostic, broken: BrokenNodes): boolean => {
  const { file, path, about, rule } = diagnostic
  const { hides, joint } = rules[rule] ?? {}
  const maps = holdersOf(path).map((map) => node(file, map))
  return (
    (hides === undefined &&
      [placeText(diagnostic), node(file, path)].some((at) => broken.reported.has(at))) ||
    maps.some((map) => broken.refused.has(map)) ||
    (about !== undefined && isMissing(rule) && broken.misnamed.has(about)) ||
    broken.misspelt.has(node(file, path)) ||
    (joint === true && [node(file, path), ...maps].some((map) => broken.unreadable.has(map))) ||
    // A template takes the portrait of coach.yaml along.
    (path === 'with' && broken.ofCoaches.some((own) => isSame(own, diagnostic)))
  )
}

const isMissing = (id: string) => id.startsWith('missing-')
const node = (file: string, path: string) => `${file} ${path}`
const isSame = (own: Diagnostic, made: Diagnostic) =>
  own.rule === made.rule &&
  folderOf(own.file) === folderOf(made.file) &&
  made.message.endsWith(` ${own.message}`)
const folderOf = (file: string) => file.replace(/[^/]*$/, '')
const holderOf = (path: string) => path.replace(/\.?[^.]*$/, '')
/** The map that a key is in; the mails of a journey are one: their times build on each other. */
const mapOf = (path: string) => holderOf(path).replace(/(\.sequence)\[\d+\]$/, '$1')

/** "a[1].b" is in "a[1]" and "a". */
const holdersOf = (path: string): string[] =>
  [...path.matchAll(/[.[]/g)].map(({ index }) => path.slice(0, index))

/** A look written by hand lacks one or two tokens; one that lacks more needs a mood. */
const mostForgotten = 3

/** Where nearly every token of a look is missing, its mood is what is missing. */
const lookWithoutMood = (diagnostics: readonly Diagnostic[]): Diagnostic[] => {
  const lacks = new Map<string, Diagnostic[]>()
  for (const diagnostic of diagnostics)
    if (diagnostic.rule === 'missing' && tokens.has(diagnostic.path))
      lacks.set(diagnostic.file, [...(lacks.get(diagnostic.file) ?? []), diagnostic])
  return diagnostics.flatMap((diagnostic) => {
    const all = lacks.get(diagnostic.file) ?? []
    if (all.length <= mostForgotten || !all.includes(diagnostic)) return [diagnostic]
    return diagnostic === all[0] ? [{ ...diagnostic, path: 'theme.mood', fix }] : []
  })
}

const tokens = new Set(Object.keys(themeTokens).map((token) => `theme.${token}`))
const fix = `Add it beside "brand", with one of: ${Mood.options.join(', ')}. Only a look that names every token needs none.`
