import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallFailed } from '../call.ts'
import { Button } from './button.tsx'
import { Empty } from './empty.tsx'
import { SearchIn, ToToday } from './lead-on.tsx'
import { Meanwhile } from './meanwhile.tsx'
import { Moment } from './moment.tsx'
import { Scene } from './scene.tsx'

type Props = {
  title: string
  error: Error
  at: number
  again: () => void
  /** There is more on the screen. */
  isPart?: boolean
  /** What works without it; most often, what the server does by itself. */
  meanwhile?: ReactNode
  /** Presses beside "Try again". */
  more?: ReactNode
}

/** Says why an answer is missing, and of when that is; `again` asks once more. */
export const Failed = ({ title, error, at, again, isPart = false, meanwhile, more }: Props) => (
  <div role="alert">
    {error instanceof CallFailed && error.status === 404 ? (
      <Empty isGone title="There is nothing here" step={<ToToday />}>
        It may have been deleted, or the link is out of date. <SearchIn />
      </Empty>
    ) : (
      <Scene
        title={title}
        isLit={false}
        isPart={isPart}
        step={
          <div className="buttons">
            <Button tone="main" onClick={again}>
              Try again
            </Button>
            {more}
          </div>
        }
      >
        <p>
          {error.message} {meanwhile ?? <Meanwhile error={error} />}
        </p>
        <p>
          Last tried <Moment isWithin at={new Date(at).toISOString()} />.
          {hasServer(error) && ' If it lasts, tell whoever looks after your server.'}
        </p>
      </Scene>
    )}
  </div>
)

/** Where the network is gone, nobody at the server can help. */
const hasServer = (error: Error) => !(error instanceof CallFailed && error.status === 0)

type LineProps = { title: string; why?: string; again: () => void }

/** The same in a line, in the place of what is missing. */
export const FailedLine = ({ title, why, again }: LineProps) => (
  <p role="alert" className="aside failed-line">
    <span>
      <b>{`${title}.`}</b>
      {why}
    </span>
    <Button onClick={again}>Try again</Button>
  </p>
)

/** It failed, and there is nothing of before. */
export const isLost = (of: UseQueryResult): boolean => of.error !== null && of.data === undefined
