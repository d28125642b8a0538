import { useFormIsland } from './use-form-island.ts'
import type { FormIslandData } from './form-island-data.ts'
import { FormView } from './form-view.tsx'

/** The form as it stands in the document, and after the first touch as it lives in the browser. */
export const FormIsland = ({
  data,
  typed = {},
}: {
  data: FormIslandData
  typed?: Record<string, string>
}) => <FormView data={data} state={useFormIsland(data, typed)} />
