import { CallFailed } from '../call.ts'
import { Button } from './button.tsx'
import { Empty } from './empty.tsx'
import { Icon } from './icon.tsx'
import { SearchIn, ToToday } from './lead-on.tsx'

const unknown = 'This could not be loaded'

type Props = { title?: string | undefined; error: Error; again?: () => void }

/** Says why an answer is missing; `again` asks once more. */
export const Failed = ({ title = unknown, error, again }: Props) =>
  error instanceof CallFailed && error.status === 404 ? (
    <div role="alert">
      <Empty title="There is nothing here" icon="search" step={<ToToday />}>
        It may have been deleted, or the link is out of date. <SearchIn />
      </Empty>
    </div>
  ) : (
    <div role="alert" className="sheet empty mb-5">
      <span className="empty-mark empty-bad">
        <Icon name="cloud" />
      </span>
      <h2 className="title-2">{title}</h2>
      <p className="max-w-md text-balance text-soft">{error.message}</p>
      {again && (
        <>
          <Button tone="main" className="mt-4" onClick={again}>
            Try again
          </Button>
          <p className="mt-3 max-w-md text-sm text-balance text-soft">
            Still the same after a minute? Tell whoever looks after your server.
          </p>
        </>
      )}
    </div>
  )

/** The same in a line. */
export const FailedLine = ({ title = unknown, again }: { title?: string | undefined; again: () => void }) => (
  <p role="alert" className="aside">
    {`${title}. `}
    <button type="button" className="link" onClick={again}>
      Try again
    </button>
  </p>
)
