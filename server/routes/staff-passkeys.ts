import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance } from 'fastify'
import {
  addPasskey,
  askForPasskey,
  listPasskeys,
  PasskeySignIn,
  removePasskey,
} from '../../engine/campaign/staff/passkeys.ts'
import { Refused } from '../http/refusal.ts'
import { visitorHash, type RateLimiter } from '../http/visitor.ts'
import type { Release } from '../release/load-release.ts'
import { deviceOf } from '../staff/device.ts'
import type { Passkeys } from '../staff/passkeys.ts'
import {
  endEarlier,
  isSentByOwnPage,
  requireArea,
  requireStaff,
  setSessionCookie,
  type StaffDeps,
} from '../staff/require-staff.ts'
import { readAsked, serveEndpoint } from '../staff/serve-endpoint.ts'
import type { SignIn } from '../staff/sign-in.ts'

export type PasskeyDeps = StaffDeps & {
  passkeys: Passkeys
  signIn: Pick<SignIn, 'open' | 'end'>
  rateLimiter: RateLimiter
  releases: { current: () => Pick<Release, 'site'> }
}

/** Sign-ins that one visitor may begin in ten minutes. */
const mostTries = 20

export const passkeyRoutes = (app: FastifyInstance, deps: PasskeyDeps) => {
  const { passkeys, settings } = deps

  app.post('/staff/api/sign-in/options', async (request, reply) => {
    await requireArea(request, deps)
    if (!isSentByOwnPage(request, deps)) throw new Refused('forbidden_origin')
    const visitor = visitorHash(request, settings.secret)
    if (await deps.rateLimiter.isPast(`passkey ${visitor}`, mostTries)) throw new Refused('rate_limited')
    return reply.header('cache-control', 'no-store').send(await passkeys.requestOptions())
  })

  app.post('/staff/api/sign-in', async (request, reply) => {
    await requireArea(request, deps)
    if (!isSentByOwnPage(request, deps)) throw new Refused('forbidden_origin')
    // Its shape is checked here, what it says by the library.
    const response = readAsked(PasskeySignIn, 'POST', request) as unknown as AuthenticationResponseJSON
    const staff = await passkeys.check(response)
    const cookie = staff && (await deps.signIn.open(staff, deviceOf(request, settings.secret)))
    if (!cookie) throw new Refused('forbidden', { message: unknownPasskey })
    await endEarlier(request, deps)
    return setSessionCookie(reply, cookie, settings.secure)
      .header('cache-control', 'no-store')
      .send({ next: '/staff' })
  })

  app.register(async (staff) => {
    requireStaff(staff, deps)
    serveEndpoint(staff, deps, listPasskeys, async (_, by) => ({
      passkeys: (await passkeys.list(by.staff)).map((passkey) => ({
        ...passkey,
        createdAt: passkey.createdAt.toISOString(),
        lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
      })),
      isPossible: isPossible(settings.publicOrigin, by.staff),
    }))
    serveEndpoint(staff, deps, askForPasskey, async (_, by) => {
      if (!isPossible(settings.publicOrigin, by.staff)) return null
      return { ...(await passkeys.creationOptions(by.staff, deps.releases.current().site.name)) }
    })
    serveEndpoint(staff, deps, addPasskey, async ({ name, response }, by) => {
      const given = response as unknown as RegistrationResponseJSON
      if (await passkeys.add(by, name, given)) return { done: true }
      throw new Refused('forbidden', { message: 'The passkey does not fit. Begin again.' })
    })
    serveEndpoint(staff, deps, removePasskey, async ({ id }, by) =>
      (await passkeys.remove(by, id)) ? { done: true } : null,
    )
  })
}

const unknownPasskey =
  'This passkey is not known here, or its owner is no longer on the staff. Ask for a link by mail.'

/** Browsers bind passkeys to a name, never to an IP address; the operator who reads the printed link is nobody in particular. */
const isPossible = (publicOrigin: string, staff: string) =>
  staff.includes('@') && !/^[\d.]+$|:/.test(new URL(publicOrigin).hostname)
