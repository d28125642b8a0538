import { Component } from 'react'
import type { ReactNode } from 'react'

/**
 * Draws its children anew where the browser, or an extension, has changed the document under them: a translated page has
 * other nodes than the ones that are to be updated. The form's state lies outside and stays. React offers this to classes
 * alone.
 */
export class DrawAgain extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  override componentDidCatch() {
    this.setState({ isBroken: false })
  }
  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}
