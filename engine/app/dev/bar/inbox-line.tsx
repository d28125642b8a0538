import type { MailPreview } from '../../../campaign/preview/dev-view.ts'

/** The mail as one line of an inbox. `due`: when it would arrive. */
export const InboxLine = ({
  mail: { from, subject, preheader },
  due,
}: {
  mail: MailPreview
  due: string | null
}) => (
  <section className="wb-inbox" aria-label="In the inbox">
    <b className="wb-inbox-from">{from.replace(/ <.*/, '')}</b>
    <span className="wb-inbox-words">
      <b>{subject}</b> <span>{preheader}</span>
    </span>
    {due !== null && <time>{due}</time>}
  </section>
)
