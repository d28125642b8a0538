import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Pool } from '../adapters/postgres.ts'
import type { Clock } from '../ports.ts'
import { tokenHash } from '../settings/keys.ts'

/** Loaded when somebody has a passkey: it is larger than the rest of the sign-in. */
const webauthn = () => import('@simplewebauthn/server')

export type Passkeys = ReturnType<typeof createPasskeys>

type Deps = { pool: Pool; clock: Clock; publicOrigin: string }

const challengeLife = 5 * 60_000

type Stored = {
  staff: string
  publicKey: string
  counter: number
  transports: AuthenticatorTransport[]
}

/** WebAuthn level 3: a device signs a challenge that is good once. User verification (a finger, a face, a PIN) is required. */
export const createPasskeys = ({ pool, clock, publicOrigin }: Deps) => {
  const rpID = new URL(publicOrigin).hostname
  const remember = (challenge: string) =>
    pool.query(storeChallenge, [tokenHash(challenge), new Date(clock.now().getTime() + challengeLife)])
  const isOurs = async (challenge: string) =>
    (await pool.query(takeChallenge, [tokenHash(challenge), clock.now()])).rows.length > 0
  return {
    list: async (staff: string) => (await pool.query<Passkey>(select, [staff])).rows,
    creationOptions: async (staff: string, site: string) => {
      const known = (await pool.query<{ id: string }>(select, [staff])).rows
      const options = await (
        await webauthn()
      ).generateRegistrationOptions({
        rpName: site,
        rpID,
        userName: staff,
        excludeCredentials: known.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      await remember(options.challenge)
      return options
    },
    /** False: the browser's answer does not fit what was asked. */
    add: async (by: Person, name: string, response: RegistrationResponseJSON): Promise<boolean> => {
      const checked = await (
        await webauthn()
      )
        .verifyRegistrationResponse({
          response,
          expectedChallenge: isOurs,
          expectedOrigin: publicOrigin,
          expectedRPID: rpID,
        })
        .catch(() => null)
      if (!checked?.verified) return false
      const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential
      const key = Buffer.from(publicKey).toString('base64url')
      const values = [id, by.staff, name, key, counter, JSON.stringify(transports), by.ipHash, clock.now()]
      return (await pool.query(insert, values)).rows.length > 0
    },
    remove: async (by: Person, id: string): Promise<boolean> =>
      (await pool.query(remove, [id, by.staff, by.ipHash, clock.now()])).rows.length > 0,
    requestOptions: async () => {
      const options = await (
        await webauthn()
      ).generateAuthenticationOptions({ rpID, userVerification: 'required' })
      await remember(options.challenge)
      return options
    },
    /** Who signed; null: nobody we know, or not what was asked. */
    check: async (response: AuthenticationResponseJSON): Promise<string | null> => {
      const [passkey] = (await pool.query<Stored>(find, [response.id])).rows
      if (!passkey) return null
      const checked = await (
        await webauthn()
      )
        .verifyAuthenticationResponse({
          response,
          expectedChallenge: isOurs,
          expectedOrigin: publicOrigin,
          expectedRPID: rpID,
          credential: {
            id: response.id,
            publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
            counter: passkey.counter,
            transports: passkey.transports,
          },
        })
        .catch(() => null)
      if (!checked?.verified) return null
      await pool.query(use, [response.id, checked.authenticationInfo.newCounter, clock.now()])
      return passkey.staff
    },
  }
}

type Person = { staff: string; ipHash: string }
type Passkey = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }

const storeChallenge = 'insert into staff_challenges (challenge_hash, expires_at) values ($1, $2)'

const takeChallenge = `
delete from staff_challenges where challenge_hash = $1 and expires_at > $2 returning challenge_hash`

const select = `
select id, name, created_at as "createdAt", last_used_at as "lastUsedAt" from staff_passkeys where staff = $1
order by created_at`

const find = `
select staff, public_key as "publicKey", counter::float8 as counter, transports from staff_passkeys where id = $1`

const use = `update staff_passkeys set counter = $2, last_used_at = $3 where id = $1`

const insert = `
with passkey as (
  insert into staff_passkeys (id, staff, name, public_key, counter, transports, created_at)
  values ($1, $2, $3, $4, $5, $6::jsonb, $8) on conflict (id) do nothing returning id
)
insert into audit_log (actor, action, ip_hash, created_at) select $2, 'passkey_added', $7, $8 from passkey
returning id`

const remove = `
with passkey as (delete from staff_passkeys where id = $1 and staff = $2 returning id)
insert into audit_log (actor, action, ip_hash, created_at) select $2, 'passkey_removed', $3, $4 from passkey
returning id`
