import { getEvent } from '../../../campaign/staff/events.ts'
import { useAnswer } from '../../use-answer.ts'
import { PreviewFrame } from '../mails/preview-frame.tsx'
import type { OfEvent } from './of-event.ts'

/** The mail as a guest gets it. */
export const NoticeMail = ({ event, title }: { event: OfEvent; title: string }) => {
  const { data } = useAnswer(getEvent, event)
  if (data && data.subject === null)
    return <p className="text-bad">The live release does not have this email: publish the campaign again.</p>
  return (
    <figure>
      <figcaption ref={focusFirst} tabIndex={-1} className="mb-2 font-semibold">
        {data?.subject ?? 'Loading'}
      </figcaption>
      <PreviewFrame
        title={`Email about ${title}`}
        src={`/staff/events/${event.coach}/${event.campaign}/notice.html`}
        className="h-80 max-h-[50svh] w-full rounded-lg border border-rule bg-white"
      />
    </figure>
  )
}

/** Else the dialog would put the focus into the frame, whose mail would be read before what it is. */
const focusFirst = (caption: HTMLElement | null) => caption?.setAttribute('autofocus', '')
