import type * as z from 'zod/mini'
import { addPasskey, askForPasskey } from '../../../campaign/staff/passkeys.ts'
import { call } from '../../call.ts'

/** Asks this device for a new key pair and keeps its public key. Rejects where the person or the device says no. */
export const createPasskey = async (name: string) => {
  const options = await call(askForPasskey, {})
  // The server's library made them for exactly this function.
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  const credential = await navigator.credentials.create({ publicKey })
  if (!(credential instanceof PublicKeyCredential)) throw new Error('This device made no passkey.')
  // The endpoint's own schema checks it on the other side.
  const response = credential.toJSON() as unknown as z.input<typeof addPasskey.asks>['response']
  return call(addPasskey, { name, response })
}
