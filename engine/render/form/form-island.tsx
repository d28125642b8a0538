import { Component } from 'react'
import type { ReactNode } from 'react'
import { useFormIsland } from './use-form-island.ts'
import type { Typed } from './field-values.ts'
import type { FormIslandData } from './form-island-data.ts'
import { FormView } from './form-view.tsx'

type Props = {
  data: FormIslandData
  /** Field values of the document's own form: a visitor may type until it is live. */
  typed?: () => Typed
  onLive?: () => void
}

export const FormIsland = ({ data, typed = noText, onLive = noChange }: Props) => {
  const state = useFormIsland(data, typed, onLive)
  return (
    <DrawAgain>
      <FormView data={data} state={state} />
    </DrawAgain>
  )
}

const noText = (): Typed => ({})
const noChange = () => {}

/** Redraws its children if the browser or an extension (translation) changed their nodes; the form's state stays. */
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
