import { Href } from '../../../campaign/schema/words.ts'
import { Coach } from '../../../campaign/schema/coach.ts'
import type { CampaignLinks } from '../../../campaign/schema/links.ts'
import type { ParsedCampaign, ParsedCoach, ParsedFiles } from '../../parse/parsed-files.ts'
import { isFont } from '../../parse/read-font.ts'
import { isFilm } from '../../parse/read-film.ts'
import { linkNameIn, linksOfParsed, missingLink } from '../facts/link-names.ts'
import { picturesOfCampaign, picturesOfCoach } from '../facts/named-pictures.ts'
import { find, referencesOf } from '../facts/references-of.ts'
import type { Found } from '../facts/references-of.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { didYouMean } from '../../fixes/nearest.ts'
import type { Source } from '../../schema/source.ts'
import { unsafeAddress } from '../../diagnostics/unsafe-address.ts'
import { walkSchema } from '../../schema/walk-schema.ts'
import { defineRule } from '../define-rule.ts'

const checkReferences = (parsedFiles: ParsedFiles): Diagnostic[] => [
  ...parsedFiles.campaigns.flatMap((parsed) => {
    const assets = parsedFiles.folders.get(parsed.coach)?.assets ?? new Set()
    return [
      ...doubleAnchors(parsed),
      ...referencesOf(parsed).links.flatMap((link) => [
        ...unsafeLink(parsed.source, link),
        ...checkName(parsed.source, link, linksOfParsed(parsed, parsedFiles)),
      ]),
      ...picturesOfCampaign(parsed).flatMap((picture) => checkAsset(parsed.source, picture, assets)),
      ...referencesOf(parsed).films.flatMap((film) => checkAsset(parsed.source, film, assets, ofFilms)),
      ...referencesOf(parsed).captions.flatMap((file) => checkAsset(parsed.source, file, assets, ofCaptions)),
    ]
  }),
  ...[...parsedFiles.coaches.values()].flatMap(checkCoach),
]

export const referenceRule = defineRule({
  ids: {
    'anchor-taken': { says: 'Each section of a page has its own anchor.' },
    'missing-link': { says: 'A link by name, such as {deliverableUrl}, has a target.' },
    'missing-picture': {
      says: 'Each named picture, film and file of captions lies in the coach\'s folder "assets".',
    },
    'unsafe-link': { says: 'Links use https and named hosts, and carry no password.' },
  },
  check: checkReferences,
})

const checkCoach = (parsed: ParsedCoach): Diagnostic[] => {
  const { source, raw, folder } = parsed
  return [
    ...find(walkSchema(Coach, raw), Href).flatMap((link) => [
      ...unsafeLink(source, link),
      ...checkCoachName(source, link, raw['scheduler']),
    ]),
    ...picturesOfCoach(parsed).flatMap((picture) => checkAsset(source, picture, folder.assets)),
  ]
}

const doubleAnchors = (parsed: ParsedCampaign): Diagnostic[] => {
  const { anchors } = referencesOf(parsed)
  return anchors
    .filter(({ text }, index) => anchors.findIndex((other) => other.text === text) < index)
    .map(({ text, path }) =>
      parsed.source.report(path, {
        rule: 'anchor-taken',
        message: `another section has the anchor "${text}" already.`,
        fix: 'Choose another.',
      }),
    )
}

/** Other schemes than https are refused by the schema of links. */
const unsafeLink = ({ report }: Source, { text, path }: Found): Diagnostic[] => {
  const unsafe = text.startsWith('https:') ? unsafeAddress(text) : null
  return unsafe ? [report(path, { rule: 'unsafe-link', ...unsafe })] : []
}

const checkName = ({ report }: Source, { text, path }: Found, links: CampaignLinks): Diagnostic[] => {
  const name = linkNameIn(text)
  if (!name || links[name] !== undefined) return []
  const { what, fix } = missingLink[name]
  return [
    report(path, {
      rule: 'missing-link',
      message: `this campaign ${what}, so "${text}" leads nowhere.`,
      fix: `${fix}.`,
    }),
  ]
}

const checkCoachName = ({ report }: Source, { text, path }: Found, scheduler: unknown): Diagnostic[] => {
  const name = linkNameIn(text)
  // The scheduler's own address is checked with the hosts of calendars.
  if (!name || path[0] === 'scheduler' || (name === 'scheduler' && scheduler !== undefined)) return []
  const { fix } = missingLink[name]
  return [
    report(path, {
      rule: 'missing-link',
      message: `"${text}" leads nowhere from here.`,
      fix: name === 'scheduler' ? `${fix}.` : 'Only campaigns have one: write an address.',
    }),
  ]
}

/** Files of a kind: what one is called, and which others a writer may have meant. */
type Kind = { one: string; isOne: (name: string) => boolean }
const ofPictures: Kind = {
  one: 'a picture',
  isOne: (name) => !name.endsWith('.pdf') && !isFilm(name) && !isFont(name),
}
const ofFilms: Kind = { one: 'a film', isOne: (name) => /\.(mp4|webm)$/i.test(name) }
const ofCaptions: Kind = { one: 'such a file', isOne: (name) => /\.vtt$/i.test(name) }

const checkAsset = (
  { report }: Source,
  { text, path }: Found,
  assets: Set<string>,
  { one, isOne } = ofPictures,
): Diagnostic[] => {
  if (assets.has(text)) return []
  const name = text.slice(text.lastIndexOf('/') + 1)
  if (assets.has(name))
    return [
      report(path, {
        rule: 'missing-picture',
        message: `"${text}" names a folder, but ${one} is named alone: all lie in the coach's folder "assets".`,
        fix: `Write "${name}".`,
        replacement: { of: text, write: name },
      }),
    ]
  const known = [...assets].filter(isOne)
  const others = known.length > 0 ? `, or name one of: ${known.join(', ')}` : ''
  const fix = `${didYouMean(text, known)}Put the file into "assets" in the coach's folder${others}.`
  return [
    report(path, {
      rule: 'missing-picture',
      message: `there is no file "${text}" in the coach's assets folder.`,
      fix,
    }),
  ]
}
