import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../diagnostics/problem.ts'
import { misnamedText, misnamedYaml, plainName, wrongName } from './misnamed.ts'
import type { PictureFile } from '../rules/look/read-picture.ts'
import { codeOf, isForbidden, orUnreadable, unreadable } from './unreadable.ts'

/** What lies in a campaigns folder, as paths that begin with the folder as it was given. */
export type CampaignFolder = { siteFile: string; coaches: CoachFolder[]; problems: Problem[] }
export type CoachFolder = {
  slug: string
  dir: string
  coachFile: string
  campaigns: NamedFile[]
  emails: NamedFile[]
  guides: NamedFile[]
  /** Paths inside of the assets folder, with "/". */
  assets: Set<string>
  /** Changes whenever one of the assets does. */
  assetsStamp?: string
  /** What the assets show, by their paths. */
  pictures?: ReadonlyMap<string, PictureFile>
}
export type NamedFile = { stem: string; file: string }

/** What stands at the top: a folder for each coach, not yet looked into. */
export type CampaignRoot = {
  siteFile: string
  coaches: { slug: string; dir: string }[]
  problems: Problem[]
}

export const listRoot = (dir: string): CampaignRoot => {
  const problems: Problem[] = []
  const entries = entriesOf(dir, problems)
  for (const { name, path, isFolder } of entries)
    if (!isFolder && isYaml(name) && name !== 'site.yaml') problems.push(problem(path, ...notRead))
  const coaches = entries
    .filter((entry) => entry.isFolder)
    .map(({ name, path }) => ({ slug: name, dir: path }))
  return { siteFile: join(dir, 'site.yaml'), coaches, problems }
}

export const listCampaignFolder = (dir: string): CampaignFolder => {
  const { siteFile, coaches, problems } = listRoot(dir)
  return { siteFile, coaches: coaches.map((coach) => listCoach(coach.slug, coach.dir, problems)), problems }
}

/** What lies in a coach's folder; what should not lie there is added to `problems`. */
export const listCoach = (slug: string, dir: string, problems: Problem[]): CoachFolder => {
  const entries = entriesOf(dir, problems)
  const yaml = named(entries, '.yaml', problems).filter(({ stem }) => stem !== 'coach')
  for (const { name, path, isFolder } of entries) {
    const misnamed = isFolder ? null : misnamedYaml(dir, name)
    if (misnamed) problems.push({ ...problem(path, ...misnamed.words), about: misnamed.about })
  }
  for (const { name, path, isFolder } of entries)
    if (isFolder && isYaml(name)) problems.push(problem(path, ...notAFolder))
  for (const { name, path, isFolder } of entries)
    if (isFolder && !knownFolders.includes(name)) problems.push(...lostFiles(path, problems))
  const has = (folder: string) => entries.some(({ name, isFolder }) => isFolder && name === folder)
  const texts = (folder: string) => (has(folder) ? listTexts(join(dir, folder), problems) : [])
  const assets = new Set(has('assets') ? listAssets(join(dir, 'assets'), '', problems) : [])
  const coachFile = join(dir, 'coach.yaml')
  return { slug, dir, coachFile, campaigns: yaml, emails: texts('emails'), guides: texts('guides'), assets }
}

const knownFolders = ['emails', 'guides', 'assets']

/** The Markdown files of a folder; anything else there would be missed without a word. */
const listTexts = (dir: string, problems: Problem[]): NamedFile[] => {
  const entries = entriesOf(dir, problems)
  for (const { name, path, isFolder } of entries)
    if (isFolder || !name.endsWith('.md')) {
      const { words, about } = misnamedText(dir, name, isFolder)
      problems.push({ ...problem(path, ...words), ...(about && { about }) })
    }
  return named(entries, '.md', problems)
}

/** A campaign, a mail or a guide in a folder that nothing looks into would be missed without a word. */
const lostFiles = (dir: string, problems: Problem[]): Problem[] =>
  entriesOf(dir, problems)
    .filter(({ name, isFolder }) => !isFolder && (isYaml(name) || name.endsWith('.md')))
    .map(({ path }) => problem(path, ...notRead))

const isYaml = (name: string) => /\.ya?ml$/.test(name)

const listAssets = (dir: string, prefix: string, problems: Problem[]): string[] =>
  entriesOf(dir, problems).flatMap(({ name, path, isFolder }) =>
    isFolder ? listAssets(path, `${prefix}${name}/`, problems) : [`${prefix}${name}`],
  )

const named = (entries: Entry[], ending: string, problems: Problem[]): NamedFile[] =>
  entries
    .filter(({ name, isFolder }) => !isFolder && name.endsWith(ending))
    .map(({ name, path }) => ({ stem: name.slice(0, -ending.length), file: path }))
    .filter(({ stem, file }) => {
      const isGood = /^[a-z0-9][a-z0-9-]*$/.test(stem)
      if (!isGood)
        problems.push({ ...problem(file, ...wrongName(stem, ending)), about: plainName(file, ending) })
      return isGood
    })

type Entry = { name: string; path: string; isFolder: boolean }

/** The names in a folder; one that may not be read does not hide the others. */
const namesIn = (dir: string, problems: Problem[]): string[] => {
  try {
    return readdirSync(dir)
  } catch (error) {
    const code = codeOf(error)
    if (!isForbidden(code)) throw error
    problems.push(unreadable(dir, code))
    return []
  }
}

const entriesOf = (dir: string, problems: Problem[]): Entry[] =>
  namesIn(dir, problems)
    .toSorted()
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) => {
      const path = join(dir, name)
      const stats = orUnreadable(path, () => ({ draft: lstatSync(path), problems }))
      if (!stats.draft) problems.push(...stats.problems)
      if (!stats.draft) return []
      if (stats.draft.isFile() || stats.draft.isDirectory())
        return [{ name, path, isFolder: stats.draft.isDirectory() }]
      problems.push(problem(path, ...notAFile))
      return []
    })

const problem = (file: string, rule: string, message: string, fix: string): Problem => ({
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
