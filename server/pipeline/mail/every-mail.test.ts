import { expect, test } from 'vitest'
import { compileEmail } from '../../../engine/compile/mails/emails.ts'
import { loadSite } from '../../../engine/compile/load/load-site.ts'
import { readMailParts } from '../../../engine/compile/rules/mails/mail-parts.ts'
import { mailLimit, mailWeight } from '../../../engine/compile/rules/mails/mail-weight.ts'
import { renderEmail } from '../../../engine/email/email-layout.tsx'
import { sampleCampaign } from '../../../tests/postgres/sample-site.ts'
import { composeMail } from './compose-mail.ts'

test('each mail of every coach is sent complete, with both unsubscribe headers', () => {
  const { site } = loadSite({ dir: 'campaigns', publicOrigin: 'https://porch.example' })
  const mails = Object.entries(site?.emails ?? {})
  expect(mails.length).toBeGreaterThan(40)
  for (const [id, source] of mails) {
    const [slug = ''] = id.split('/')
    const coach = site?.coaches[slug]?.coach
    if (!coach) throw new Error(`${id} has no coach.`)
    const email = compileEmail(id, source, coach, renderEmail)
    const { headers, subject, html, text } = composeMail({
      email,
      campaign: sampleCampaign(`${slug}/guide`, []),
      coach,
      lead: { email: 'ann@person.example', name: 'Ann' },
      nameFallback: 'there',
      effectId: '4be0643f-1d98-573b-97cd-ca98a65347dd',
      publicOrigin: 'https://porch.example',
      secret: 's'.repeat(32),
    })
    const link = /^<(https:\/\/\S+\/u\/[\w-]+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1]
    expect(link, id).toBeDefined()
    expect(headers['List-Unsubscribe-Post'], id).toBe('List-Unsubscribe=One-Click')
    for (const part of [html, text]) {
      expect(part, id).toContain(link)
      expect(part.replaceAll('&amp;', '&'), id).toContain(coach.postalAddress)
      expect(part.replace(/<style[\s\S]*?<\/style>/g, ''), id).not.toMatch(/\{\w*\}/)
    }
    expect(subject, id).not.toMatch(/[{}]/)
    const validated = mailWeight(source.markdown, readMailParts(source.markdown).bytes)
    expect(Buffer.byteLength(email.html), id).toBeLessThanOrEqual(validated)
    expect(validated, id).toBeLessThan(mailLimit)
  }
})
