import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { CampaignFigures } from '../../../campaign/staff/campaigns.ts'
import { conversion, number } from './number.ts'

type Props = { funnel: CampaignFigures['funnel']; campaign: string }

/** From the open page to the mail: each step with its part of the one before. */
export const Funnel = ({ funnel, campaign }: Props) => {
  const { views, starts, submissions, accepted, bounces } = funnel
  const widest = Math.max(views, starts, submissions, 1)
  return (
    <section aria-labelledby="funnel">
      <h2 id="funnel" className="sr-only">
        Funnel
      </h2>
      <ol className="funnel">
        <Step name="Views" value={number(views)} share={views / widest} />
        <Step name="Form starts" value={number(starts)} {...ofViews(starts, views)} share={starts / widest} />
        <Step
          name="Submissions"
          value={
            <Link to={`/staff/leads?campaign=${encodeURIComponent(campaign)}`}>{number(submissions)}</Link>
          }
          {...ofViews(submissions, views)}
          share={submissions / widest}
        />
        <Step name="Emails accepted" value={number(accepted)} note="By mail servers" />
        <Step name="Bounces" value={number(bounces)} note="Addresses refused" />
      </ol>
    </section>
  )
}

const ofViews = (some: number, views: number) =>
  views === 0 ? {} : { note: `${conversion(some, views)} of views` }

type StepProps = { name: string; value: ReactNode; note?: string; share?: number }

const Step = ({ name, value, note, share }: StepProps) => (
  <li className="funnel-step">
    <span className="figure-name">{name}</span>
    <span className="figure-value">{value}</span>
    <span className="figure-note">{note}</span>
    {share !== undefined && (
      <svg aria-hidden className="funnel-bar" viewBox="0 0 100 4" preserveAspectRatio="none">
        <rect width={share * 100} height="4" />
      </svg>
    )}
  </li>
)
