import { maxFilmBytes } from '../../../campaign/schema/words.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Details } from '../../diagnostics/make-diagnostic.ts'
import type { ParsedCampaign, ParsedFiles } from '../../parse/parsed-files.ts'
import type { FilmFile, FilmKind } from '../../parse/film-facts.ts'
import { defineRule } from '../define-rule.ts'
import { referencesOf } from '../facts/references-of.ts'
import type { Found } from '../facts/references-of.ts'

const checkFilms = ({ campaigns, folders }: ParsedFiles): Diagnostic[] =>
  campaigns.flatMap((parsed) => {
    const files = folders.get(parsed.coach)?.films ?? new Map<string, FilmFile>()
    const { films, captions } = referencesOf(parsed)
    return [
      ...films.flatMap((film) => faultsAt(parsed, film, files, filmFault)),
      ...captions.flatMap((film) => faultsAt(parsed, film, files, captionsFault)),
    ]
  })

export const filmRule = defineRule({
  ids: {
    'film-index': { says: 'An MP4 begins with its index, so that it plays while it loads.' },
  },
  check: checkFilms,
})

type Fault = (name: string, file: FilmFile) => Details | null

const faultsAt = (
  { source }: ParsedCampaign,
  { text, path }: Found,
  files: ReadonlyMap<string, FilmFile>,
  faultOf: Fault,
) => {
  const file = files.get(text)
  const fault = file && faultOf(text, file)
  return fault ? [source.report(path, fault)] : []
}

const filmFault: Fault = (name, { kind, bytes, size, codec, isLate }) => {
  const ending = endingOf(name)
  // The schema says it of other endings.
  if (ending !== 'mp4' && ending !== 'webm') return null
  if (kind !== ending) return { rule: 'file-kind', ...otherKind(name, kind, bytes) }
  const converted = `Run: ${convert(name)}`
  if (!size && kind === 'mp4')
    return {
      rule: 'file-kind',
      message: `"${name}" holds sound alone, or a damaged film.`,
      fix: 'Export the film again, as MP4 (H.264).',
    }
  if (/^h(vc|ev)1$/.test(codec ?? ''))
    return {
      rule: 'file-kind',
      message: `"${name}" is packed as HEVC, which many browsers do not play.`,
      fix: converted,
    }
  if (bytes > maxFilmBytes)
    return {
      rule: 'too-large',
      message: `"${name}" has ${Math.ceil(bytes / mega)} MB: a film has at most ${maxFilmBytes / mega} MB.`,
      fix: `Put it on YouTube or Vimeo and write its link as "url", or compress it: ${convert(name, '-crf 28 -vf scale=-2:720 ')}`,
    }
  if (isLate)
    return {
      rule: 'film-index',
      message: `"${name}" has its index at its end: a browser would load all of it before it plays.`,
      fix: `Run: ffmpeg -i ${name} -c copy -movflags +faststart ${renamed(name)}`,
    }
  return null
}

const captionsFault: Fault = (name, { kind, bytes }) => {
  if (endingOf(name) !== 'vtt' || (kind === 'vtt' && bytes <= maxCaptionsBytes)) return null
  if (kind === 'vtt')
    return {
      rule: 'too-large',
      message: `"${name}" has ${Math.ceil(bytes / mega)} MB: captions have at most 1 MB.`,
      fix: 'Take out what nobody reads.',
    }
  return {
    rule: 'file-kind',
    message: `"${name}" does not begin with "WEBVTT", so browsers show no captions.`,
    fix: 'Export the captions as WebVTT. Subtitles in SRT become that by: ffmpeg -i talk.srt talk.vtt',
  }
}

const mega = 1024 * 1024
const maxCaptionsBytes = mega

const otherKind = (name: string, kind: FilmKind | null, bytes: number) => {
  if (kind === 'mp4' || kind === 'webm')
    return {
      message: `"${name}" holds ${nameOf[kind]}, which its ending does not say.`,
      fix: `Rename it to "${stemOf(name)}.${kind}", in the folder and here.`,
    }
  if (kind === null)
    return {
      message: bytes === 0 ? `"${name}" is empty.` : `"${name}" holds no film, or a damaged one.`,
      fix: 'Export it again, as MP4 (H.264).',
    }
  return {
    message: `"${name}" holds ${nameOf[kind]}, whatever its ending says, which many browsers do not play.`,
    fix: `Run: ${convert(name)}`,
  }
}

const nameOf: Readonly<Record<FilmKind, string>> = {
  mp4: 'an MP4 film',
  webm: 'a WebM film',
  mov: 'a QuickTime film',
  mkv: 'a Matroska film',
  avi: 'an AVI film',
  vtt: 'captions',
}

/** For the one program that all video people know; it writes no file over itself. */
const convert = (name: string, more = '') =>
  `ffmpeg -i ${name} -c:v libx264 -pix_fmt yuv420p ${more}-movflags +faststart ${renamed(name)}`

const renamed = (name: string) => `${stemOf(name)}-web.mp4`

const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase()
const stemOf = (name: string) => name.replace(/\.[^./]*$/, '')
