import { isEmpty } from './compare.ts'
import type { Changes, Kind, Words } from './compare.ts'

const mostLines = 12
const longest = 240
/** Bytes. GitHub accepts comments of 65,536 characters. */
const mostBytes = 59_000

export const toMarkdown = (changes: Changes): string => {
  if (isEmpty(changes))
    return '## What changes for visitors\n\nNothing: pages, addresses and mails are unchanged.\n'
  const { pages, routes, mails, pipelines, files, notes: ofSite } = changes
  const parts = [
    '## What changes for visitors',
    summaryOf(changes),
    list('Pages', pages.map(pageText)),
    list('Addresses', routes.map(routeText)),
    list('Mails', mails.map(mailText)),
    list(
      'After the button',
      pipelines.map(({ id, notes }) => `**${plain(id)}**: ${notes.map(plain).join(' ')}`),
    ),
    list(
      'Files to download',
      files.map(({ url, kind }) => `${marks[kind]} ${code(url)}`),
    ),
    list('The site', ofSite.map(plain)),
  ]
  return cut(parts.filter(Boolean).join('\n\n').concat('\n'))
}

/** Cuts before a list entry, so that no code block stays open. */
const cut = (text: string): string => {
  const bytes = Buffer.from(text)
  if (bytes.length <= mostBytes) return text
  const shown = bytes.subarray(0, mostBytes).toString()
  return `${shown.slice(0, shown.lastIndexOf('\n- '))}\n\n**The list is too long for a comment**: \`npm run changes\` shows all of it.\n`
}

const marks: Record<Kind, string> = { added: '🟢 added', changed: '🟡 changed', removed: '🔴 removed' }

const summaryOf = ({ pages, routes, mails }: Changes) => {
  const addresses =
    routes.length > 0 ? [`${routes.length} address${routes.length === 1 ? '' : 'es'} differ`] : []
  const counts = [...countsOf(pages, 'page'), ...addresses, ...countsOf(mails, 'mail')]
  return counts.join(', ') || 'Pages, addresses and mails are unchanged.'
}

const countsOf = (entries: { kind: Kind }[], word: string) =>
  (['added', 'changed', 'removed'] as const).flatMap((kind) => {
    const { length } = entries.filter((entry) => entry.kind === kind)
    return length > 0 ? [`${length} ${word}${length === 1 ? '' : 's'} ${kind}`] : []
  })

const list = (title: string, entries: string[]) =>
  entries.length > 0 ? [`### ${title}`, entries.map((entry) => `- ${entry}`).join('\n')].join('\n\n') : ''

const routeText = ({ path, before, after }: Changes['routes'][number]) =>
  after === null
    ? `${code(path)}: ${plain(before ?? '')} → **this address no longer exists**; list it in the \`redirects\` of a campaign to keep old links working`
    : `${code(path)}: ${plain(before ?? 'nothing')} → ${plain(after)}`

const pageText = ({ id, name, path, kind, words, notes }: Changes['pages'][number]) =>
  [
    `${marks[kind]} **${plain(name)}** ${code(path)} (${plain(id)})${notes.map((note) => ` ${plain(note)}`).join('')}`,
    ...diffOf(words),
  ].join('\n')

const mailText = ({ id, kind, subject, words }: Changes['mails'][number]) => {
  const [was, is] = [subject.out.join(' '), subject.in.join(' ')]
  const title = was && is ? `: “${plain(was)}” → “${plain(is)}”` : was || is ? `: “${plain(was || is)}”` : ''
  const isOnlyLooks = kind === 'changed' && title === '' && words.in.length + words.out.length === 0
  const looks = isOnlyLooks ? ': the text is the same; its look or the addresses of pictures differ' : ''
  return [`${marks[kind]} **${plain(id)}**${title}${looks}`, ...diffOf(words)].join('\n')
}

/** A diff block, indented into the list entry above it. */
const diffOf = ({ out, in: added }: Words): string[] => {
  const lines = [...out.map((line) => `- ${line}`), ...added.map((line) => `+ ${line}`)]
  if (lines.length === 0) return []
  const half = mostLines / 2
  const shown = [
    ...shorten(out, half).map((line) => `- ${line}`),
    ...shorten(added, half).map((line) => `+ ${line}`),
  ]
  const rest = lines.length - shown.length
  const more = rest > 0 ? [`# ${rest} more ${rest === 1 ? 'line' : 'lines'}`] : []
  return ['', '  ````diff', ...[...shown, ...more].map((line) => `  ${line}`), '  ````']
}

const shorten = (lines: string[], most: number) =>
  lines.slice(0, most).map((line) => {
    const safe = withoutDirectionMarks(line).replaceAll('`', "'")
    return safe.length > longest ? `${safe.slice(0, longest)}…` : safe
  })

const code = (text: string) => `\`${withoutDirectionMarks(text).replaceAll('`', "'")}\``

/**
 * Escapes the text of a campaign: no links, no mentions of people or pull requests, no markup. A zero-width space breaks what
 * GitHub finds in rendered text.
 */
const plain = (text: string) =>
  withoutDirectionMarks(text)
    .replaceAll(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>|~&]/g, String.raw`\$&`)
    .replace(/[@#]|:(?=\/\/)|\b(www|GH|mailto|xmpp)(?=[.:-])/gi, '$&\u200B')

/** Direction marks can make a text read differently from what it contains. */
const withoutDirectionMarks = (text: string) => text.replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
