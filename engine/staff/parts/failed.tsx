import type { UseQueryResult } from '@tanstack/react-query'
import { CallFailed } from '../call.ts'
import { Button } from './button.tsx'
import { Empty } from './empty.tsx'
import { SearchIn, ToToday } from './lead-on.tsx'
import { Scene } from './scene.tsx'

type Props = { title: string; error: Error; again: () => void }

/** Says why an answer is missing; `again` asks once more. */
export const Failed = ({ title, error, again }: Props) => (
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
          <Button tone="main" onClick={again}>
            Try again
          </Button>
        }
      >
        <p>{error.message}</p>
        {hasServer(error) && <p>Still the same in a minute? Tell whoever looks after your server.</p>}
      </Scene>
    )}
  </div>
)

/** Where the network is gone, nobody at the server can help. */
const hasServer = (error: Error) => !(error instanceof CallFailed && error.status === 0)

/** The same in a line. */
export const FailedLine = ({ title, again }: { title: string; again: () => void }) => (
  <p role="alert" className="aside">
    {`${title}. `}
    <button type="button" className="link" onClick={again}>
      Try again
    </button>
  </p>
)

/** It failed, and there is nothing of before. */
export const isLost = (of: UseQueryResult): boolean => of.error !== null && of.data === undefined

/** The same once for several answers, at the foot of the head: the screen works without them. */
export const FailedStrip = ({ title, of }: { title: string; of: UseQueryResult[] }) => (
  <div role="alert" className="stale print:hidden">
    <span>
      <b>{`${title}.`}</b> {of[0]?.error?.message}
    </span>
    <Button onClick={() => of.forEach(({ refetch }) => void refetch())}>Try again</Button>
  </div>
)
