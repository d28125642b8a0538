import { lookWithoutMood } from './look-without-mood.ts'
import { placeText } from './diagnostic.ts'
import type { Diagnostic } from './diagnostic.ts'

/** One fault can be seen by several checks: keeps of each the words that say what to mend. */
export const oneForEachFault = (found: readonly Diagnostic[]): Diagnostic[] => {
  const diagnostics = lookWithoutMood(found)
  const suggestion = new Set(
    diagnostics.flatMap((diagnostic) =>
      diagnostic.suggestion ? [at(diagnostic.file, diagnostic.suggestion)] : [],
    ),
  )
  const holders = new Set([...suggestion].map((place) => holderOf(place)))
  const seconds = diagnostics.filter(({ rule }) => rule === 'one-form')
  const betterWords = new Set(
    diagnostics
      .filter(({ rule }) => rule === 'scheduler-host' || rule === 'missing-file')
      .map(({ file, path }) => at(file, path)),
  )
  const headings = new Set(
    diagnostics.filter(({ rule }) => rule === 'heading-order').map((diagnostic) => placeText(diagnostic)),
  )
  const secrets = new Set(diagnostics.filter(({ rule }) => rule === 'secret').map((one) => placeText(one)))
  const unfilled = new Set(
    diagnostics.filter(({ rule }) => rule === 'placeholder').map((one) => placeText(one)),
  )
  const braced = new Set(
    diagnostics.flatMap((one) =>
      one.rule === 'unquoted-comma' && one.suggestion ? [at(one.file, one.suggestion)] : [],
    ),
  )
  const unknown = diagnostics.filter(({ rule }) => rule === 'unknown-key')
  const wrongTypes = diagnostics.filter(({ rule, path }) => rule === 'choice' && path.endsWith('.type'))
  const variants = new Set(
    diagnostics
      .filter(({ rule, path, suggestion: key = path }) => isWrongWord.has(rule) && key.endsWith('.variant'))
      .map(({ file, path }) => at(file, holderOf(path))),
  )
  const ofCoaches = diagnostics.filter(({ file }) => file.endsWith('/coach.yaml'))
  const misnamed = new Set(
    diagnostics.flatMap(({ rule, about }) => (about && !rule.startsWith('missing-') ? [about] : [])),
  )
  const isReportedElsewhere = (diagnostic: Diagnostic) => {
    const { rule, file, path } = diagnostic
    // "coach.yml" is told as that, and not as a "coach.yaml" that is missing.
    if (rule.startsWith('missing-') && diagnostic.about && misnamed.has(diagnostic.about)) return true
    // A template takes its author's portrait from there.
    if (path === 'with' && ofCoaches.some((own) => isSameFault(own, diagnostic))) return true
    // A heading that skips a level is too deep as well.
    if ((rule === 'guide' || rule === 'not-in-mails') && headings.has(placeText(diagnostic))) return true
    // A key that was pasted has no right form to be written in.
    if (rule === 'format' && secrets.has(placeText(diagnostic))) return true
    // A link that is a misspelt word in braces leads somewhere once the word is right.
    if (rule === 'dead-link' && unfilled.has(placeText(diagnostic))) return true
    if (isAbsence(rule) && suggestion.has(at(file, path))) return true
    // "{name}, your call" without quotes is a group of keys, and a key behind its comma.
    if (rule === 'type' && braced.has(at(file, path))) return true
    // What a map lacks as a whole lies in its misspelt key.
    if (isOfWhole.has(rule) && (suggestion.has(at(file, path)) || holders.has(at(file, path)))) return true
    // What a section may hold depends on its variant.
    if (isOfVariant.has(rule) && variants.has(at(file, holderOf(path)))) return true
    // The hours of a journey's mails are counted from one to the next.
    const journey = rule === 'rule' ? /^(.*\.sequence)\[\d+\]\.after$/.exec(path)?.[1] : undefined
    if (journey && unknown.some((key) => key.file === file && key.path.startsWith(`${journey}[`))) return true
    if (rule === 'placeholder' && wrongTypes.some((type) => type.file === file && isBeside(type.path, path)))
      return true
    // Whether words are filled in depends on the key that they stand below.
    if (rule === 'placeholder' && unknown.some((key) => key.file === file && path.startsWith(`${key.path}.`)))
      return true
    if (rule === 'format' && betterWords.has(at(file, path))) return true
    return seconds.some((form) => form.file === file && path.startsWith(`${form.path}.`))
  }
  const reported = new Set<string>()
  return diagnostics.filter((diagnostic) => {
    const { line, column, path, message } = diagnostic
    const words = `${at(diagnostic.file, path)} ${line} ${column} ${message}`
    if (reported.has(words) || isReportedElsewhere(diagnostic)) return false
    reported.add(words)
    return true
  })
}

const isSameFault = (own: Diagnostic, made: Diagnostic) =>
  own.rule === made.rule &&
  folderOf(own.file) === folderOf(made.file) &&
  made.message.endsWith(` ${own.message}`)
const folderOf = (file: string) => file.replace(/[^/]*$/, '')

const isAbsence = (rule: string) => rule === 'missing' || rule === 'message-needed' || rule === 'lead-needed'
const isWrongWord = new Set(['unknown-key', 'choice', 'type'])
const isOfWhole = new Set(['rule', 'success-needed'])
const isOfVariant = new Set(['rule', 'sticky-form'])
/** Whether a path lies in the map of another one. */
const isBeside = (key: string, path: string) => path.startsWith(`${holderOf(key)}.`)
const holderOf = (path: string) => path.replace(/\.[^.]*$/, '')
const at = (file: string, path: string) => `${file} ${path}`
