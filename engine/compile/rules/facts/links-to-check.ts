import { Coach } from '../../../campaign/schema/coach.ts'
import { Href } from '../../../campaign/schema/words.ts'
import { unsafeAddress } from '../../diagnostics/unsafe-address.ts'
import type { ParsedCampaign, ParsedCoach, ParsedEmail } from '../../parse/parsed-files.ts'
import { walkSchema } from '../../schema/walk-schema.ts'
import type { Anchors } from './anchors-of.ts'
import { isSurelyThere, targetOf } from './link-target.ts'
import { linksInMail } from './links-in-mail.ts'
import { find, referencesOf } from './references-of.ts'
import type { Found } from './references-of.ts'

/** A key of a file, as plain JSON. */
export type KeyPath = (string | number)[]

export type WrittenLink = [href: string, at: KeyPath]

/** `offset`: in the Markdown below the head of the mail. */
export type MailLink = [href: string, offset: number]

export const linksOfCampaign = (parsed: ParsedCampaign, own: Anchors): WrittenLink[] =>
  referencesOf(parsed).links.flatMap((found) => linkIn(found, own))

export const linksOfCoach = ({ raw }: ParsedCoach): WrittenLink[] =>
  find(walkSchema(Coach, raw), Href).flatMap((found) => linkIn(found, []))

const linkIn = ({ text, path }: Found, own: Anchors): WrittenLink[] => {
  const target = targetOf(text)
  if (!target || isSurelyThere(target, own) || (text.startsWith('https:') && unsafeAddress(text))) return []
  return [[text, path.map((key) => (typeof key === 'number' ? key : String(key)))]]
}

export const linksOfMail = ({ markdown }: ParsedEmail): MailLink[] =>
  linksInMail(markdown).flatMap(({ href, offset }) => {
    const target = href.startsWith('/') || href.startsWith('https://') ? targetOf(href) : null
    const isLeftOut = !target || isSurelyThere(target, []) || (!href.startsWith('//') && unsafeAddress(href))
    return isLeftOut ? [] : [[href, offset] satisfies MailLink]
  })
