import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import type { Done, Erased } from '../../../campaign/staff/person-commands.ts'
import { getPerson, type Person } from '../../../campaign/staff/people.ts'
import { Lead } from '../../../campaign/staff/leads.ts'
import { CallFailed } from '../../call.ts'
import { Address } from '../../parts/address.tsx'
import { Answered } from '../../parts/answered.tsx'
import { Avatar, initialsOf } from '../../parts/avatar.tsx'
import { CoachFace, CoachName } from '../../parts/coach-face.tsx'
import { Empty } from '../../parts/empty.tsx'
import { FindLead } from '../../parts/find.tsx'
import { useMayAct } from '../../parts/known-me.ts'
import { useKnownTitle } from '../../parts/known-title.ts'
import { useListed } from '../../parts/listed.ts'
import { Wait } from '../../parts/figure.tsx'
import { Moment } from '../../parts/moment.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Actions, UnknownActions } from '../../parts/person/actions.tsx'
import { Answers } from '../../parts/person/answers.tsx'
import { DueList } from '../../parts/person/due-list.tsx'
import { Notes } from '../../parts/person/notes.tsx'
import { Unreached } from '../../parts/person/unreached.tsx'
import { Report } from '../../parts/person/report.ts'
import { SeatFact } from '../../parts/person/seat-fact.tsx'
import { Said } from '../../parts/person/said.tsx'
import { somebody } from '../../parts/person/sample-person.ts'
import { SignUps } from '../../parts/person/sign-ups.tsx'
import { Tags } from '../../parts/person/tags.tsx'
import { Timeline } from '../../parts/person/timeline.tsx'
import { Reported } from '../../parts/reported.tsx'
import { Screen } from '../../parts/screen.tsx'
import { nothingSent } from '../../parts/stale.tsx'
import { StateBadge } from '../../parts/state-badge.tsx'
import { states } from '../../parts/states.ts'
import { useAnswer } from '../../use-answer.ts'

/** All that a coach knows of one person, and what can be done about it. */
export default function PersonScreen() {
  const { lead = '' } = useParams()
  const navigate = useNavigate()
  const [done, setDone] = useState<Done | null>(null)
  const [erased, setErased] = useState<Erased | null>(null)
  const report = (next: Done) => {
    setDone(next)
    // The lead whose page this is may be the one that went.
    if (next.lead !== null && next.lead !== lead)
      void navigate(`/staff/people/${next.lead}`, { replace: true })
  }
  if (erased) return <Gone erased={erased} />
  return (
    <Report value={report}>
      <Known key={lead} lead={lead} done={done} onErased={setErased} />
    </Report>
  )
}

const unknown = 'Person'

type Props = { lead: string; done: Done | null; onErased: (erased: Erased) => void }

const Known = ({ lead, done, onErased }: Props) => {
  const person = useAnswer(getPerson, { lead })
  const { data } = person
  const listed = useListed(Lead, lead)
  const mayAct = useMayAct()
  const isGone = person.error instanceof CallFailed && person.error.status === 404
  const brief = person.error && !isGone ? listed : undefined
  const who = data ?? brief
  const title = useKnownTitle(data && (data.name ?? data.email), isGone ? 'No such person' : unknown, isGone)
  return (
    <Screen
      title={title}
      {...(mayAct && { away: nothingSent })}
      isGuess={!data && !person.error && title === unknown}
      back={{ to: '/staff/leads', label: 'Leads' }}
      mark={
        who ? (
          <Avatar name={who.name} email={who.email} large />
        ) : (
          !isGone && <Unknown name={title === unknown ? null : title} />
        )
      }
      lead={
        data ? <Facts person={data} /> : brief ? <Listed lead={brief} /> : !person.error && <UnknownFacts />
      }
      actions={
        data ? (
          <Actions person={data} onErased={onErased} />
        ) : person.error || !mayAct ? undefined : (
          <UnknownActions />
        )
      }
    >
      <Reported of={done}>{done && <Said done={done} />}</Reported>
      {isGone ? (
        <NoSuchPerson />
      ) : (
        <Answered of={person} sample={somebody} failed="The answers and notes could not be loaded">
          {(known) => (
            <>
              <Unreached reach={known.reach} />
              <div className="person">
                <div className="person-side">
                  <Answers forms={known.forms} />
                  <Notes notes={known.notes} />
                  {/* Their place depends on what is above. */}
                  {known !== somebody && (
                    <>
                      <SignUps person={known} />
                      <Tags person={known} />
                    </>
                  )}
                </div>
                <div className="person-main">
                  {known !== somebody && <DueList person={known} />}
                  <Timeline lead={lead} who={known.name ?? 'The person'} />
                </div>
              </div>
            </>
          )}
        </Answered>
      )}
    </Screen>
  )
}

const NoSuchPerson = () => (
  <Empty isGone step={<FindLead />}>
    They may have been erased, or the link is out of date. A part of the name or of the address is enough to
    find somebody.
  </Empty>
)

/** The colour comes with the address. */
const Unknown = ({ name }: { name: string | null }) => (
  <span aria-hidden className="avatar avatar-large avatar-none">
    {name !== null && initialsOf(name)}
  </span>
)

const UnknownFacts = () => (
  <div className="grid gap-2 md:mt-2">
    <p className="flex flex-wrap gap-x-4 gap-y-1">
      <Wait as="somebody.there@some-company.com" />
      <Wait as="The name of a coach" />
    </p>
    <p>
      <Wait as="Gets email" />
    </p>
  </div>
)

const Facts = ({ person }: { person: Person }) => (
  <div className="grid gap-2 md:mt-2">
    <p className="flex flex-wrap gap-x-4 gap-y-1 wrap-anywhere">
      <a href={`mailto:${person.email}`}>
        <Address of={person.email} />
      </a>
      <CoachName coach={person.coach} brand={person.brand} />
    </p>
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <StateBadge of={states.address[person.reach]} />
      {person.reachSince !== null && (
        <span className="text-sm">
          since <Moment isWithin at={person.reachSince} />
        </span>
      )}
      {person.signUps
        .flatMap(({ seats }) => seats)
        .map((seat) => (
          <SeatFact key={seat.event} seat={seat} />
        ))}
    </div>
  </div>
)

/** What a list says of them. */
const Listed = ({ lead: { email, coach, title, source } }: { lead: Lead }) => (
  <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 wrap-anywhere">
    <a href={`mailto:${email}`}>
      <Address of={email} />
    </a>
    <span className="coach">
      <CoachFace coach={coach} />
      {title ?? source}
    </span>
  </p>
)

const Gone = ({ erased }: { erased: Erased }) => (
  <Screen title="Erased" back={{ to: '/staff/leads', label: 'Leads' }}>
    <Notice>
      <Said done={erased} />
    </Notice>
    <h2 className="title-2 mb-3">Still to do by hand</h2>
    <ol className="sheet lines steps">
      {erased.byHand.map((place) => (
        <li key={place} className="line flex-nowrap">
          {place}
        </li>
      ))}
    </ol>
  </Screen>
)
