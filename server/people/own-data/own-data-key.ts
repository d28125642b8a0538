import { isSameToken, linkToken } from '../../settings/keys.ts'

/** Milliseconds that the link to what is stored of a person opens. */
export const keyLife = 30 * 60_000

/** `token`: of the unsubscribe link that it goes behind; `addressHash`: whose that link is. */
type Holder = { token: string; addressHash: string }

/** Opens what is stored of one person until then. Nothing is stored, so that every process knows it. */
export const ownDataKey = (secret: string, holder: Holder, endsAt: Date): string => {
  const end = Math.floor(endsAt.getTime() / 1000).toString(36)
  return `${end}.${proofOf(secret, holder, end)}`
}

/** False: forged, of somebody else, or over. */
export const isOwnDataKey = (secret: string, holder: Holder, key: string, now: Date): boolean => {
  const [end = '', proof = ''] = key.split('.', 2)
  return isSameToken(proof, proofOf(secret, holder, end)) && Number.parseInt(end, 36) * 1000 > now.getTime()
}

// A link may belong to another address tomorrow: the key does not follow it.
const proofOf = (secret: string, { token, addressHash }: Holder, end: string) =>
  linkToken(secret, 'own-data', `${token}\0${addressHash}\0${end}`)
