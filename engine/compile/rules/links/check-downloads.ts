import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type { ParsedCampaign, ParsedFiles } from '../../parse/parsed-files.ts'
import { deliverableIn } from '../facts/deliverable-of-file.ts'
import { placeText } from '../../diagnostics/diagnostic.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { didYouMean } from '../../fixes/nearest.ts'
import { placeOf } from '../../read/yaml-file.ts'
import { defineRule } from '../define-rule.ts'

const checkDownloads = (parsedFiles: ParsedFiles): Diagnostic[] => [
  ...parsedFiles.campaigns.flatMap((parsed) => missingFile(parsed, parsedFiles)),
  ...sharedAddress(parsedFiles),
]

export const downloadRule = defineRule({
  ids: {
    'file-taken': { says: 'Two files of a coach never have the same address.' },
  },
  check: checkDownloads,
})

const missingFile = (parsed: ParsedCampaign, parsedFiles: ParsedFiles): Diagnostic[] => {
  const { source, coach } = parsed
  const written = deliverableIn(parsed)
  const folder = parsedFiles.folders.get(coach)
  const names = filesOf(coach, parsedFiles)
  if (!written || !folder) return []
  const { file: name, path } = written
  if (names.includes(name)) {
    const isFine = name.endsWith('.md') || isPdf(join(folder.dir, 'assets', name))
    return isFine ? [] : [source.report(path, notPdf(name))]
  }
  const place = name.endsWith('.md') ? 'guides' : 'assets'
  const others = names.length > 0 ? `, or name one of: ${names.join(', ')}` : ''
  return [
    source.report(path, {
      rule: 'missing-file',
      about: join(folder.dir, place, name),
      message: `there is no file "${name}" in the coach's ${place} folder.`,
      fix: `${didYouMean(name, names)}Put it at campaigns/${coach}/${place}/${name}${others}.`,
    }),
  ]
}

const filesOf = (coach: string, { guides, folders }: ParsedFiles): string[] => [
  ...[...guides.keys()]
    .filter((id) => id.startsWith(`${coach}/`))
    .map((id) => `${id.slice(coach.length + 1)}.md`),
  ...[...(folders.get(coach)?.assets ?? [])].filter((file) => file.endsWith('.pdf')),
]

const notPdf = (name: string) => ({
  rule: 'file-kind',
  message: `"${name}" ends in .pdf but is no PDF.`,
  fix: 'Export it as PDF again.',
})

const isPdf = (file: string): boolean => {
  const start = Buffer.alloc(5)
  const handle = openSync(file, 'r')
  try {
    readSync(handle, start, 0, start.length, 0)
  } finally {
    closeSync(handle)
  }
  return start.toString('latin1') === '%PDF-'
}

const sharedAddress = (parsedFiles: ParsedFiles): Diagnostic[] => {
  const owners = new Map<string, { parsed: ParsedCampaign; name: string; path: string[] }>()
  return parsedFiles.campaigns.flatMap((parsed) => {
    const { file: name, path } = deliverableIn(parsed) ?? {}
    if (name === undefined || !path || !filesOf(parsed.coach, parsedFiles).includes(name)) return []
    const address = `${parsed.coach}/${name.replace(/\.\w+$/, '')}`
    const first = owners.get(address)
    if (!first) owners.set(address, { parsed, name, path })
    if (!first || first.name === name) return []
    const place = placeOf(first.parsed.source.yaml, first.path)
    return [
      parsed.source.report(path, {
        rule: 'file-taken',
        message: `"${name}" and the "${first.name}" at ${placeText(place)} would have one address.`,
        fix: 'Give one of the two files another name.',
        related: [place],
      }),
    ]
  })
}
