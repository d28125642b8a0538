import { ImageTool } from '../../../blocks/image-generator/image-tool.tsx'
import type { ImageIslandData } from './image-island-data.ts'
import { ToastMessage } from '../island/toast-message.tsx'
import { Toast } from '../island/toast.tsx'
import { useImageTool } from './use-image-tool.ts'

type Props = {
  data: ImageIslandData
  typed?: string
  onLive?: () => void
}

export const ImageIsland = ({ data, typed = '', onLive = noChange }: Props) => {
  const { control, toast, onDismiss } = useImageTool(data, typed, onLive)
  return (
    <>
      <ImageTool {...data.words} control={control} />
      <div className="image-toast">
        <Toast notice={toast}>
          {toast && <ToastMessage notice={toast} dismissLabel={data.dismiss} onDismiss={onDismiss} />}
        </Toast>
      </div>
    </>
  )
}

const noChange = () => {}
