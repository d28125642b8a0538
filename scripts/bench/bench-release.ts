import type { Site } from '../../engine/campaign/release/release.ts'
import { writeFakeRelease } from '../../tests/fakes/fake-release.ts'
import { fakeSite } from '../../tests/fakes/fake-site.ts'

/** A release with one campaign whose visitors wait for no mail, and whose journey goes on the next day. */
export const writeBenchRelease = async (folder: string): Promise<void> => {
  const campaign = fakeSite.campaigns['vitality/blueprint']
  if (!campaign) throw new Error('the sample site has no such campaign')
  const email = { id: 'vitality/welcome', subject: 'Welcome {name}', preheader: '' }
  const site: Site = {
    ...fakeSite,
    campaigns: {
      [campaign.id]: {
        ...campaign,
        pipeline: [
          { step: 'lead', source: 'bench', metadata: {} },
          { step: 'journey', first: '24h', sequence: [{ email: 'welcome', after: 24 }] },
          { step: 'email', email: 'welcome', onError: 'logged', wait: 0, nameFallback: 'there' },
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
  await writeFakeRelease(folder, site)
}
