import type { Happening } from './happening.ts'
import { momentsIn } from './moments.ts'
import { rowLines } from './row-lines.ts'
import type { Answer, Simulation } from './simulation.ts'
import type { Preview } from './write-previews.ts'

type Manner = { previews: Record<number, Preview>; timeZone: string | undefined }

/** The whole course as text: what the visitor sees, what is written, and what leaves, with its moment. */
export const printSimulation = (simulation: Simulation, { previews, timeZone }: Manner): string => {
  const moment = momentsIn(timeZone)
  const { campaign, values, startedAt, until, answers, rows, seats, happenings, next } = simulation
  const blocks = [
    `${campaign}, simulated from ${moment(startedAt)} to ${moment(until)}. Nothing has left this machine.`,
    titled('The form is sent', [JSON.stringify(values)]),
    ...answers.map((answer) => titled(`The visitor sees (${moment(answer.at)})`, answerLines(answer))),
    titled('Rows once it is answered', rowLines(rows.afterForm, moment)),
    ...(seats ? [titled('Places', [`${seats.left} of ${seats.capacity} left`])] : []),
    ...happenings.map((happening, at) => happeningText(happening, moment, previews[at])),
    titled('At the end', [
      ...rowLines(rows.atEnd, moment, [
        'user_journeys',
        'step_runs',
        'suppressions',
        'providers',
        'error_log',
      ]),
      next ? `The next thing would happen ${moment(next)}: --days shows it.` : 'Nothing is left to come.',
    ]),
    ...faultBlocks(simulation),
  ]
  return blocks.join('\n\n')
}

const titled = (title: string, lines: string[]) =>
  [title, ...(lines.length > 0 ? lines : ['none']).map((line) => `  ${line}`)].join('\n')

const answerLines = ({ status, body }: Answer): string[] => {
  const said = typeof body === 'object' && body !== null ? body : {}
  return [
    `HTTP ${status}`,
    ...Object.entries(said).map(
      ([key, value]) => `${key}: ${asText(value)}${key === 'outcome' ? meaningOf(value) : ''}`,
    ),
  ]
}

/** "full" is the contract's word for a success, and reads like an event without places. */
const meaningOf = (outcome: unknown): string => {
  if (outcome === 'full') return ' (a full success)'
  return outcome === 'partial' ? ' (a success, with its mail still on the way)' : ''
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const happeningText = (happening: Happening, moment: (at: Date) => string, preview?: Preview): string => {
  const at = moment(happening.at)
  if (happening.kind === 'request') {
    const { receiver, method, url, headers, body, status } = happening
    return titled(`${at}  ${receiver}: ${method} ${url}`, [
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

/** The headers that matter to a marketer, as they stand in the message. */
const headLines = (raw: Buffer): string[] => {
  const [head = ''] = raw.toString('utf8').split('\r\n\r\n')
  return head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .filter((line) => shown.test(line))
}

const faultBlocks = ({ faults, leaks }: Simulation): string[] => [
  ...(faults.length > 0 ? [titled('The product would log', faults)] : []),
  ...(leaks.length > 0
    ? [
        titled(
          'REFUSED: a simulation must not reach outside',
          leaks.map(({ what, at }) => `${what} at ${at}`),
        ),
      ]
    : []),
]
