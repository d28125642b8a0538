import { Component } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { AlonePage } from '../alone-page.tsx'

type Props = {
  children: ReactNode
  resetKey: string
}

type State = { why: string | null; resetKey: string }

export class PageGuard extends Component<Props, State> {
  override state: State = { why: null, resetKey: this.props.resetKey }
  static getDerivedStateFromError = (error: unknown): Partial<State> => ({
    why: error instanceof Error ? error.message : String(error),
  })
  static getDerivedStateFromProps = ({ resetKey }: Props, before: State): Partial<State> | null =>
    resetKey === before.resetKey ? null : { why: null, resetKey }
  override render() {
    const { why } = this.state
    if (why === null) return this.props.children
    return (
      <AlonePage title="This page cannot be drawn">
        <p>It appears here with the next save that fixes it. The other pages are not touched.</p>
        <pre className="wb-frame">{why}</pre>
        <p>
          <Link to="/">All campaigns</Link>
        </p>
      </AlonePage>
    )
  }
}
