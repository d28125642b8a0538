import type { ServedSite } from '../../engine/campaign/release/release.ts'
import { fakeSite } from '../../tests/fakes/fake-site.ts'

/** One campaign whose visitors wait for no mail, and whose journey continues the next day. */
export const benchSite = (): ServedSite => {
  const campaign = fakeSite.campaigns['vitality/blueprint']
  if (!campaign) throw new Error('the sample site has no such campaign')
  const email = { id: 'vitality/welcome', subject: 'Welcome {name}', preheader: '' }
  return {
    ...fakeSite,
    campaigns: {
      [campaign.id]: {
        ...campaign,
        pipeline: [
          { step: 'lead', source: 'bench', metadata: {} },
          { step: 'journey', first: '24h', sequence: [{ email: 'welcome', after: 24 }] },
          { step: 'email', email: 'welcome', onError: 'logged', wait: 0 },
        ],
        sequences: [],
      },
    },
    emails: {
      [email.id]: {
        ...email,
        html: `<p>Hello {name}</p>${'<p>Three minutes of reading, and a link.</p>'.repeat(60)}<p>{unsubscribeUrl}</p>`,
        text: `Hello {name}\n${'Three minutes of reading, and a link.\n'.repeat(60)}{unsubscribeUrl}`,
      },
    },
  }
}
