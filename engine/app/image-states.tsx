import { renderToStaticMarkup } from 'react-dom/server'
import { idleImage } from '../../blocks/image-generator/image-control.ts'
import type { ImageControl } from '../../blocks/image-generator/image-control.ts'
import { ImageTool } from '../../blocks/image-generator/image-tool.tsx'
import type { Notice } from '../../blocks/form/form-control.ts'
import type { Page } from '../campaign/schema/page.ts'
import { ToastMessage } from '../render/island/toast-message.tsx'
import { Toast } from '../render/island/toast.tsx'

const live: ImageControl['live'] = {
  isBlank: false,
  field: null,
  sheet: null,
  onInput: () => {},
  onKeyDown: () => {},
  onSubmit: () => {},
  onExample: () => {},
  onCopy: () => {},
}
const made = { src: 'data:,', href: '#x', prompt: 'x', revised: 'x' }
const states: ImageControl[] = [
  { ...idleImage, live, busy: true },
  { ...idleImage, live, made },
  { ...idleImage, problem: 'x' },
  { ...idleImage, isSetUp: false },
]
const notices: Notice[] = [
  { tone: 'ok', title: 'x' },
  { tone: 'error', title: 'x' },
]

export const imageStates = ({ sections }: Page): string => {
  const section = sections.find(({ type }) => type === 'image-generator')
  if (section?.type !== 'image-generator') return ''
  return renderToStaticMarkup(
    <>
      {states.map((control, index) => (
        <ImageTool key={index} {...section} control={control} />
      ))}
      {notices.map((notice) => (
        <Toast key={notice.tone} notice={notice}>
          <ToastMessage notice={notice} dismissLabel="x" onDismiss={() => {}} />
        </Toast>
      ))}
    </>,
  )
}
