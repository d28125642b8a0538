import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import type { Happening } from './traps.ts'
import { rowLines, pendingWords, storedWords } from './read-rows.ts'
import type { Answer, Simulation } from './run-simulation.ts'
import { visitorLines } from './visitor-lines.ts'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Manner = {
  previews: Record<number, Preview>
  timeZone: string | undefined
  campaign: Pick<SiteCampaign, 'form' | 'event'>
}

export const printSimulation = (
  simulation: Simulation,
  { previews, timeZone, campaign: simulated }: Manner,
): string => {
  const moment = momentsIn(timeZone)
  const { campaign, values, startedAt, until, answers, rows, seats, happenings, next, faults } = simulation
  const blocks = [
    `${campaign}, simulated from ${moment(startedAt)} to ${moment(until)}. Nothing has left this machine.`,
    titled(
      'The form is sent',
      Object.entries(values).map(([name, value]) => `${name}: ${value}`),
    ),
    ...answers.map((answer) =>
      titled(`The visitor sees (${moment(answer.at)})`, visitorLines(answer, simulated)),
    ),
    titled('What is stored', storedWords(rows.afterForm, moment)),
    ...(seats ? [titled('Places', [`${seats.left} of ${seats.capacity} left`])] : []),
    ...happenings.map((happening, at) => happeningText(happening, moment, previews[at])),
    titled('At the end', [
      ...pendingWords(rows.atEnd, moment),
      next ? `The next thing would happen ${moment(next)}: --days shows it.` : 'Nothing is left to come.',
    ]),
    ...(faults.length > 0 ? [titled('The product would log', faults)] : []),
    titled('Details: the answers of the server', answers.map(answerLine)),
    titled('Details: rows once the form is answered', rowLines(rows.afterForm, moment)),
    titled('Details: rows at the end', rowLines(rows.atEnd, moment, ends)),
  ]
  return blocks.join('\n\n')
}

const ends = ['user_journeys', 'step_runs', 'suppressions', 'providers', 'error_log'] as const

const titled = (title: string, lines: string[]) =>
  [title, ...(lines.length > 0 ? lines : ['none']).map((line) => `  ${line}`)].join('\n')

const answerLine = ({ status, body }: Answer): string => `HTTP ${status} ${JSON.stringify(body)}`

const happeningText = (happening: Happening, moment: (at: Date) => string, preview?: Preview): string => {
  const at = moment(happening.at)
  if (happening.kind === 'request') {
    const { provider, method, url, headers, body, status } = happening
    return titled(`${at}  ${provider}: ${method} ${url}`, [
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      ...(body ? [body] : []),
      `-> ${status}${happening.ok ? '' : ', tried again'}`,
    ])
  }
  const { mail, raw, ok } = happening
  const title = `${at}  mail to ${mail.to}: "${mail.subject}"${ok ? '' : ' (not taken, tried again)'}`
  return titled(title, [...headLines(raw), ...(preview ? [preview.html, preview.text, preview.message] : [])])
}

const shown = /^(From|Reply-To|To|List-Unsubscribe|List-Unsubscribe-Post|Auto-Submitted|Message-ID):/i

const headLines = (raw: Buffer): string[] => {
  const [head = ''] = raw.toString('utf8').split('\r\n\r\n')
  return head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .filter((line) => shown.test(line))
}

const momentsIn = (timeZone: string | undefined): ((moment: Date) => string) => {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...(timeZone !== undefined && { timeZone }),
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  })
  return (moment) => {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]))
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
    const offset = part('timeZoneName').replace('GMT', '') || '+00:00'
    return `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}, ${part('hour')}:${part('minute')} ${offset}`
  }
}

export type Preview = { html: string; text: string; message: string }

export const writePreviews = async (
  out: string,
  { happenings }: Simulation,
): Promise<Record<number, Preview>> => {
  await mkdir(join(out, folder), { recursive: true })
  await removeEarlierPreviews(join(out, folder))
  const previews: Record<number, Preview> = {}
  let count = 0
  for (const [index, happening] of happenings.entries()) {
    if (happening.kind !== 'mail') continue
    count += 1
    const name = `${String(count).padStart(2, '0')}-${slugOf(happening.mail.subject)}`
    const file = (ending: string) => join(out, folder, `${name}.${ending}`)
    const { html, text } = happening.mail
    const preview = { html: file('html'), text: file('txt'), message: file('eml') }
    await writeFile(preview.html, html)
    await writeFile(preview.text, text)
    await writeFile(preview.message, happening.raw)
    previews[index] = preview
  }
  return previews
}

const folder = 'mails'

const removeEarlierPreviews = async (dir: string) => {
  for (const name of await readdir(dir))
    if (/^\d{2,}-[\p{L}\p{M}\p{N}-]+\.(html|txt|eml)$/u.test(name)) await rm(join(dir, name))
}

export const slugOf = (subject: string): string => {
  const words = subject
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  return Array.from(words.replace(/^-/, '')).slice(0, 40).join('').replace(/-$/, '') || 'mail'
}
