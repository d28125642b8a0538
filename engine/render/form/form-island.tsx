import { useFormIsland } from './use-form-island.ts'
import type { Typed } from './field-values.ts'
import type { FormIslandData } from './form-island-data.ts'
import { FormView } from './form-view.tsx'

type Props = {
  data: FormIslandData
  /** What stood in the fields before the script came. */
  typed?: Typed
  /** Called once, when the form answers to presses. */
  onLive?: () => void
}

/** The form as it stands in the document, and after the first touch as it lives in the browser. */
export const FormIsland = ({ data, typed = noText, onLive = noChange }: Props) => (
  <FormView data={data} state={useFormIsland(data, typed, onLive)} />
)

const noText: Typed = {}
const noChange = () => {}
