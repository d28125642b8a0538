import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
})
export type Passkey = z.infer<typeof Passkey>

const done = z.object({ done: z.boolean() })

/** `isPossible`: the address of the site is a name, which browsers bind passkeys to, and the person has one, too. */
export const listPasskeys = defineEndpoint({
  method: 'GET',
  path: '/staff/api/passkeys',
  needs: 'read',
  asks: z.strictObject({}),
  answers: z.object({ passkeys: z.array(Passkey), isPossible: z.boolean() }),
})

/** Answers a `PublicKeyCredentialCreationOptionsJSON` (WebAuthn level 3). */
export const askForPasskey = defineEndpoint({
  method: 'POST',
  path: '/staff/api/passkeys/options',
  needs: 'read',
  asks: z.strictObject({}),
  answers: z.looseObject({ challenge: z.string() }),
})

const base64url = z.string().check(z.maxLength(20_000))

/** `response`: a `RegistrationResponseJSON`. */
export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/staff/api/passkeys',
  needs: 'read',
  asks: z.strictObject({
    name: z
      .string()
      .check(z.trim(), z.minLength(1, 'Give it a name.'), z.maxLength(80, 'Use 80 letters at most.')),
    response: z.looseObject({
      id: base64url,
      rawId: base64url,
      type: z.literal('public-key'),
      response: z.looseObject({ clientDataJSON: base64url, attestationObject: base64url }),
      clientExtensionResults: z.looseObject({}),
    }),
  }),
  answers: done,
})

export const removePasskey = defineEndpoint({
  method: 'POST',
  path: '/staff/api/passkeys/:id/remove',
  needs: 'read',
  asks: z.strictObject({ id: base64url }),
  answers: done,
})

/** `response` of a sign-in: an `AuthenticationResponseJSON`. */
export const PasskeySignIn = z.looseObject({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
  clientExtensionResults: z.looseObject({}),
})
