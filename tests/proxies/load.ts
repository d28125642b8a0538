import { Agent } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import type { Outsider, Reply } from '../security/outsider.ts'
import { openForm } from '../security/known.ts'

export type Tally = { pages: number; forms: number; failed: string[] }

const pagesASecond = 40
const formsASecond = 15

/** Steady until `stop`: every second page over a connection that stays open, every form from another visitor. */
export const startLoad = (outsider: Outsider, name: string) => {
  const tally: Tally = { pages: 0, forms: 0, failed: [] }
  const kept = Array.from({ length: 8 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  const sent: Promise<void>[] = []
  const ending = new AbortController()
  const note = async (what: string, reply: Promise<Reply>, expected: number) => {
    try {
      const { status, text } = await reply
      if (status !== expected) tally.failed.push(`${what}: ${status} ${text.slice(0, 80)}`)
    } catch (error) {
      tally.failed.push(`${what}: ${String(error)}`)
    }
  }
  const getPage = () => {
    const at = (tally.pages += 1)
    const agent = at % 2 === 0 ? kept[(at / 2) % kept.length] : undefined
    const path = at % 3 === 0 ? '/' : '/sugar-free-blueprint'
    sent.push(note('page', outsider.send({ path, ...(agent && { agent }) }), 200))
  }
  const sendForm = () => {
    const at = (tally.forms += 1)
    const from = `127.1.${(at >> 7) & 255}.${(at & 127) + 1}`
    const values = { name: 'Ann Archer', email: `${name}-${at}@visitors.example` }
    sent.push(note('form', outsider.sendForm(openForm, values, { from }), 303))
  }
  const repeat = async (aSecond: number, act: () => void) => {
    while (!ending.signal.aborted) {
      act()
      await pause(1000 / aSecond)
    }
  }
  const running = [repeat(pagesASecond, getPage), repeat(formsASecond, sendForm)]
  return {
    stop: async (): Promise<Tally> => {
      ending.abort()
      await Promise.all(running)
      await Promise.all(sent)
      for (const agent of kept) agent.destroy()
      return tally
    },
  }
}
