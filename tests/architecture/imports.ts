import { basename, dirname, posix } from 'node:path'
import { Visitor, parseSync } from 'vite'
import { emptyFileNames, emptyFolderNames, fileRoutes, rules, serverRooms } from './import-rules.ts'
import type { Rule } from './import-rules.ts'

/** Files by their path from the root, with their text. */
export type Sources = Record<string, string>

/** Every import that the rules forbid and every name that says nothing, as one line each. */
export const findBreaches = (sources: Sources): string[] => [
  ...Object.keys(sources).flatMap(emptyNames),
  ...findSharedNames(Object.keys(sources)),
  ...Object.entries(sources).flatMap(([file, text]) => {
    const rule = ruleOf(file)
    if (!rule) return [`${file} lies in no folder that the rules know`]
    return importsOf(file, text)
      .filter((specifier) => !isAllowed(file, specifier, rule))
      .map((specifier) => `${file} imports ${specifier}`)
  }),
]

/** `book.ts` beside `book.tsx`: tools that drop the ending take one for the other. */
const findSharedNames = (files: string[]): string[] => {
  const byName = Map.groupBy(files, (file) => file.replace(/\.[a-z]+$/, ''))
  return [...byName.values()].flatMap(([first, ...others]) =>
    others.map((other) => `${other} has the name of ${first}`),
  )
}

/** Every room of server/ that has no place in the order of rooms. */
export const roomsWithoutPlace = (sources: Sources): string[] => {
  const rooms = new Set(Object.keys(sources).flatMap((file) => roomOf(file) ?? []))
  return [...rooms].filter((room) => !serverRooms.includes(room))
}

/** Files that import each other in a circle, types included: each circle as its files in order of their names. */
export const findCycles = (sources: Sources): string[][] => {
  const importsFrom = new Map(
    Object.entries(sources).map(([file, text]) => [
      file,
      importsOf(file, text)
        .map((specifier) => posix.join(dirname(file), specifier))
        .filter((target) => Object.hasOwn(sources, target)),
    ]),
  )
  const cycles: string[][] = []
  const open: string[] = []
  const seen = new Map<string, { index: number; low: number }>()
  // Tarjan's algorithm: a file that reaches no file opened before it closes the circle of all opened since.
  const visit = (file: string): { index: number; low: number } => {
    const state = { index: seen.size, low: seen.size }
    seen.set(file, state)
    open.push(file)
    for (const target of importsFrom.get(file) ?? []) {
      const before = seen.get(target)
      if (!before) state.low = Math.min(state.low, visit(target).low)
      else if (open.includes(target)) state.low = Math.min(state.low, before.index)
    }
    if (state.low === state.index) {
      const circle = open.splice(open.indexOf(file))
      if (circle.length > 1 || importsFrom.get(file)?.includes(file)) cycles.push(circle.toSorted())
    }
    return state
  }
  for (const file of importsFrom.keys()) if (!seen.has(file)) visit(file)
  return cycles
}

/** Two rules ask for the imports of all files; parsing these takes seconds. */
const known = new Map<string, { text: string; imports: string[] }>()

/** What a file imports, types included, in whatever way. */
export const importsOf = (file: string, text: string): string[] => {
  const before = known.get(file)
  if (before?.text === text) return before.imports
  const imports = parsedImports(file, text)
  known.set(file, { text, imports })
  return imports
}

const parsedImports = (file: string, text: string): string[] => {
  const found: string[] = []
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const add = (source: unknown) => {
    if (isLiteral(source)) found.push(source.value)
  }
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source),
  }).visit(program)
  return found
}

const isLiteral = (node: unknown): node is { value: string } =>
  typeof node === 'object' && node !== null && 'value' in node && typeof node.value === 'string'

const ruleOf = (file: string): Rule | undefined => rules.find(({ of }) => of.test(file))

const isAllowed = (file: string, specifier: string, rule: Rule): boolean => {
  if (!specifier.startsWith('.')) return isPackageAllowed(specifier, rule)
  const target = posix.join(dirname(file), specifier)
  if (isUpInServer(file, target)) return false
  // "$1" in a pattern is what the file's own pattern caught: a block may import its own folder.
  const own = rule.of.exec(file)?.[1]
  return rule.mayImport.some(({ source }) => new RegExp(source.replace('$1', own ?? '(?!)')).test(target))
}

const isUpInServer = (file: string, target: string): boolean => {
  if (file.endsWith('.test.ts')) return false
  const [from, to] = [roomOf(file), roomOf(target)]
  return from !== null && to !== null && serverRooms.indexOf(from) < serverRooms.indexOf(to)
}

/** The most particular room that the file lies in; its folder in server/ where the order has none. */
const roomOf = (file: string): string | null => {
  if (!file.startsWith('server/')) return null
  const path = file.slice('server/'.length)
  const rooms = serverRooms.filter((room) => path === room || path.startsWith(`${room}/`))
  return rooms.toSorted((a, b) => b.length - a.length)[0] ?? path.split('/')[0] ?? null
}

const isPackageAllowed = (specifier: string, { packages }: Rule): boolean => {
  const name = specifier.startsWith('node:')
    ? 'node:'
    : (/^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier)
  return packages.includes('*') || packages.includes(name)
}

const emptyNames = (file: string): string[] => {
  const folders = dirname(file).split('/')
  const isEmpty =
    (emptyFileNames.includes(basename(file)) && !fileRoutes.test(file)) ||
    folders.some((name) => emptyFolderNames.includes(name))
  return isEmpty ? [`${file} has a name that says nothing`] : []
}
