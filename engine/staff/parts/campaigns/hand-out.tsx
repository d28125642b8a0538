import type { CampaignFigures } from '../../../campaign/staff/campaigns.ts'
import { Technical } from '../technical.tsx'

/** The campaign's named links, to be copied. */
export const HandOut = ({ links }: { links: CampaignFigures['links'] }) => (
  <section aria-labelledby="links">
    <h2 id="links" className="title-2 mb-3">
      Links to hand out
    </h2>
    {links.length === 0 ? (
      <>
        <p className="aside">
          None yet. A short link for each place where you share the page, such as a profile or a newsletter,
          shows how many came from there. Each is a line in the campaign’s file.
        </p>
        <Technical>
          <p className="text-sm text-soft">
            In the file of the campaign: <code>{'links: { reels: instagram }'}</code>
          </p>
        </Technical>
      </>
    ) : (
      <dl className="panel grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {links.map(({ url, source }) => (
          <div key={url} className="contents">
            <dt className="font-semibold">{source}</dt>
            <dd className="break-all max-sm:mb-2">
              <a href={url}>{url}</a>
            </dd>
          </div>
        ))}
      </dl>
    )}
  </section>
)
