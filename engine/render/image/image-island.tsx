import { ImageTool } from '../../../blocks/image-generator/image-tool.tsx'
import { imageWords } from '../../words/en.ts'
import type { ImageIslandData } from './image-island-data.ts'
import { Toast } from '../island/toast.tsx'
import { useImageTool } from './use-image-tool.ts'

type Props = {
  data: ImageIslandData
  /** What stood in the field before the script came. */
  typed?: string
  /** Called once, when the tool answers to presses. */
  onLive?: () => void
}

/** The image generator as it stands in the document, and after the first touch as it lives in the browser. */
export const ImageIsland = ({ data, typed = '', onLive = noChange }: Props) => {
  const { control, toast, onDismiss } = useImageTool(data, typed, onLive)
  return (
    <>
      <ImageTool {...data.words} control={control} />
      <div className="image-toast">
        <Toast notice={toast} dismissLabel={imageWords.dismiss} onDismiss={onDismiss} />
      </div>
    </>
  )
}

const noChange = () => {}
