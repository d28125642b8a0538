import { Marked } from './marked.tsx'

/** A section's title with its line below; nothing when the file gives neither. */
export const Heading = ({ title, text }: { title?: string | undefined; text?: string | undefined }) =>
  (title ?? text) === undefined ? null : (
    <div className="heading">
      {title !== undefined && (
        <h2 className="title-3xl">
          <Marked text={title} />
        </h2>
      )}
      {text !== undefined && <p className="lede mt-5">{text}</p>}
    </div>
  )
