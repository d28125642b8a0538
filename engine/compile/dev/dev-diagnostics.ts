import type { DevDiagnostic } from '../../campaign/preview/dev-view.ts'
import { fileIn } from './dev-site.ts'
import { placeText } from '../diagnostics/diagnostic.ts'
import type { Place, Diagnostic } from '../diagnostics/diagnostic.ts'

export type DiagnosticBook = {
  all: DevDiagnostic[]
  involving: (files: readonly string[]) => DevDiagnostic[]
}

export const diagnosticBook = (dir: string, diagnostics: readonly Diagnostic[]): DiagnosticBook => {
  const all = diagnostics.map((diagnostic) => devDiagnostic(dir, diagnostic))
  const own = new Map<string, Set<number>>()
  const named = new Map<string, Set<number>>()
  for (const [at, { file, related = [] }] of diagnostics.entries()) {
    add(own, fileIn(dir, file), at)
    for (const place of related) add(named, fileIn(dir, place.file), at)
  }
  const involving: DiagnosticBook['involving'] = (files) => {
    if (all.length === 0) return []
    const absolute = files.map((file) => fileIn(dir, file))
    const found = new Set([
      ...absolute.flatMap((file) => [...(own.get(file) ?? [])]),
      ...(named.get(absolute[0] ?? '') ?? []),
    ])
    return [...found].toSorted((a, b) => a - b).flatMap((at) => all[at] ?? [])
  }
  return { all, involving }
}

const add = (book: Map<string, Set<number>>, file: string, at: number) => {
  const known = book.get(file)
  if (known) known.add(at)
  else book.set(file, new Set([at]))
}

const devDiagnostic = (dir: string, diagnostic: Diagnostic): DevDiagnostic => {
  const { file, rule, path, message, fix, frame, related = [] } = diagnostic
  return {
    place: placeText(diagnostic),
    file: fileIn(dir, file),
    path,
    rule,
    message: path ? `${path}: ${message}` : message,
    ...(fix !== undefined && { fix }),
    ...(frame !== undefined && { frame }),
    open: openAt(dir, diagnostic),
    related: related.map((place) => ({ place: placeText(place), open: openAt(dir, place) })),
  }
}

const openAt = (dir: string, { file, line, column }: Place) => `${fileIn(dir, file)}:${line}:${column}`
