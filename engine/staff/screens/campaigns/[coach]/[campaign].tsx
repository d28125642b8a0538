import { useParams } from 'react-router-dom'
import { CampaignRow, getCampaign, type CampaignFigures } from '../../../../campaign/staff/campaigns.ts'
import { Answered } from '../../../parts/answered.tsx'
import { CoachFace } from '../../../parts/coach-face.tsx'
import { Badge } from '../../../parts/badge.tsx'
import { CampaignActions, UnknownActions } from '../../../parts/campaigns/campaign-actions.tsx'
import { ShareLink } from '../../../parts/campaigns/share-link.tsx'
import { Changes } from '../../../parts/campaigns/changes.tsx'
import { busyDays, DayTable } from '../../../parts/campaigns/day-table.tsx'
import { Wait } from '../../../parts/figure.tsx'
import { Funnel, UnknownFunnel } from '../../../parts/campaigns/funnel.tsx'
import { HandOut } from '../../../parts/campaigns/hand-out.tsx'
import { Plot } from '../../../parts/campaigns/plot.tsx'
import { RateKey, ShareKey } from '../../../parts/campaigns/share-bar.tsx'
import { sampleFigures } from '../../../parts/campaigns/sample-campaigns.ts'
import { SourceTable } from '../../../parts/campaigns/source-table.tsx'
import { Empty } from '../../../parts/empty.tsx'
import { titleOfSlug, useKnownTitle } from '../../../parts/known-title.ts'
import { useListed } from '../../../parts/listed.ts'
import { zone } from '../../../parts/moment.tsx'
import { PeriodPicker, usePeriod } from '../../../parts/period-picker.tsx'
import { Screen } from '../../../parts/screen.tsx'
import { useAnswer } from '../../../use-answer.ts'

/** Who came to a campaign, from where, and what became of it. */
export default function Campaign() {
  const { coach = '', campaign = '' } = useParams()
  const period = usePeriod('30')
  const figures = useAnswer(getCampaign, { coach, campaign, period, zone })
  const listed = useListed(CampaignRow, `${coach}/${campaign}`)
  const { name, brand, path, live } = figures.data ?? listed ?? {}
  const title = useKnownTitle(name, titleOfSlug(campaign))
  return (
    <Screen
      title={title}
      isGuess={!figures.data && !figures.error && title === titleOfSlug(campaign)}
      back={{ to: '/staff/campaigns', label: 'Campaigns' }}
      mark={<CoachFace large coach={coach} />}
      lead={
        <span className="flex min-h-6 flex-wrap items-center gap-3">
          {brand ??
            (!figures.error && (
              <>
                <Wait as="The name of a coach" />
                <Wait as={`/${coach}-${campaign}`} />
              </>
            ))}
          {live ? <a href={path}>{path}</a> : path}
          {live === false && <Badge>Not live</Badge>}
        </span>
      }
      actions={
        figures.data
          ? !isEmptyOf(figures.data) && <CampaignActions campaign={figures.data} period={period} />
          : !figures.error && <UnknownActions />
      }
      figure={
        figures.data
          ? !isEmptyOf(figures.data) && (
              <Funnel funnel={figures.data.funnel} campaign={figures.data.id} period={period} />
            )
          : figures.error === null && <UnknownFunnel />
      }
    >
      {!(figures.error && !figures.data) && <PeriodPicker standard="30" className="mb-4" />}
      <Answered of={figures} sample={sampleFigures} failed="The campaign’s figures could not be loaded">
        {(data) => <Figures data={data} />}
      </Answered>
    </Screen>
  )
}

const isEmptyOf = ({ funnel: { views, starts, submissions, accepted, bounces } }: CampaignFigures) =>
  views + starts + submissions + accepted + bounces === 0

/** A plot of fewer days says less than bars. */
const fewestDays = 3

const Figures = ({ data }: { data: CampaignFigures }) => {
  const { days, sources, changes, links, id, url, live } = data
  const hasFewDays = busyDays(days).length < fewestDays
  return (
    <div className="grid gap-8">
      {isEmptyOf(data) ? (
        <Empty isPart title="Nobody came in this period" step={live && <ShareLink url={url} />}>
          Share the page’s link: views appear here a second after somebody opens it. Your own visits are not
          counted while you are signed in.
        </Empty>
      ) : (
        <>
          {!hasFewDays && <Plot days={days} changes={changes} />}
          <div className="grid items-start gap-x-6 gap-y-8 lg:grid-cols-2">
            <section aria-labelledby="by-source" className="min-w-0">
              <div className="panel-head">
                <h2 id="by-source" className="title-2">
                  By source
                </h2>
                <RateKey />
              </div>
              <div className="sheet">
                <SourceTable sources={sources} campaign={id} />
              </div>
            </section>
            <section aria-labelledby="by-day" className="min-w-0">
              <div className="panel-head">
                <h2 id="by-day" className="title-2">
                  By day
                </h2>
                {hasFewDays && <ShareKey />}
              </div>
              <div className="sheet">
                <DayTable days={days} hasBars={hasFewDays} />
              </div>
            </section>
          </div>
        </>
      )}
      <div className="grid items-start gap-x-6 gap-y-8 lg:grid-cols-2">
        <HandOut links={links} />
        <Changes changes={changes} />
      </div>
    </div>
  )
}
