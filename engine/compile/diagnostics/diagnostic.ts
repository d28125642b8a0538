/** A position in a file; line and column count from 1. */
export type Place = { file: string; line: number; column: number }

/** Replaces the characters from `start` up to `end` (UTF-16 offsets) with `text`. */
export type Edit = { start: number; end: number; text: string }

/** Something wrong in a campaign folder, for the person who writes it. */
export type Diagnostic = Place & {
  /** Where what is wrong ends: behind its last sign. */
  end?: { line: number; column: number }
  /** Where in the file's structure, such as `sections[2].fields[0].label`; empty for the file as a whole. */
  path: string
  /** Stable name of the rule that was broken. */
  rule: string
  /** What is wrong: one sentence that continues "<path>". */
  message: string
  /** What to do about it: one sentence. */
  fix?: string
  /** Edits that fix it, where they are certain; they never overlap. */
  repair?: Edit[]
  /** The path of the key that a misspelt one was meant for: it is not missing as well. */
  suggestion?: string
  /** A file that is not there: the one that is missing, or the one that a file with a wrong name was meant to be. */
  about?: string
  /** Other places that have part in it, such as the first owner of a path. */
  related?: Place[]
  /** The lines around it, with a caret. */
  frame?: string
}

export const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}${text && '.'}${String(key)}`),
    '',
  )

export const placeText = ({ file, line, column }: Place): string => `${file}:${line}:${column}`

/** `file:line:col path: what is wrong. What to do.`, then the lines around it and the other places. */
export const formatDiagnostic = (diagnostic: Diagnostic): string => {
  const subject = diagnostic.path ? ` ${diagnostic.path}: ` : ': '
  const head = `${placeText(diagnostic)}${subject}${diagnostic.message}${diagnostic.fix ? ` ${diagnostic.fix}` : ''} (${diagnostic.rule})`
  const related = (diagnostic.related ?? []).map((place) => `  see ${placeText(place)}`)
  return [head, ...related, ...(diagnostic.frame ? [diagnostic.frame] : [])].join('\n')
}

export const byPlace = (a: Place, b: Place): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column
