import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import type { Mailbox, Mailer } from '../../ports.ts'
import { rawMail } from './raw-mail.ts'

/** Keeps mails as .eml files instead of sending them. A second mail with the same Message-ID replaces the first. */
export const createMailbox = (folder: string): Mailer & Mailbox => ({
  send: async (mail, { beforeBody }) => {
    const raw = await rawMail(mail)
    await beforeBody()
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeWhole(join(folder, `${idOf(mail.messageId)}.eml`), raw)
      return { kind: 'sent' }
    } catch (error) {
      const detail = error instanceof Error ? error.message : 'unknown'
      return { kind: 'retry', publicMessage: 'The mail could not be stored.', detail, unreachable: true }
    }
  },
  list: async (limit, after, text) => {
    const files = await filesIn(folder)
    const dated = await Promise.all(
      files.map(async (file) => ({ file, sentAt: (await stat(join(folder, file))).mtime })),
    )
    const sorted = dated.toSorted(
      (one, other) => other.sentAt.getTime() - one.sentAt.getTime() || one.file.localeCompare(other.file),
    )
    const start = after === undefined ? 0 : sorted.findIndex(({ file }) => file === `${after}.eml`) + 1
    const summaryOf = ({ file, sentAt }: (typeof sorted)[number]) => summary(folder, file, sentAt)
    if (text === undefined) return Promise.all(sorted.slice(start, start + limit).map(summaryOf))
    const found: Awaited<ReturnType<typeof summary>>[] = []
    for (const each of sorted.slice(start)) {
      const mail = await summaryOf(each)
      if (has(mail, text.toLowerCase())) found.push(mail)
      if (found.length === limit) break
    }
    return found
  },
  count: async () => (await filesIn(folder)).length,
  read: async (id) => (isId(id) ? readFile(join(folder, `${id}.eml`)).catch(() => null) : null),
  close: async () => {},
})

export const mailboxIn = (dataDir: string): string => join(dataDir, 'mailbox')

/** Deletes every mail, of whichever coach, that is to the address or names it. */
export const forgetInMailbox = async (folder: string, email: string): Promise<void> => {
  for (const file of await readdir(folder).catch(() => [])) {
    const path = join(folder, file)
    const { to, subject, headers, text, html } = await readMail(await readFile(path))
    if ([to, subject, ...headers.flat(), text, html ?? ''].some((part) => names(part, email))) await rm(path)
  }
}

/** Not as a part of another address. */
const names = (text: string, email: string): boolean => {
  const lower = text.toLowerCase()
  for (let at = lower.indexOf(email); at !== -1; at = lower.indexOf(email, at + 1)) {
    const [before, after] = [lower.slice(0, at).at(-1) ?? '', lower.slice(at + email.length)]
    if (!/[\w.+-]/.test(before) && !/^([\w-]|\.\w)/.test(after)) return true
  }
  return false
}

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((file) => isId(file.replace(/\.eml$/, '')))

const idOf = (messageId: string) => createHash('sha256').update(messageId).digest('hex').slice(0, 32)
const isId = (text: string) => /^[0-9a-f]{32}$/.test(text)

/** Readers of the folder see the whole file or none, even after a crash. */
const writeWhole = async (path: string, content: Buffer) => {
  const unfinished = `${path}.${randomUUID()}.part`
  const file = await open(unfinished, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, path)
}

const summary = async (folder: string, file: string, sentAt: Date) => {
  const { to, from, subject } = await readMail(await readFile(join(folder, file)))
  return { id: file.replace(/\.eml$/, ''), to, from, subject, sentAt }
}

const has = ({ to, from, subject }: Awaited<ReturnType<typeof summary>>, text: string) =>
  [to, from, subject].some((part) => part.toLowerCase().includes(text))

export const readMail = async (raw: Buffer) => {
  const mail = await PostalMime.parse(raw)
  return {
    to: mail.to?.map(({ address }) => address ?? '').join(', ') ?? '',
    from: mail.from?.name ?? '',
    subject: mail.subject ?? '',
    sentAt: mail.date ?? '',
    headers: mail.headers.map(({ key, value }): [string, string] => [key, value]),
    text: mail.text ?? '',
    html: mail.html ?? null,
  }
}
