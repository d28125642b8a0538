import type { PageAssets } from '../campaign/assets.ts'
import type { Page } from '../campaign/page.ts'
import type { FormState } from '../campaign/view.ts'
import { formIslandData } from './form-island-data.ts'
import { FormIsland } from './form-island.tsx'
import { inlineJson } from './inline-json.ts'

/** The form in the document, with what the island needs to take it over: its script's address and its data. */
export const FormPlace = (props: { page: Page; assets: PageAssets; state: FormState | null }) => {
  const data = formIslandData(props.page, props.state)
  if (!data) return null
  return (
    <>
      <div id={data.form.anchor} className="form-place" data-island={props.assets.island}>
        <FormIsland data={data} />
      </div>
      <script type="application/json" data-form="" dangerouslySetInnerHTML={{ __html: inlineJson(data) }} />
    </>
  )
}
