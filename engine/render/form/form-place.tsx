import type { PageAssets } from '../../campaign/release/assets.ts'
import type { Page } from '../../campaign/schema/page.ts'
import type { FormState } from '../../campaign/release/view.ts'
import { answerParts } from './answer/answer-parts.tsx'
import { formIslandData } from './form-island-data.ts'
import { FormIsland } from './form-island.tsx'
import { FormView } from './form-view.tsx'
import type { FormViewState } from './form-view.tsx'
import { wordsOf } from '../../words/words.ts'

export const FormPlace = (props: {
  page: Page
  assets: PageAssets
  state: FormState | null
  shown?: FormViewState | undefined
}) => {
  const data = formIslandData(props.page, props.assets, props.state)
  if (!data) return null
  const isOpen = data.state?.closed === undefined
  return (
    <>
      <div
        id={data.form.anchor}
        className="form-place"
        {...(isOpen && { 'data-island': data.campaign, 'data-src': props.assets.island })}
      >
        {props.shown ? (
          <FormView data={data} state={props.shown} parts={answerParts} />
        ) : (
          <FormIsland data={data} parts={answerParts} />
        )}
      </div>
      {isOpen && data.form.sends !== false && (
        <p className="print-address" hidden>
          {data.form.title !== undefined && <b>{`${data.form.title.replaceAll('*', '')} `}</b>}
          {wordsOf(props.page.lang).page.print.signUpAt(props.page.canonical)}
        </p>
      )}
    </>
  )
}
