import type { View } from '../../campaign/release/view.ts'
import { staffWords } from '../../words/en.ts'
import { stepWords } from '../../words/step-words.ts'
import { StaffHouse } from './staff-house.tsx'
import { Notice } from './staff-notice.tsx'
import { Counts, Moment, Table, TitledTable } from './table.tsx'

type Props = { site: string } & Extract<View, { page: 'staff/overview' }>['data']

export const Overview = (props: Props) => {
  const { site, counts, submissions, failed, lost, events, mails, notice, mayAct } = props
  return (
    <StaffHouse site={site}>
      <h1 className="title-2xl">{staffWords.overview}</h1>
      <Notice notice={notice} />
      <Counts counts={counts} />
      {lost.length > 0 && <DeadLetters lost={lost} mayAct={mayAct} />}
      {failed.length > 0 && <Failed failed={failed} />}
      <TitledTable
        label={staffWords.submissions}
        none={staffWords.noSubmissions}
        head={[staffWords.received, staffWords.email, staffWords.campaign, staffWords.state]}
        rows={submissions.map(({ id, createdAt, campaign, email, state }) => [
          <a key="at" href={`/staff/submissions/${encodeURIComponent(id)}`}>
            <Moment at={createdAt} />
          </a>,
          email,
          campaign,
          state,
        ])}
      />
      {events.length > 0 && <Events events={events} />}
      <Mails mails={mails} />
    </StaffHouse>
  )
}

const Failed = ({ failed }: Pick<Props, 'failed'>) => (
  <TitledTable
    label={stepWords.failed}
    head={[stepWords.changed, staffWords.campaign, stepWords.step, staffWords.state, stepWords.why]}
    rows={failed.map(({ submission, campaign, step, state, lastError, endedAt }) => [
      submission === null ? (
        <Moment key="at" at={endedAt} />
      ) : (
        <a key="at" href={`/staff/submissions/${encodeURIComponent(submission)}`}>
          <Moment at={endedAt} />
        </a>
      ),
      campaign,
      step,
      stepWords.states[state] ?? state,
      lastError ?? staffWords.none,
    ])}
  />
)

const Events = ({ events }: Pick<Props, 'events'>) => (
  <TitledTable
    label={staffWords.events}
    head={[staffWords.starts, staffWords.event, staffWords.taken, staffWords.state]}
    rows={events.map(({ id, title, taken, capacity, startsAt, status }) => [
      startsAt === null ? staffWords.none : <Moment key="at" at={startsAt} />,
      `${title} (${id})`,
      staffWords.takenOf(taken, capacity),
      status === 'withdrawn' ? staffWords.withdrawn : status,
    ])}
  />
)

const Mails = ({ mails }: Pick<Props, 'mails'>) => (
  <TitledTable
    label={staffWords.mails}
    none={mails === null ? staffWords.mailsElsewhere : staffWords.noMails}
    head={[staffWords.sent, staffWords.to, staffWords.subject]}
    rows={(mails ?? []).map(({ id, sentAt, to, subject }) => [
      <Moment key="at" at={sentAt} />,
      to,
      <a key="subject" href={`/staff/mails/${encodeURIComponent(id)}`}>
        {subject}
      </a>,
    ])}
  />
)

const DeadLetters = ({ lost, mayAct }: Pick<Props, 'lost' | 'mayAct'>) => (
  <>
    <h2 className="title-xl mt-10">{stepWords.lost}</h2>
    <p className="quiet mt-4">{stepWords.lostText}</p>
    <Table
      label={stepWords.lost}
      head={[stepWords.count, stepWords.provider, stepWords.between, stepWords.why]}
      rows={lost.map(({ provider, lastError, count, firstAt, lastAt }) => [
        mayAct ? (
          <form key="again" method="post" action="/staff/lost/try-again">
            <input type="hidden" name="provider" value={provider} />
            {lastError !== null && <input type="hidden" name="reason" value={lastError} />}
            <button className="staff-press" type="submit">
              {stepWords.tryAll(count)}
            </button>
          </form>
        ) : (
          count
        ),
        provider,
        <Between key="between" first={firstAt} last={lastAt} />,
        lastError ?? staffWords.none,
      ])}
    />
  </>
)

const Between = ({ first, last }: { first: string; last: string }) =>
  first === last ? (
    <Moment at={last} />
  ) : (
    <>
      <Moment at={first} />
      <br />
      <Moment at={last} />
    </>
  )
