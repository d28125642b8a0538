import { useState } from 'react'
import type { ReactNode } from 'react'
import type { EditorPicture } from '../../../../campaign/preview/editor-view.ts'
import { useEditor } from '../editor-context.ts'

type Props = { field: EditorPicture; children: ReactNode }

/** Takes a picture from the disk or the phone, puts it into the assets folder and asks for its words. */
export const PictureDrop = ({ field, children }: Props) => {
  const { addPicture, write, reveal, nodeAt } = useEditor()
  const [state, setState] = useState<{ isBusy: boolean; why: string | null }>({ isBusy: false, why: null })
  const add = async (picture: File | undefined) => {
    if (!picture) return
    setState({ isBusy: true, why: null })
    const added = await addPicture(picture, field.path)
    setState({ isBusy: false, why: 'why' in added ? added.why : null })
    if ('why' in added) return
    write({ do: 'set', path: field.path, value: added.name })
    const alt = nodeAt(field.at.replace(/[^.]+$/, 'alt'))
    if (alt?.kind === 'text' && alt.value === '') reveal(alt.at, { isFurther: !alt.isWritten })
  }
  return (
    <div
      className="ed-drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void add(event.dataTransfer.files[0])
      }}
    >
      {children}
      <label className="wb-press ed-upload">
        <input
          type="file"
          accept="image/*,.heic,.heif,.svg"
          onChange={({ target }) => {
            void add(target.files?.[0])
            target.value = ''
          }}
        />
        Add a picture <span>or drop one here</span>
      </label>
      <output className="ed-help">{state.isBusy && 'Adding it ...'}</output>
      {state.why !== null && (
        <p className="ed-fault" role="alert">
          {state.why}
        </p>
      )}
    </div>
  )
}
