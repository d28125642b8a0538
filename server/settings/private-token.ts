import { isSameToken, linkToken } from './keys.ts'

/** Milliseconds that a link opens: of the view after the form, and of a mail, which can be asked for again. */
export const tokenLife = { answer: 24 * 3_600_000, mail: 30 * 24 * 3_600_000 }

/** `id`: UUID of a lead, or of a submission, whose lead it then is. */
type Holder = { campaign: string; id: string }

/** For links of this campaign and this person alone. Nothing is stored, so that every process knows it. */
export const privateToken = (secret: string, { campaign, id }: Holder, endsAt: Date): string => {
  const head = Buffer.alloc(headBytes)
  head.write(id.replaceAll('-', ''), 0, 'hex')
  head.writeUInt32BE(Math.floor(endsAt.getTime() / 1000), idBytes)
  const said = head.toString('base64url')
  return said + proofOf(secret, campaign, said)
}

/** Null: forged, or of another campaign. */
export const readPrivateToken = (
  secret: string,
  campaign: string,
  token: string,
): { id: string; endsAt: Date } | null => {
  const [said, proof] = [token.slice(0, saidLength), token.slice(saidLength)]
  if (!isSameToken(proof, proofOf(secret, campaign, said))) return null
  const head = Buffer.from(said, 'base64url')
  if (head.length !== headBytes) return null
  const id = head.toString('hex', 0, idBytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { id, endsAt: new Date(head.readUInt32BE(idBytes) * 1000) }
}

const idBytes = 16
const headBytes = idBytes + 4
const saidLength = Math.ceil((headBytes * 4) / 3)

const proofOf = (secret: string, campaign: string, said: string) =>
  linkToken(secret, 'private', `${campaign}\0${said}`)
