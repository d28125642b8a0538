import { z } from 'zod'
import { hostName } from './host-name.ts'
import { Path } from './path.ts'

export const SiteFile = z
  .strictObject({
    name: z.string().min(1).describe("The product's name on its own small pages."),
    shortcuts: z
      .record(z.string().regex(/^\S{1,100}$/, { error: 'must be one word, without blanks' }), Path)
      .default({})
      .describe('"/?r=<word>" leads to this path. Words are matched to the letter.'),
    schedulerHosts: z
      .array(hostName('host name', 'calendly.com'))
      .default([
        'calendly.com',
        'cal.com',
        'app.acuityscheduling.com',
        'calendar.google.com',
        'meetings.hubspot.com',
        'tidycal.com',
        'savvycal.com',
        'zcal.co',
      ])
      .describe('Hosts that calls may be booked at; a scheduler elsewhere is refused. Subdomains count.'),
    webhookHosts: z
      .array(hostName('host name', 'hooks.example.com'))
      .default([])
      .describe(
        'Hosts that the step "webhook" may post answers to, such as hooks.zapier.com; any other is refused. Subdomains count.',
      ),
    senderDomains: z
      .array(hostName('domain', 'example.com'))
      .min(1)
      .optional()
      .describe(
        'Domains that mails may come from: those that SPF and DKIM are set up for. Subdomains count. Left out, a coach with hosts sends from a domain of these.',
      ),
  })
  .describe('Settings of the whole site.')
export type SiteFile = z.infer<typeof SiteFile>
