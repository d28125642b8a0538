import { Component } from 'react'
import type { ReactNode } from 'react'
import { useFormIsland } from './use-form-island.ts'
import type { Typed } from './field-values.ts'
import type { FormIslandData } from './form-island-data.ts'
import { FormView } from './form-view.tsx'

type Props = {
  data: FormIslandData
  /** The values of the document's fields, before the script takes them over. */
  typed?: Typed
  /** Called once, when the form answers to presses. */
  onLive?: () => void
}

/** The form: static in the document, live in the browser after the first touch. */
export const FormIsland = ({ data, typed = noText, onLive = noChange }: Props) => {
  const state = useFormIsland(data, typed, onLive)
  return (
    <DrawAgain>
      <FormView data={data} state={state} />
    </DrawAgain>
  )
}

const noText: Typed = {}
const noChange = () => {}

/**
 * Draws its children anew where the browser, or an extension, has changed the document under them: a translated page has
 * other nodes than the ones that are to be updated. The form's state lies outside and stays. React offers this to classes
 * alone.
 */
class DrawAgain extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  override componentDidCatch() {
    this.setState({ isBroken: false })
  }
  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}
