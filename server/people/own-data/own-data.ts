import type { OwnData as Stored } from '../../../engine/campaign/release/view.ts'
import type { Exported } from '../../../engine/campaign/staff/person-commands.ts'
import { findLink, senderIn, type Sender } from '../../subscriptions/unsubscribe-link.ts'
import type { By, Command } from '../commands/command.ts'
import { performAlone } from '../commands/perform.ts'
import { findByAddress, type Person } from '../person/person.ts'
import { eraseOwnData } from './erase-own-data.ts'
import { exportOwnData } from './export-own-data.ts'
import { leaveAll } from './leave-all.ts'
import { mailOwnDataLink, type MailDeps } from './mail-own-data-link.ts'
import { isOwnDataKey } from './own-data-key.ts'
import { storedInShort } from './stored-in-short.ts'

/** `token`: of an unsubscribe link; `key`: what the mail has that was asked for behind it. */
export type Link = { token: string; key: string }

export type OwnData = ReturnType<typeof createOwnData>

/** What people do with what is stored of them. All return null where the link does not open. */
export const createOwnData = (deps: MailDeps) => {
  const { pool, secret, clock } = deps
  const site = () => deps.releases.current().site
  const find = async ({ token, key }: Link): Promise<Person | null> => {
    const link = await findLink(pool, token)
    const isOpen = link && isOwnDataKey(secret, { token, ...link }, key, clock.now())
    return isOpen ? findByAddress(pool, link.coach, link.addressHash) : null
  }
  const act = async <Answer>(link: Link, ipHash: string, command: Command<object, Answer>) => {
    const person = await find(link)
    return person && performAlone(deps, { person, by: visitor(ipHash) }, command, {})
  }
  return {
    /** In whose look its pages are; null: there is no such link. */
    senderOf: async (token: string): Promise<Sender | null> => {
      const link = await findLink(pool, token)
      return link && senderIn(site(), link.coach)
    },
    mailLink: (token: string, ipHash: string): Promise<void> => mailOwnDataLink(deps, token, ipHash),
    isOpen: async (link: Link): Promise<boolean> => (await find(link)) !== null,
    read: async (link: Link): Promise<(Stored & { hasOtherCoaches: boolean }) | null> => {
      const person = await find(link)
      if (!person) return null
      const shown = { site: site(), fill: deps }
      const stored = await storedInShort(pool, shown, { person, now: clock.now() })
      // Of the installation: who else knows this person is not said.
      return { ...stored, hasOtherCoaches: Object.keys(shown.site.coaches).length > 1 }
    },
    export: (link: Link, ipHash: string): Promise<Exported | null> => act(link, ipHash, exportOwnData),
    erase: (link: Link, ipHash: string) => act(link, ipHash, eraseOwnData(deps)),
    leaveAll: async (link: Link, ipHash: string): Promise<true | null> => {
      const person = await find(link)
      if (!person) return null
      await leaveAll(deps, { ...person, now: clock.now(), by: visitor(ipHash) })
      return true
    },
  }
}

const visitor = (ipHash: string): By => ({ staff: 'visitor', ipHash })
