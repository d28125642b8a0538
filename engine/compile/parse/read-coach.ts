import { statSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { Campaign } from '../../campaign/schema/campaign.ts'
import { Coach } from '../../campaign/schema/coach.ts'
import { withOwnLook } from '../../campaign/theme/own-look.ts'
import type { NamedDrawing, Theme } from '../../campaign/theme/theme.ts'
import type { CoachFolder, NamedFile } from './campaign-folder.ts'
import { listCoach } from './campaign-folder.ts'
import type { ParsedCampaign, ParsedCoach, ParsedEmail, ParsedGuide } from './parsed-files.ts'
import { loadCampaign } from './load-campaign.ts'
import { loadEmail } from './load-email.ts'
import { loadGuide } from './load-guide.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { readBounded, readParsedFile } from './read-parsed-file.ts'
import { isFilm, readFilm } from './read-film.ts'
import type { FilmFile } from './film-facts.ts'
import { inTheme } from '../drawing/own-drawing.ts'
import { addOwnFont } from '../fonts/font-file.ts'
import { isFont, readFont } from './read-font.ts'
import type { FontFile } from './read-font.ts'
import { readPicture } from './read-picture.ts'
import type { PictureFile } from './read-picture.ts'
import { likelySuggestion } from '../schema/likely-suggestion.ts'
import type { Template } from '../templates/template.ts'
import { orUnreadable } from './unreadable.ts'

export type CoachPart = {
  folder: CoachFolder
  coach: ParsedCoach | null
  campaigns: ParsedCampaign[]
  emails: Map<string, ParsedEmail | null>
  guides: Map<string, ParsedGuide | null>
  pathsOfUnreadable: string[]
  diagnostics: Diagnostic[]
  cached: Cached
}

type Read = { parsed: unknown; diagnostics: Diagnostic[] }
type Cached = Map<string, { stamp: string; person: Coach | undefined; read: Read }>

/** Reads a coach's folder; a file that looks as it did `before` is not read again. */
export const readCoachPart = (
  { slug, dir }: { slug: string; dir: string },
  { templates }: { templates: readonly Template[] },
  before: CoachPart | undefined,
): CoachPart => {
  const diagnostics: Diagnostic[] = []
  const listed = listCoach(slug, dir, diagnostics)
  // A campaign in "sleep.yml" is reported once, too.
  const pathsOfUnreadable = diagnostics
    .filter(({ rule }) => rule === 'file-name')
    .flatMap(({ file }) => pathIn(file))
  const stamps = [...listed.assets].map((name) => `${name} ${stampOf(join(dir, 'assets', name))}`)
  const cached: Cached = new Map()
  const readCached = <ParsedFile>(
    file: string,
    person: Coach | undefined,
    read: () => ReadAs<ParsedFile>,
  ): ParsedFile | null => {
    const stamp = stampOf(file)
    const known = before?.cached.get(file)
    const isSame = known !== undefined && stamp !== '' && known.stamp === stamp && known.person === person
    // What a file was read as has the type that it is read as now.
    const found = isSame ? { ...(known.read as ReadAs<ParsedFile>) } : orUnreadable(file, read)
    diagnostics.push(...found.diagnostics)
    // It may be free in a moment, and look as before.
    if (!('isUnreadable' in found)) cached.set(file, { stamp, person, read: found })
    return found.parsed
  }
  const assets = <File>(names: string[], none: File, read: (file: string) => File) =>
    new Map(
      names.map((name) => {
        const file = join(dir, 'assets', name)
        return [name, readCached(file, undefined, () => ({ parsed: read(file), diagnostics: [] })) ?? none]
      }),
    )
  const {
    films: filmNames = [],
    fonts: fontNames = [],
    pictures: pictureNames = [],
  } = Object.groupBy(listed.assets, (name) => (isFilm(name) ? 'films' : isFont(name) ? 'fonts' : 'pictures'))
  const fonts = assets<FontFile>(fontNames, { bytes: 0, font: null }, readFont)
  const films = assets<FilmFile>(filmNames, noPicture, readFilm)
  const pictures = assets<PictureFile>(pictureNames, noPicture, readPicture)
  for (const [name, { bytes }] of [...films, ...fonts]) pictures.set(name, { bytes, kind: null })
  const folder = { ...listed, assetsStamp: stamps.join('\n'), pictures, films, fonts }
  const own = readCached(folder.coachFile, undefined, () => readCoach(folder))
  const person = own?.value && withOwnFiles(own.value, folder, before?.coach?.value)
  const coach = own && { ...own, folder, ...(person && { value: person }) }
  const campaigns = folder.campaigns.flatMap(({ stem, file }) => {
    const context = { coach: slug, person, stem, templates }
    const parsed = readCached(file, person, () => loadCampaign(file, readBounded(file), context))
    if (!parsed?.claims) pathsOfUnreadable.push(...(parsed ? suggestedPath(parsed) : pathIn(file)))
    return parsed ? withOwnDrawing(parsed, person, folder) : []
  })
  const texts = <ParsedFile>(
    files: NamedFile[],
    load: (file: string, bytes: Uint8Array) => ReadAs<ParsedFile | null>,
  ) =>
    new Map(
      files.map(({ stem, file }) => [
        `${slug}/${stem}`,
        readCached(file, undefined, () => load(file, readBounded(file))),
      ]),
    )
  const emails = texts(folder.emails, loadEmail)
  const guides = texts(folder.guides, loadGuide)
  return { folder, coach, campaigns, emails, guides, pathsOfUnreadable, diagnostics, cached }
}

/** The line with the path of the page: even a file that is being edited nearly always has it. */
const pathIn = (file: string): string[] => {
  const { parsed: bytes } = orUnreadable(file, () => ({ parsed: readBounded(file), diagnostics: [] }))
  const text = Buffer.from(bytes ?? []).toString('utf8')
  const path = /^path:\s*(['"]?)(\/[\w/-]*)\1\s*(?:#.*)?$/m.exec(text)?.[2]
  return path === undefined ? [] : [path]
}

/** A path such as "/Sleep Guide", or one beside "live: yes", is reported once, and not by every link to it. */
const suggestedPath = ({ raw }: ParsedCampaign): string[] => {
  const { path: schema } = Campaign.shape
  const { data: path = likelySuggestion(schema, raw['path']) } = schema.safeParse(raw['path'])
  return path === undefined ? [] : [path]
}

/** Its fonts as releases name them, and its drawing. What is the same as `before` stays that object: campaigns that were read for it are not read again. */
const withOwnFiles = (coach: Coach, folder: CoachFolder, before: Coach | undefined): Coach => {
  const { dir, fonts } = folder
  const nameOf = (written: string) => {
    const font = fonts?.get(written)?.font
    return font ? addOwnFont(join(dir, 'assets', written), font) : written
  }
  const { font, textFont, drawing } = coach.theme
  const named = { font: nameOf(font), ...(textFont !== undefined && { textFont: nameOf(textFont) }) }
  if (named.font === font && named.textFont === textFont && !drawing) return coach
  const theme = { ...coach.theme, ...named }
  const changed = { ...coach, theme: { ...theme, ...drawnIn(theme, drawing, folder) } }
  return isDeepStrictEqual(changed, before) && before ? before : changed
}

const drawnIn = (
  theme: Theme,
  drawing: NamedDrawing | undefined,
  { pictures }: CoachFolder,
): { drawing?: NamedDrawing } => {
  const read = drawing && pictures?.get(drawing.file)?.drawing
  return read && read.faults.length === 0 ? { drawing: { ...drawing, drawn: inTheme(read, theme) } } : {}
}

const withOwnDrawing = (
  parsed: ParsedCampaign,
  person: Coach | undefined,
  folder: CoachFolder,
): ParsedCampaign => {
  const { value } = parsed
  if (!person || !value?.theme?.drawing) return parsed
  const drawn = drawnIn(withOwnLook(person.theme, value.theme), value.theme.drawing, folder)
  return { ...parsed, value: { ...value, theme: { ...value.theme, ...drawn } } }
}

const noPicture = { bytes: 0, kind: null }

type ReadAs<ParsedFile> = { parsed: ParsedFile; diagnostics: Diagnostic[] }

/** Changes with every save; empty where there is no file. */
const stampOf = (file: string): string => {
  const { parsed: found } = orUnreadable(file, () => ({
    parsed: statSync(file, { bigint: true, throwIfNoEntry: false }),
    diagnostics: [],
  }))
  return found ? `${found.ino} ${found.size} ${found.mtimeNs} ${found.ctimeNs}` : ''
}

const readCoach = (folder: CoachFolder): { parsed: ParsedCoach | null; diagnostics: Diagnostic[] } => {
  const { parsed, diagnostics } = readParsedFile(folder.coachFile, Coach)
  if (!parsed) return { parsed, diagnostics }
  const slug = parsed.raw['slug']
  if (typeof slug !== 'string' || slug === folder.slug) return { parsed: { ...parsed, folder }, diagnostics }
  const wrong = parsed.source.report(['slug'], {
    rule: 'wrong-folder',
    message: `is ${JSON.stringify(slug)}, but the folder is named "${folder.slug}".`,
    fix: 'Give both the same name.',
  })
  return { parsed: { ...parsed, folder }, diagnostics: [...diagnostics, wrong] }
}
