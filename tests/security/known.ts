import PostalMime from 'postal-mime'
import { setTimeout as pause } from 'node:timers/promises'
import { cookieOf } from './outsider.ts'
import type { Outsider } from './outsider.ts'
import type { Production } from './production.ts'

/** People of campaigns/staff.yaml. */
export const people = { owner: 'nell@porchlight.example', viewer: 'tomas@porchlight.example' }
export const visitor = { name: 'Ann Archer', email: 'ann.archer@example.com' }
export const openForm = '/api/submit/vitality/sugar-free-blueprint'

/** Addresses that only somebody gets who signs up or works here. */
export type Known = {
  done: string
  unsubscribe: string
  ownData: string
  guide: string
  /** Cookies. */
  owner: string
  viewer: string
}

export const getToKnow = async (production: Production, outsider: Outsider): Promise<Known> => {
  const from = '127.0.2.1'
  const done = await outsider.sendForm(openForm, visitor, { from })
  await outsider.sendForm('/api/submit/spotlight/speaking-guide', visitor, { from })
  const links = await linksTo(production, visitor.email, 2)
  return {
    done: done.headers.location ?? '',
    unsubscribe: pathIn(links, /\/u\/[\w-]+/),
    ownData: `${pathIn(links, /\/u\/[\w-]+/)}/data`,
    guide: pathIn(links, /\/private\/spotlight\/.+\.pdf/),
    owner: await signIn(production, outsider, people.owner),
    viewer: await signIn(production, outsider, people.viewer),
  }
}

export const signIn = async (
  production: Production,
  outsider: Outsider,
  email: string,
  headers: Record<string, string> = {},
): Promise<string> => {
  const token = await signInToken(production, outsider, email)
  return cookieOf(await outsider.sendForm('/staff/sign-in', { token }, { headers }))
}

/** Of a new link in the mail, which another visitor asks for each time. */
export const signInToken = async (production: Production, outsider: Outsider, email: string) => {
  const before = (await production.product.sink.mailsTo(email)).length
  await outsider.sendForm('/staff/sign-in', { email }, { from: `127.0.3.${(asked += 1)}` })
  const links = await linksTo(production, email, before + 1)
  return /token=([\w-]+)/.exec(links.at(-1) ?? '')?.[1] ?? ''
}
let asked = 0

/** In the text of all mails to `email`, once there are as many as `count`. */
const linksTo = async ({ product }: Production, email: string, count: number): Promise<string[]> => {
  const deadline = Date.now() + 20_000
  let mails = await product.sink.mailsTo(email)
  for (; mails.length < count && Date.now() < deadline; mails = await product.sink.mailsTo(email))
    await pause(50)
  if (mails.length < count) throw new Error(`${email} got ${mails.length} mails, not ${count}.`)
  const texts = await Promise.all(mails.map(async ({ raw }) => (await PostalMime.parse(raw)).text ?? ''))
  return texts.flatMap((text) => text.match(/https:\/\/[^\s<>)]+/g) ?? [])
}

const pathIn = (links: string[], pattern: RegExp): string => {
  const found = links.map((link) => pattern.exec(link)?.[0]).find((path) => path !== undefined)
  if (found === undefined) throw new Error(`No mail has a link like ${pattern}.`)
  return found
}
