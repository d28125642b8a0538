import type { UseFormRegisterReturn } from 'react-hook-form'
import type { EditorPicture } from '../../../../campaign/preview/editor-view.ts'
import { useEditor } from '../editor-context.ts'
import type { Attributes } from './attributes.ts'
import { PictureDrop } from './picture-drop.tsx'

type Props = { field: EditorPicture; attributes: Attributes; registered: UseFormRegisterReturn }

/** The pictures of the assets folder, to choose one. */
export const PictureInput = ({ field, attributes: { id, ...attributes }, registered }: Props) => {
  const fits = new RegExp(field.pattern ?? '')
  const pictures = useEditor().pictures.filter(({ name }) => fits.test(name))
  const isLost = field.value !== '' && pictures.every(({ name }) => name !== field.value)
  const names = [...(isLost ? [{ name: field.value, url: '' }] : []), ...pictures]
  return (
    <PictureDrop field={field}>
      <div className="ed-pictures" role="radiogroup" id={id} aria-label={field.label} {...attributes}>
        {!field.isRequired && names.length > 0 && (
          <label>
            <input type="radio" value="" {...registered} />
            <span className="ed-picture-none" aria-hidden="true" />
            <span>none</span>
          </label>
        )}
        {names.map(({ name, url }) => (
          <label key={name}>
            <input type="radio" value={name} {...registered} />
            {url === '' ? (
              <span className="ed-picture-none" aria-hidden="true" />
            ) : (
              <img src={url} alt="" loading="lazy" />
            )}
            <span>{name}</span>
          </label>
        ))}
        {pictures.length === 0 && <p>The assets folder of this coach has no picture for this yet.</p>}
      </div>
    </PictureDrop>
  )
}
