import { setTimeout as pause } from 'node:timers/promises'
import { fault } from '../check.ts'
import type { Check, World } from '../check.ts'
import { people, signInToken, visitor } from '../known.ts'
import { operate } from '../operate.ts'
import { publishableKey } from '../production.ts'

type Line = { time?: unknown; requestId?: unknown; route?: unknown; visitor?: unknown; refused?: unknown }

export const recordChecks: Check[] = [
  {
    says: 'each request has a log line that can be read by a program, with its time in UTC and a hash of the visitor',
    faults: async (world) => {
      const { lines, id } = await logOf(world, '?x=%0a%7b%22forged%22:true%7d')
      const unreadable = lines.filter((line) => toLine(line) === null)
      const own = lines.map(toLine).find((line) => line?.requestId === id)
      return [
        ...unreadable.slice(0, 3).map((line) => `not JSON: ${line.slice(0, 80)}`),
        ...fault(!own, 'the request has no line'),
        ...fault(!/^\d{4}-\d\d-\d\dT.+Z$/.test(String(own?.time)), `time: ${String(own?.time)}`),
        ...fault(
          own?.route !== '/healthz' || !/^[\da-f]{12}$/.test(String(own.visitor)),
          JSON.stringify(own),
        ),
        ...fault(
          lines.some((line) => line.includes('forged')),
          'the query is in the log',
        ),
      ]
    },
  },
  {
    says: 'neither the log nor the audit log has an address, a name, a token or a key of a visitor',
    faults: async (world) => {
      const { known, production } = world
      const log = (await logOf(world)).lines.join('\n')
      const audit = JSON.stringify(await production.product.query('select * from audit_log'))
      const tokens = [known.owner, known.viewer].map((cookie) => cookie.split('=')[1] ?? '')
      const never = [
        visitor.email,
        visitor.name,
        ...tokens,
        known.done.slice(6),
        known.unsubscribe.slice(3),
        publishableKey,
      ]
      return never.flatMap((text) => [
        ...fault(log.includes(text), `the log has ${text.slice(0, 12)}`),
        ...fault(audit.includes(text), `the audit log has ${text.slice(0, 12)}`),
      ])
    },
  },
  {
    says: 'an online start prints no link that signs in, and no log line has one',
    faults: async (world) => {
      const { lines } = await logOf(world)
      const printed = world.production.product.output()
      return [
        ...fault(lines.length === 0, 'nothing is printed'),
        ...fault(/sign-in\?|token=/.test(printed), 'a link is printed'),
      ]
    },
  },
  {
    says: 'whatever was refused is in the log with its reason: strangers, roles, foreign origins, limits, bad input',
    faults: async (world) => {
      const reasons = new Set((await logOf(world)).lines.map((line) => toLine(line)?.refused))
      const expected = [
        'unauthorized',
        'forbidden',
        'forbidden_origin',
        'rate_limited',
        'unknown_field',
        'misdirected',
        'too_large',
      ]
      return expected.flatMap((reason) => fault(!reasons.has(reason), `no ${reason}`))
    },
  },
  {
    says: 'sign-ins, refused sign-ins, sign-outs and downloads are in the audit log with who and when',
    faults: async ({ production: { product } }) => {
      const rows = await product.query(
        'select distinct actor, action from audit_log where created_at is not null',
      )
      const has = (action: string, actor: string) =>
        rows.some((row) => row['action'] === action && row['actor'] === actor)
      const expected = [
        ['signed_in', people.owner],
        ['sign_in_refused', 'unknown'],
        ['sign_in_link_requested', 'unknown'],
        ['signed_out', people.owner],
        ['signed_out_everywhere', people.owner],
        ['leads_exported', people.owner],
        ['person_read', people.owner],
      ] as const
      return expected.flatMap(([action, actor]) => fault(!has(action, actor), `no ${action} of ${actor}`))
    },
  },
  {
    says: 'what opens something is stored as a hash: sessions, links, tokens of programs',
    faults: async (world) => {
      const { known, outsider, production } = world
      const link = await signInToken(production, outsider, people.owner)
      operate(world, 'add', program)
      const token = operate(world, 'token', program).printed.split('\n')[0] ?? ''
      const tables = ['staff_sessions', 'staff_sign_in_links', 'staff_tokens']
      const rows = await Promise.all(
        tables.map((table) => production.product.query(`select * from ${table}`)),
      )
      const text = JSON.stringify(rows)
      const secrets = [
        ...[known.owner, known.viewer].map((cookie) => cookie.split('=')[1] ?? ''),
        link,
        token,
      ]
      return secrets.flatMap((secret) => [
        ...fault(!/^(staff_)?[\w-]{32}$/.test(secret), `"${secret}" is no token`),
        ...fault(
          rows.some(({ length }) => length === 0),
          'a table is empty',
        ),
        ...fault(text.includes(secret), 'a token is stored in clear'),
      ])
    },
  },
]

/** Whoever a program works for. */
const program = 'program@porchlight.example'

/** All lines up to that of a request made now: the server writes them in batches, in order. */
const logOf = async (
  { production, outsider }: World,
  query = '',
): Promise<{ lines: string[]; id: string }> => {
  const { headers } = await outsider.send({ path: `/healthz${query}` })
  const id = String(headers['x-request-id'])
  const deadline = Date.now() + 10_000
  while (!production.product.output().includes(id) && Date.now() < deadline) await pause(20)
  const lines = production.product
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  return { lines, id }
}

const toLine = (text: string): Line | null => {
  try {
    return JSON.parse(text) as Line
  } catch {
    return null
  }
}
