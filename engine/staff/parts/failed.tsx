import { CallFailed } from '../call.ts'
import { Button } from './button.tsx'
import { Empty } from './empty.tsx'
import { SearchIn, ToToday } from './lead-on.tsx'
import { Scene } from './scene.tsx'

const unknown = 'This could not be loaded'

type Props = { title?: string | undefined; error: Error; again?: () => void }

/** Says why an answer is missing; `again` asks once more. */
export const Failed = ({ title = unknown, error, again }: Props) => (
  <div role="alert">
    {error instanceof CallFailed && error.status === 404 ? (
      <Empty title="There is nothing here" step={<ToToday />}>
        It may have been deleted, or the link is out of date. <SearchIn />
      </Empty>
    ) : (
      <Scene
        title={title}
        isLit={false}
        step={
          again && (
            <Button tone="main" onClick={again}>
              Try again
            </Button>
          )
        }
      >
        <p>{error.message}</p>
        {again && hasServer(error) && (
          <p>Still the same after a minute? Tell whoever looks after your server.</p>
        )}
      </Scene>
    )}
  </div>
)

/** Where the network is gone, nobody at the server can help. */
const hasServer = (error: Error) => !(error instanceof CallFailed && error.status === 0)

/** The same in a line. */
export const FailedLine = ({ title = unknown, again }: { title?: string | undefined; again: () => void }) => (
  <p role="alert" className="aside">
    {`${title}. `}
    <button type="button" className="link" onClick={again}>
      Try again
    </button>
  </p>
)
