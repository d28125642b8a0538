import { clsx } from 'clsx'
import { useSearchParams } from 'react-router-dom'
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
import { MailFrame } from '../mails/mail-frame.tsx'
import { Technical } from '../technical.tsx'
import { useMayAct } from '../known-me.ts'
import { OnceBack } from '../queue/mail-down.tsx'
import { Empty } from '../empty.tsx'
import { Select } from '../field.tsx'
import { Deliveries } from './deliveries.tsx'
import { Result } from './result.tsx'
import { rowName } from './row-name.ts'
import { RowFacts } from './row-facts.tsx'
import { RowTable } from './row-table.tsx'

type Props = { campaigns: Row[]; campaign: string | null }

/** `campaign`: the id of its row; another one can be chosen. */
export const DebugCampaign = ({ campaigns, campaign }: Props) => {
  const [, setSearch] = useSearchParams()
  if (campaign === null)
    return (
      <Empty isPart title="There is no campaign yet">
        What is stored about one campaign, its emails and its deliveries appears here.
      </Empty>
    )
  return (
    <>
      <Select
        label="Campaign"
        className="mb-6 max-w-md"
        value={campaign}
        options={campaigns.map((row) => ({ value: String(row['id']), label: rowName(row) }))}
        onChange={({ currentTarget: { value } }) =>
          setSearch({ tab: 'details', campaign: value }, { replace: true })
        }
      />
      <Details key={campaign} campaign={campaign} />
    </>
  )
}

const Details = ({ campaign }: { campaign: string }) => (
  <Answered of={useAnswer(getDebugDetails, { campaign })} failed="The campaign’s details could not be loaded">
    {(details) => (
      <>
        <Retry campaign={campaign} failed={details.canTryAgain} />
        <div className={clsx('grid gap-8', hasMail(details) && 'debug-read')}>
          <div className="slim-tables grid min-w-0 content-start gap-8">
            <Facts details={details} />
            <Deliveries
              rows={details.deliveries}
              none="No email of this campaign was sent yet."
              column="email"
              nameOf={({ subject }) => subject}
              isAlikeKnown
            />
            <Journey rows={details.sequences} />
          </div>
          {hasMail(details) && (
            <section aria-labelledby="sign-up-mail" className="debug-mail">
              <div className="panel-head">
                <h2 id="sign-up-mail" className="title-2">
                  What a reader gets first
                </h2>
                <a
                  className="link -my-2"
                  href={`/staff/sign-up-mails/${campaign}`}
                  target="_blank"
                  rel="noreferrer"
                >
                  Open the whole email
                </a>
              </div>
              <MailFrame title="The first email" src={`/staff/sign-up-mails/${campaign}`} />
            </section>
          )}
        </div>
      </>
    )}
  </Answered>
)

const hasMail = ({ campaign }: DebugDetails) => typeof campaign?.['subject_template'] === 'string'

/** The choice above names it already. */
const Facts = ({ details: { campaign, landingPage, sequences } }: { details: DebugDetails }) => (
  <section aria-labelledby="campaign">
    <h2 id="campaign" className="sr-only">
      {campaign ? String(campaign['name']) : 'Unknown campaign'}
    </h2>
    {campaign ? (
      <div className="panel">
        <RowFacts
          columns={['from_name', 'from_email', 'subject_template', 'url', 'is_active']}
          row={{ ...campaign, url: landingPage?.['url'] }}
        />
        <Technical>
          <RowFacts
            columns={['campaign', 'id', 'emails']}
            row={{ ...campaign, emails: filesOf(sequences) }}
          />
        </Technical>
      </div>
    ) : (
      <p className="text-soft">There is no such campaign.</p>
    )}
  </section>
)

const filesOf = (rows: Row[]) => (rows.length > 0 ? rows.map(({ email }) => String(email)).join(', ') : null)

const Journey = ({ rows }: { rows: Row[] }) => (
  <section aria-labelledby="sequence">
    <h2 id="sequence" className="title-2 mb-3">
      Emails of the journey
    </h2>
    <RowTable
      label="Emails of the journey"
      columns={['subject', 'position', 'delay_hours', 'anchor', 'is_active']}
      rows={rows}
      none="It has no email after the first."
    />
  </section>
)

const Retry = ({ campaign, failed }: { campaign: string; failed: number }) => {
  const retry = useCommand(retryFailedMails)
  const { data, error, isPending } = retry
  if (!useMayAct()) return null
  const tried = data?.retried
  const said = tried === 0 ? 'There was no failed email' : `${counted(tried ?? 0, 'email')} on the way again`
  return (
    <>
      <Result of={{ data: tried === undefined ? undefined : { said }, error }} failed="Failed to try again" />
      {failed > 0 && (
        <div className="sheet lit debug-retry">
          <p>
            <b className="font-semibold">{`${counted(failed, 'email')} of this campaign failed.`}</b> The
            reason is with each below: try again once it is gone.
          </p>
          <Button busy={isPending} onClick={() => retry.mutate({ campaign })}>
            {failed === 1 ? 'Try the failed email again' : `Try ${failed} failed emails again`}
          </Button>
          <OnceBack>{`${failed === 1 ? 'It leaves' : 'They leave'} once the mail server is back.`}</OnceBack>
        </div>
      )}
    </>
  )
}
