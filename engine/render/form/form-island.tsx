import { DrawAgain } from './draw-again.tsx'
import { useFormIsland } from './use-form-island.ts'
import type { Typed } from './field-values.ts'
import type { FormIslandData } from './form-island-data.ts'
import { FormView } from './form-view.tsx'

type Props = {
  data: FormIslandData
  /** What stands in the fields of the document, before the script takes them over. */
  typed?: () => Typed
  /** Called once, when the form answers to presses. */
  onLive?: () => void
}

/** The form as it stands in the document, and after the first touch as it lives in the browser. */
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
