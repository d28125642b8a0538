import { useState } from 'react'
import { Link } from 'react-router-dom'
import { changeWords, placeChange } from '../../../campaign/staff/change-words.ts'
import { dismissNotice, sendNotice, type EventNotice } from '../../../campaign/staff/events.ts'
import { useCommand } from '../../use-answer.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { hasRoom } from '../has-room.ts'
import { Lamp } from '../lamp.tsx'
import { Notice } from '../notice.tsx'
import { useMayAct } from '../known-me.ts'
import { OnceBack, useIsMailDown } from '../queue/mail-down.tsx'
import { eventTime } from './announced.ts'
import { LeftOut } from './left-out.tsx'
import { NoticeMail } from './notice-mail.tsx'
import { isLink, peopleOf, type OfEvent } from './of-event.ts'

type Props = { notice: EventNotice; event: OfEvent; isLinked?: boolean; onDone: (said: string) => void }

/** A change that guests have not been told, until somebody sends or dismisses it. */
export const WaitingNotice = ({ notice, event, isLinked = false, onDone }: Props) => {
  const canAct = useMayAct()
  const [asking, setAsking] = useState<'send' | 'dismiss' | null>(null)
  const send = useCommand(sendNotice)
  const dismiss = useCommand(dismissNotice)
  const guests = peopleOf(notice.reach)
  const failed = send.error ?? dismiss.error
  const isDown = useIsMailDown()
  const changes = (
    <>
      <p className="max-w-[90ch] wrap-anywhere text-pretty">
        {changeWords(notice, dateText, placeText).join(' ')}
        {notice.from.place !== notice.to.place && isLink(notice.to.place) && (
          <>
            {' '}
            <a href={notice.to.place} className="text-nowrap">
              Open the new link
            </a>
          </>
        )}
      </p>
      <LeftOut of={notice.leftOut} />
    </>
  )
  const close = () => setAsking(null)
  // The notice is gone before the press is over.
  const sendNow = async () => {
    const { guests: count } = await send.mutateAsync(event)
    close()
    if (count === null) onDone('It was sent or dismissed before.')
    else
      onDone(
        isDown
          ? `${peopleOf(count)} get it once the mail server is back.`
          : `On its way to ${peopleOf(count)}.`,
      )
  }
  const dismissNow = async () => {
    await dismiss.mutateAsync(event)
    close()
    onDone('Nobody is told of this change.')
  }

  return (
    <section className="sheet print:hidden" aria-label={`Not told: ${notice.title}`}>
      <div className="unsent">
        <div className="unsent-head">
          <Lamp />
          <h2 className="title-2">{`${guests} ${notice.reach === 1 ? 'has' : 'have'} not been told`}</h2>
        </div>
        <div className="notice-said">
          <div className="min-w-0">
            {isLinked && (
              <p className="font-semibold">
                <Link className="-my-1 inline-block py-2.5" to={`/staff/events/${notice.event}`}>
                  {notice.title}
                </Link>
              </p>
            )}
            {hasRoom ? (
              changes
            ) : (
              <details className="said">
                <summary className="unfold font-semibold">{foldedText(notice)}</summary>
                {changes}
              </details>
            )}
          </div>
          {canAct && (
            <div className="buttons">
              <Button
                tone="main"
                busy={send.isPending}
                onClick={() => setAsking('send')}
              >{`Send to ${guests}`}</Button>
              <Button tone="text" busy={dismiss.isPending} onClick={() => setAsking('dismiss')}>
                Do not tell them
              </Button>
              <OnceBack />
            </div>
          )}
        </div>
      </div>
      <Dialog title={`Send to ${guests}`} isOpen={asking === 'send'} onClose={close}>
        <NoticeMail event={event} title={notice.title} />
        <LeftOut of={notice.leftOut} />
        <OnceBack />
        <Notice tone="bad">{failed?.message}</Notice>
        <div className="buttons">
          <Button
            tone="main"
            busy={send.isPending}
            onClick={() => void sendNow().catch(() => {})}
          >{`Send to ${guests} now`}</Button>
          <Button onClick={close}>Not yet</Button>
        </div>
      </Dialog>
      <Dialog title="Tell nobody?" isOpen={asking === 'dismiss'} onClose={close}>
        <p className="max-w-prose">
          Guests keep what they were told. The page and the calendar file have the change already. This cannot
          be undone.
        </p>
        <Notice tone="bad">{failed?.message}</Notice>
        <div className="buttons">
          <Button tone="danger" busy={dismiss.isPending} onClick={() => void dismissNow().catch(() => {})}>
            Tell nobody
          </Button>
          <Button onClick={close}>Not yet</Button>
        </div>
      </Dialog>
    </section>
  )
}

const foldedText = ({ leftOut: { count } }: EventNotice): string =>
  count === 0 ? 'What changed' : `What changed, and ${count} who ${count === 1 ? 'gets' : 'get'} no email`

const dateText = (startsAs: string | null) => (startsAs === null ? 'no date' : eventTime(startsAs, startsAs))

const placeText = (from: string | null, to: string | null): string =>
  isLink(from) && isLink(to) ? 'The meeting’s link changed.' : placeChange(nameOf(from), nameOf(to))

const nameOf = (place: string | null) => (isLink(place) ? 'an online meeting' : place)
