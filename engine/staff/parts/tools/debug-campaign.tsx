import {
  getDebugDetails,
  retryFailedMails,
  type DebugDetails,
  type Row,
} from '../../../campaign/staff/debug.ts'
import { useAnswer, useCommand } from '../../use-answer.ts'
import { Answered } from '../answered.tsx'
import { Button } from '../button.tsx'
import { counted } from '../counted.ts'
import { mayAct, useMe } from '../use-me.ts'
import { Deliveries } from './deliveries.tsx'
import { Result } from './result.tsx'
import { RowFacts } from './row-facts.tsx'
import { RowTable } from './row-table.tsx'

/** `campaign`: the id of its row. */
export const DebugCampaign = ({ campaign }: { campaign: string | null }) =>
  campaign === null ? (
    <p className="panel text-soft">Choose a campaign under “Campaigns”.</p>
  ) : (
    <Details key={campaign} campaign={campaign} />
  )

const Details = ({ campaign }: { campaign: string }) => (
  <Answered of={useAnswer(getDebugDetails, { campaign })} failed="Failed to load campaign details">
    {(details) => (
      <div className="grid gap-8">
        <Facts details={details} />
        <Deliveries rows={details.deliveries} />
        <Journey rows={details.sequences} />
        <Retry campaign={campaign} />
      </div>
    )}
  </Answered>
)

const Facts = ({ details: { campaign, landingPage } }: { details: DebugDetails }) => (
  <section aria-labelledby="campaign">
    <h2 id="campaign" className="title-2 mb-3">
      {String(campaign?.['name'])}
    </h2>
    {campaign ? (
      <RowFacts
        columns={['campaign', 'is_active', 'from_name', 'from_email', 'subject_template', 'id']}
        row={campaign}
      />
    ) : (
      <p className="text-soft">There is no such campaign.</p>
    )}
    {landingPage && (
      <a className="link inline-block" href={String(landingPage['url'])}>
        {String(landingPage['url'])}
      </a>
    )}
  </section>
)

const Journey = ({ rows }: { rows: Row[] }) => (
  <section aria-labelledby="sequence">
    <h2 id="sequence" className="title-2 mb-3">
      Emails of the journey
    </h2>
    <RowTable
      label="Emails of the journey"
      columns={['position', 'email', 'subject', 'anchor', 'delay_hours', 'is_active']}
      rows={rows}
      none="It has no journey."
    />
  </section>
)

const Retry = ({ campaign }: { campaign: string }) => {
  const retry = useCommand(retryFailedMails)
  const { data, error, isPending } = retry
  if (!mayAct(useMe())) return null
  const tried = data?.retried
  const said = tried === 0 ? 'There was no failed email' : `${counted(tried ?? 0, 'email')} on the way again`
  return (
    <div>
      <Result of={{ data: tried === undefined ? undefined : { said }, error }} failed="Failed to try again" />
      <Button busy={isPending} onClick={() => retry.mutate({ campaign })}>
        Try failed emails again
      </Button>
    </div>
  )
}
