import type { LostSteps } from '../../campaign/release/view.ts'
import { staffWords } from '../../words/en.ts'
import { stepWords } from '../../words/step-words.ts'
import { Moment, Table } from './table.tsx'

/** Dead letters: one row for each provider and reason, with a button that retries all of it. */
export const Lost = ({ lost }: { lost: LostSteps[] }) => (
  <>
    <h2 className="title-xl mt-10">{stepWords.lost}</h2>
    <p className="quiet mt-4">{stepWords.lostText}</p>
    <Table
      label={stepWords.lost}
      head={[stepWords.count, stepWords.receiver, stepWords.between, stepWords.why]}
      rows={lost.map(({ provider, lastError, count, firstAt, lastAt }) => [
        <form key="again" method="post" action="/staff/lost/try-again">
          <input type="hidden" name="provider" value={provider} />
          {lastError !== null && <input type="hidden" name="reason" value={lastError} />}
          <button className="staff-press" type="submit">
            {stepWords.tryAll(count)}
          </button>
        </form>,
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
