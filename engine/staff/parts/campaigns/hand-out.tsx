import type { CampaignFigures } from '../../../campaign/staff/campaigns.ts'

/** The campaign's named links, to be copied. */
export const HandOut = ({ links }: { links: CampaignFigures['links'] }) => (
  <section aria-labelledby="links">
    <h2 id="links" className="title-2 mb-3">
      Links to hand out
    </h2>
    {links.length === 0 ? (
      <p className="aside">
        None yet. A short link for each place where you share the page, such as a profile or a newsletter,
        shows how many came from there. Whoever edits the campaign’s file adds it:{' '}
        <code className="mt-2 block">{'links: { reels: instagram }'}</code>
      </p>
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
