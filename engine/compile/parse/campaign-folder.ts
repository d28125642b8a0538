import { readdirSync } from 'node:fs'
import type { Dirent } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { misnamedText, misnamedYaml, plainName, wrongName } from './misnamed.ts'
import type { FilmFile } from './film-facts.ts'
import type { FontFile } from './read-font.ts'
import type { PictureFile } from './read-picture.ts'
import { codeOf, isForbidden, unreadable } from './unreadable.ts'

/** Paths begin with the campaigns folder as it was given. */
export type CoachFolder = {
  slug: string
  dir: string
  coachFile: string
  campaigns: NamedFile[]
  emails: NamedFile[]
  guides: NamedFile[]
  assets: Set<string>
  /** Changes whenever one of the assets does. */
  assetsStamp?: string
  pictures?: ReadonlyMap<string, PictureFile>
  /** And captions. */
  films?: ReadonlyMap<string, FilmFile>
  fonts?: ReadonlyMap<string, FontFile>
}
export type NamedFile = { stem: string; file: string }

export type CampaignRoot = {
  siteFile: string
  /** Null: there is none. */
  staffFile: string | null
  coaches: { slug: string; dir: string }[]
  diagnostics: Diagnostic[]
}

export const listRoot = (dir: string): CampaignRoot => {
  const diagnostics: Diagnostic[] = []
  const entries = entriesOf(dir, diagnostics)
  for (const { name, path, isFolder } of entries)
    if (!isFolder && isYaml(name) && !rootFiles.includes(name)) diagnostics.push(diagnostic(path, ...notRead))
  const coaches = entries
    .filter((entry) => entry.isFolder)
    .map(({ name, path }) => ({ slug: name, dir: path }))
  const staffFile = entries.find(({ name, isFolder }) => !isFolder && name === 'staff.yaml')?.path ?? null
  return { siteFile: join(dir, 'site.yaml'), staffFile, coaches, diagnostics }
}

const rootFiles = ['site.yaml', 'staff.yaml']

export const listCoach = (slug: string, dir: string, diagnostics: Diagnostic[]): CoachFolder => {
  const entries = entriesOf(dir, diagnostics)
  const yaml = named(entries, '.yaml', diagnostics).filter(({ stem }) => stem !== 'coach')
  for (const { name, path, isFolder } of entries) {
    const misnamed = isFolder ? null : misnamedYaml(dir, name)
    if (misnamed) diagnostics.push({ ...diagnostic(path, ...misnamed.words), about: misnamed.about })
  }
  for (const { name, path, isFolder } of entries)
    if (isFolder && isYaml(name)) diagnostics.push(diagnostic(path, ...notAFolder))
  for (const { name, path, isFolder } of entries)
    if (isFolder && !knownFolders.includes(name)) diagnostics.push(...lostFiles(path, diagnostics))
  const has = (folder: string) => entries.some(({ name, isFolder }) => isFolder && name === folder)
  const texts = (folder: string) => (has(folder) ? listTexts(join(dir, folder), diagnostics) : [])
  const assets = new Set(has('assets') ? listAssets(join(dir, 'assets'), '', diagnostics) : [])
  const coachFile = join(dir, 'coach.yaml')
  return { slug, dir, coachFile, campaigns: yaml, emails: texts('emails'), guides: texts('guides'), assets }
}

const knownFolders = ['emails', 'guides', 'assets']

/** The Markdown files of a folder; anything else there would be missed without a word. */
const listTexts = (dir: string, diagnostics: Diagnostic[]): NamedFile[] => {
  const entries = entriesOf(dir, diagnostics)
  for (const { name, path, isFolder } of entries)
    if (isFolder || !name.endsWith('.md')) {
      const { words, about } = misnamedText(dir, name, isFolder)
      diagnostics.push({ ...diagnostic(path, ...words), ...(about && { about }) })
    }
  return named(entries, '.md', diagnostics)
}

/** A campaign, a mail or a guide in a folder that nothing looks into would be missed without a word. */
const lostFiles = (dir: string, diagnostics: Diagnostic[]): Diagnostic[] =>
  entriesOf(dir, diagnostics)
    .filter(({ name, isFolder }) => !isFolder && (isYaml(name) || name.endsWith('.md')))
    .map(({ path }) => diagnostic(path, ...notRead))

const isYaml = (name: string) => /\.ya?ml$/.test(name)

const listAssets = (dir: string, prefix: string, diagnostics: Diagnostic[]): string[] =>
  entriesOf(dir, diagnostics).flatMap(({ name, path, isFolder }) =>
    isFolder ? listAssets(path, `${prefix}${name}/`, diagnostics) : [`${prefix}${name}`],
  )

const named = (entries: Entry[], ending: string, diagnostics: Diagnostic[]): NamedFile[] =>
  entries
    .filter(({ name, isFolder }) => !isFolder && name.endsWith(ending))
    .map(({ name, path }) => ({ stem: name.slice(0, -ending.length), file: path }))
    .filter(({ stem, file }) => {
      const isGood = /^[a-z0-9][a-z0-9-]*$/.test(stem)
      if (!isGood)
        diagnostics.push({ ...diagnostic(file, ...wrongName(stem, ending)), about: plainName(file, ending) })
      return isGood
    })

type Entry = { name: string; path: string; isFolder: boolean }

const listed = (dir: string, diagnostics: Diagnostic[]): Dirent[] => {
  try {
    return readdirSync(dir, { withFileTypes: true })
  } catch (error) {
    const code = codeOf(error)
    if (!isForbidden(code)) throw error
    diagnostics.push(unreadable(dir, code))
    return []
  }
}

const entriesOf = (dir: string, diagnostics: Diagnostic[]): Entry[] =>
  listed(dir, diagnostics)
    .filter(({ name }) => !name.startsWith('.'))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const { name } = entry
      const path = join(dir, name)
      if (entry.isFile() || entry.isDirectory()) return [{ name, path, isFolder: entry.isDirectory() }]
      diagnostics.push(diagnostic(path, ...notAFile))
      return []
    })

const diagnostic = (file: string, rule: string, message: string, fix: string): Diagnostic => ({
  file,
  line: 1,
  column: 1,
  path: '',
  rule,
  message,
  fix,
})

const notRead = [
  'file-place',
  'lies where no file is read.',
  'Move a campaign into its coach\'s folder, a mail into "emails" there, a guide into "guides".',
] as const
const notAFolder = [
  'file-kind',
  'is a folder, and its name ends like that of a campaign.',
  'Put the file itself here, or give the folder another name.',
] as const
// A link could make any file of the machine part of the public site.
const notAFile = ['file-kind', 'is a link or a special file.', 'Put the file itself here.'] as const
