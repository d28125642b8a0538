import type { Page } from 'playwright/test'
import { openEvent } from '../../engine/campaign/release/on-date.ts'
import { secondsBeforeEvents } from '../event-time.ts'
import type { Product } from '../product.ts'
import { readSite } from '../site.ts'
import { clears, expectTexts, factsOf, formOf, linksIn, rowOf, sendButton } from './flow.ts'
import type { Flow, Visitor } from './flow.ts'
import { expect } from './product.ts'

export const expectThanks = async (page: Page, flow: Flow) => {
  const isDonePage = new URL(page.url()).pathname.startsWith('/done/')
  if (clears(flow) && !isDonePage) await expect(page.locator('form [name=email]')).toHaveValue('')
  else await expect(sendButton(page)).toHaveCount(0)
  await expectTexts(page, flow.screen)
}

export const expectLead = async (product: Product, flow: Flow, { name, email }: Visitor) => {
  const [lead] = await product.query('select name, source, metadata from leads where email = $1', [email])
  expect(lead).toMatchObject({ name, source: rowOf(flow)['source'] })
  const facts = new Map<string, unknown>(Object.entries(Object(lead?.['metadata'])))
  expect([...facts.keys()].toSorted()).toEqual(factsOf(flow).toSorted())
  for (const [fact, value] of facts) if (fact in flow.answers) expect(value).toBe(flow.answers[fact])
}

export const expectLinks = async (product: Product, flow: Flow, visitor: Visitor) => {
  const links = await linksIn(product, visitor)
  for (const wanted of flow.links)
    expect(links.map((link) => link.replace(product.origin, ''))).toContainEqual(
      expect.stringMatching(wanted),
    )
  for (const link of links.filter((each) => each.startsWith(product.origin))) {
    const answer = await fetch(link)
    expect(answer.status, link).toBe(200)
    const body = Buffer.from(await answer.arrayBuffer())
    if (link.endsWith('.pdf')) expect(body.subarray(0, 5).toString()).toBe('%PDF-')
    if (link.endsWith('.ics')) expectCalendar(body.toString(), flow)
  }
  const elsewhere = links.filter((link) => !link.startsWith(product.origin) && !link.startsWith('mailto:'))
  for (const link of elsewhere) expect(new URL(link).protocol).toBe('https:')
}

/** RFC 5545: CRLF, folded lines, closed components, and the times of the event. */
const expectCalendar = (text: string, { id }: Flow) => {
  const lines = text.replaceAll('\r\n ', '').split('\r\n').filter(Boolean)
  const parts = (word: string) =>
    lines.filter((line) => line.startsWith(`${word}:`)).map((line) => line.slice(word.length + 1))
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(parts('BEGIN').toSorted()).toEqual(parts('END').toSorted())
  expect(parts('BEGIN')).toEqual(expect.arrayContaining(['VCALENDAR', 'VEVENT']))
  const planned = readSite().campaigns[id]?.event
  const event = planned && openEvent(planned, new Date(Date.now() + secondsBeforeEvents() * 1000))
  expect([...parts('DTSTART'), ...parts('DTEND')]).toEqual([event?.startsAt, event?.endsAt].map(basic))
  for (const word of ['UID', 'DTSTAMP', 'SUMMARY']) expect(parts(word), word).toHaveLength(1)
}

const basic = (iso = '') => iso.replaceAll(/[-:]|\.\d+/g, '')

export const expectFailure = async (page: Page, flow: Flow, visitor: Visitor) => {
  await expectTexts(page, flow.refused ?? [formOf(flow).messages.error.title])
  await expect(page.locator('form [name=email]')).toHaveValue(visitor.email)
  const name = page.locator('form [name=name]')
  if ((await name.count()) > 0) await expect(name).toHaveValue(visitor.name)
}

export const expectStay = async (page: Page, flow: Flow, visitor: Visitor) => {
  for (const text of flow.refused ?? [])
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('form [name=email]')).toHaveValue(visitor.email)
  const slot = page.locator('form .notice a, .notice a').first()
  await expect(slot).toHaveAttribute('href', /^https:\/\//)
  await expect(slot).toHaveAttribute('target', '_blank')
  await expect(slot).toHaveAttribute('rel', /noopener/)
}
