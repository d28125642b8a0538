import type { Done } from '../../../campaign/staff/person-commands.ts'
import { Moment } from '../moment.tsx'

const moment = /(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)/

/** Sentences of the server, with their moments in the reader's zone. */
export const Said = ({ done: { said, undo } }: { done: Done }) => (
  <>
    {said.map((sentence) => (
      <p key={sentence}>
        {sentence
          .split(moment)
          .map((part) => (moment.test(part) ? <Moment isWithin key={part} at={part} /> : part))}
      </p>
    ))}
    {undo !== null && <p className="mt-1 text-sm font-normal text-soft">{`To undo it: ${undo}`}</p>}
  </>
)
