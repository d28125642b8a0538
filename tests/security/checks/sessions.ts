import { differences, fault } from '../check.ts'
import { operate } from '../operate.ts'
import type { Check, World } from '../check.ts'
import { people, signIn, signInToken } from '../known.ts'
import { cookieOf } from '../outsider.ts'

const isSignedIn = async ({ outsider }: World, cookie: string): Promise<boolean> =>
  (await outsider.send({ path: '/staff/api/me', headers: { cookie } })).status === 200

const open = ({ production, outsider }: World, headers?: Record<string, string>) =>
  signIn(production, outsider, people.owner, headers)

/** As if that much time had passed: the clock of a server online cannot be moved. */
const age = ({ production }: World, table: string, columns: string[], minutes: number) =>
  production.product.query(
    `update ${table} set ${columns.map((column) => `${column} = ${column} - interval '${minutes} minutes'`).join()}`,
  )

export const sessionChecks: Check[] = [
  {
    says: 'the cookie of a session is bound to this host over TLS, and no script and no foreign form has it',
    faults: async (world) => {
      const token = await signInToken(world.production, world.outsider, people.owner)
      const answer = await world.outsider.sendForm('/staff/sign-in', { token })
      return differences('sign-in', answer, {
        status: 303,
        headers: {
          location: /^\/staff$/,
          'set-cookie': /^__Host-porchlight=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
        },
        without: /__Host-/,
      })
    },
  },
  {
    says: 'a cookie that somebody planted before is not the cookie of the session',
    faults: async (world) => {
      const planted = `__Host-porchlight=${'planted-'.repeat(4)}`
      const cookie = await open(world, { cookie: planted })
      return [
        ...fault(cookie === planted, 'the planted cookie was taken over'),
        ...fault(await isSignedIn(world, planted), 'the planted cookie opens the staff area'),
        ...fault(!(await isSignedIn(world, cookie)), 'the new cookie opens nothing'),
      ]
    },
  },
  {
    says: 'signing in again ends the session that this browser had',
    faults: async (world) => {
      const before = await open(world)
      const after = await open(world, { cookie: before })
      return [
        ...fault(await isSignedIn(world, before), 'the session before is open'),
        ...fault(!(await isSignedIn(world, after)), 'the new session is not open'),
      ]
    },
  },
  {
    says: 'a sign-in link works once, and opening it uses nothing up',
    faults: async (world) => {
      const { outsider } = world
      const token = await signInToken(world.production, outsider, people.owner)
      const opened = await outsider.send({ path: `/staff/sign-in?token=${token}` })
      const [first, second] = [
        await outsider.sendForm('/staff/sign-in', { token }),
        await outsider.sendForm('/staff/sign-in', { token }),
      ]
      return [
        ...differences('opening', opened, { status: 200, headers: { 'set-cookie': undefined } }),
        ...differences('first press', first, { status: 303 }),
        ...differences('second press', second, { status: 401, headers: { 'set-cookie': undefined } }),
      ]
    },
  },
  {
    says: 'a sign-in link is too old after 15 minutes',
    faults: async (world) => {
      const token = await signInToken(world.production, world.outsider, people.owner)
      await age(world, 'staff_sign_in_links', ['created_at', 'expires_at'], 15)
      return differences('press', await world.outsider.sendForm('/staff/sign-in', { token }), { status: 401 })
    },
  },
  {
    says: 'whoever signs out is out at the server, and in no other browser',
    faults: async (world) => {
      const [here, there] = [await open(world), await open(world)]
      const answer = await world.outsider.sendForm('/staff/sign-out', {}, { headers: { cookie: here } })
      return [
        ...differences('sign-out', answer, { status: 303, headers: { 'set-cookie': /=; Max-Age=0;/ } }),
        ...fault(await isSignedIn(world, here), 'the cookie still opens the staff area'),
        ...fault(!(await isSignedIn(world, there)), 'the other browser is out, too'),
      ]
    },
  },
  {
    says: 'signing out everywhere ends all sessions of that person, and links that are open',
    faults: async (world) => {
      const [here, there] = [await open(world), await open(world)]
      const token = await signInToken(world.production, world.outsider, people.owner)
      await world.outsider.sendForm('/staff/sign-out', { everywhere: 'yes' }, { headers: { cookie: here } })
      const answer = await world.outsider.sendForm('/staff/sign-in', { token })
      world.known.owner = await open(world)
      return [
        ...fault(await isSignedIn(world, here), 'this browser is still in'),
        ...fault(await isSignedIn(world, there), 'the other browser is still in'),
        ...fault(!(await isSignedIn(world, world.known.viewer)), 'somebody else is out, too'),
        ...differences('open link', answer, { status: 401 }),
      ]
    },
  },
  {
    says: 'an operator ends the sessions of a person, and no others',
    faults: async (world) => {
      const { printed, status } = operate(world, 'sign-out', people.owner)
      const isIn = await isSignedIn(world, world.known.owner)
      world.known.owner = await open(world)
      return [
        ...fault(status !== 0, printed),
        ...fault(isIn, 'the session is open'),
        ...fault(!(await isSignedIn(world, world.known.viewer)), 'somebody else is out, too'),
      ]
    },
  },
  {
    says: 'a session ends after 30 idle minutes, and after 12 hours however busy it is',
    faults: async (world) => {
      const idle = await open(world)
      await age(world, 'staff_sessions', ['last_seen_at'], 30)
      const isIdleIn = await isSignedIn(world, idle)
      const busy = await open(world)
      await age(world, 'staff_sessions', ['created_at', 'expires_at'], 12 * 60)
      const isBusyIn = await isSignedIn(world, busy)
      world.known.owner = await open(world)
      world.known.viewer = await signIn(world.production, world.outsider, people.viewer)
      return [...fault(isIdleIn, 'the idle session is open'), ...fault(isBusyIn, 'the old session is open')]
    },
  },
  {
    says: 'no guess opens the staff area: wrong, long, double and crooked cookies, and tokens of programs',
    faults: async ({ outsider, known }) => {
      const name = '__Host-porchlight='
      const guesses = [
        { cookie: `${name}${'a'.repeat(32)}` },
        { cookie: `${name}${'a'.repeat(5000)}` },
        { cookie: `${name}' or 1=1 --` },
        { cookie: `${known.owner}; ${known.viewer}` },
        { cookie: known.owner.replace('__Host-', '') },
        { cookie: known.owner.toLowerCase() },
        { authorization: 'Bearer null' },
        { authorization: 'Basic YWRtaW46YWRtaW4=' },
      ]
      const replies = await Promise.all(
        guesses.map((headers) => outsider.send({ path: '/staff/api/me', headers })),
      )
      return replies.flatMap((reply, at) =>
        differences(JSON.stringify(guesses[at]).slice(0, 60), reply, { status: 401 }),
      )
    },
  },
  {
    says: 'a person sees their sessions without any token, and ends one from another',
    faults: async (world) => {
      const [here, there] = [await open(world), await open(world)]
      const answer = await world.outsider.send({ path: '/staff/api/sessions', headers: { cookie: here } })
      const token = cookieOf({ ...answer, headers: { 'set-cookie': [there] } }).split('=')[1] ?? ''
      const { sessions }: { sessions: { id: string; isThis: boolean }[] } = JSON.parse(answer.text)
      const others = sessions.filter(({ isThis }) => !isThis)
      for (const { id } of others)
        await world.outsider.sendJson('/staff/api/sessions/end', { id }, { headers: { cookie: here } })
      world.known.owner = here
      return [
        ...fault(answer.text.includes(token), 'the list has a token'),
        ...fault(others.length === 0, 'there is no other session'),
        ...fault(await isSignedIn(world, there), 'the other session is open'),
        ...fault(!(await isSignedIn(world, here)), 'this session is over'),
      ]
    },
  },
]
