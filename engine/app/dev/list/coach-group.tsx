import type { DevCoach } from '../../../campaign/preview/dev-view.ts'
import { CampaignRow } from './campaign-row.tsx'
import { counted } from '../../../words/counted.ts'
import { EditorLink } from '../files/editor-link.tsx'

export const CoachGroup = ({ coach, count }: { coach: DevCoach; count: number }) => (
  <section className="wb-coach" aria-labelledby={`coach-${coach.slug}`}>
    <header className="wb-coach-head">
      <span className="wb-look" aria-hidden="true">
        {coach.colours.map((colour) => (
          <span key={colour} style={{ background: colour }} />
        ))}
      </span>
      <h2 id={`coach-${coach.slug}`}>{coach.brand}</h2>
      <EditorLink at={coach.open}>{coach.file}</EditorLink>
      <span className="wb-count">{counted(count, 'campaign')}</span>
      {coach.diagnostics.length > 0 && (
        <a className="wb-count" href="#diagnostics">
          {counted(coach.diagnostics.length, 'diagnostic')}
        </a>
      )}
    </header>
    {count === 0 && <p className="wb-quiet">No campaign file in this folder yet.</p>}
    <ul>
      {coach.campaigns.map((campaign) => (
        <CampaignRow key={campaign.file} campaign={campaign} />
      ))}
    </ul>
  </section>
)
