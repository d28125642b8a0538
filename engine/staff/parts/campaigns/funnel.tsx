import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { CampaignFigures } from '../../../campaign/staff/campaigns.ts'
import type { Period } from '../../../campaign/staff/period.ts'
import { Wait } from '../figure.tsx'
import { leadsOf } from './campaign-actions.tsx'
import { conversion, number } from './number.ts'

type Props = { funnel: CampaignFigures['funnel']; campaign: string; period: Period }

/** From the open page to the mail: each step with its part of the views, on a beam that is as wide. */
export const Funnel = ({ funnel, campaign, period }: Props) => {
  const { views, starts, submissions, accepted, bounces } = funnel
  const [all, some, few] = [views, starts, submissions].map(
    (each) => each / Math.max(views, starts, submissions, 1),
  )
  return (
    <section aria-labelledby="funnel">
      <h2 id="funnel" className="sr-only">
        Funnel
      </h2>
      <ol className="funnel">
        <Step name="Views" value={number(views)} beam={[all, some]} />
        <Step name="Form starts" value={number(starts)} {...ofViews(starts, views)} beam={[some, few]} />
        <Step
          name="Sign-ups"
          isNone={submissions === 0}
          value={<Link to={leadsOf(campaign, period)}>{number(submissions)}</Link>}
          {...ofViews(submissions, views)}
          beam={[few, few]}
        />
        <Step name="Emails accepted" value={number(accepted)} note="By mail servers" />
        <Step name="Bounces" value={number(bounces)} note="Addresses bounced" />
      </ol>
    </section>
  )
}

/** The same while it is read. */
export const UnknownFunnel = () => (
  <ol className="funnel funnel-unknown">
    <Step name="Views" value={<Wait as="0,000" />} beam={[0.3, 0.3]} />
    <Step name="Form starts" value={<Wait as="000" />} note={<Wait as="00% of views" />} beam={[0.3, 0.3]} />
    <Step name="Sign-ups" value={<Wait />} note={<Wait as="0.0% of views" />} beam={[0.3, 0.3]} />
    <Step name="Emails accepted" value={<Wait />} note="By mail servers" />
    <Step name="Bounces" value={<Wait />} note="Addresses bounced" />
  </ol>
)

const ofViews = (some: number, views: number) =>
  views === 0 ? {} : { note: `${conversion(some, views)} of views` }

/** `beam`: its width where the step begins and where the next one does, as parts of the widest. */
type StepProps = {
  name: string
  value: ReactNode
  note?: ReactNode
  beam?: [number | undefined, number | undefined]
  isNone?: boolean
}

const Step = ({ name, value, note, beam, isNone = false }: StepProps) => (
  <li className={clsx('funnel-step', isNone && 'figure-none')}>
    <span className="figure-name">{name}</span>
    <span className="figure-value">{value}</span>
    <span className="figure-note">{note}</span>
    {beam?.[0] ? (
      <svg aria-hidden className="beam" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={beamPath(beam)} />
      </svg>
    ) : null}
  </li>
)

const beamPath = ([from = 0, to = 0]: [number | undefined, number | undefined]) =>
  `M0 ${50 - 50 * from}C55 ${50 - 50 * from} 45 ${50 - 50 * to} 100 ${50 - 50 * to}V${50 + 50 * to}C45 ${50 + 50 * to} 55 ${50 + 50 * from} 0 ${50 + 50 * from}z`
