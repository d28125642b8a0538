import { ImageTool } from '../../../blocks/image-generator/image-tool.tsx'
import type { ImageGeneratorProps } from '../../../blocks/image-generator/image-generator.schema.ts'
import type { PageAssets } from '../../campaign/release/assets.ts'
import type { Page } from '../../campaign/schema/page.ts'
import type { ImageState } from '../../campaign/release/view.ts'
import { ImageIsland } from './image-island.tsx'
import { imageAction, imageWordsOf } from './image-island-data.ts'
import type { ImageIslandData } from './image-island-data.ts'
import { wordsOf } from '../../words/words.ts'
import { inlineJson } from '../island/inline-json.ts'

type Props = {
  page: Page
  section: ImageGeneratorProps
  assets: PageAssets
  state: ImageState | undefined
}

export const ImagePlace = ({ page, section, assets, state }: Props) => {
  const words = imageWordsOf(section, assets)
  const { dismiss } = wordsOf(page.lang).image
  const { isSetUp = true, prompt = '', problem = null, made } = state ?? {}
  if (made) {
    const src = `data:image/png;base64,${made.image}`
    const shown = { src, href: src, prompt, revised: made.revisedPrompt }
    const action = imageAction(page.id, section.anchor)
    return <ImageTool {...words} control={{ action, isSetUp, prompt, problem, busy: false, made: shown }} />
  }
  const data: ImageIslandData = { campaign: page.id, words, dismiss, isSetUp, prompt, problem }
  return (
    <>
      <div data-island="image" data-src={assets.imageIsland}>
        <ImageIsland data={data} />
      </div>
      <script type="application/json" data-image="" dangerouslySetInnerHTML={{ __html: inlineJson(data) }} />
    </>
  )
}
