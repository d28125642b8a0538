import { Mark } from '../art/mark.tsx'
import { Icon } from '../kit/icon.tsx'
import type { ImageControl, ImageToolProps, ShownImage } from './image-control.ts'

type Props = Pick<ImageToolProps, 'anchor' | 'preview'> & { control: ImageControl }

export const ImageSheet = ({ anchor, preview, control }: Props) => {
  const { busy, made, live, problem, isSetUp } = control
  const isExample = !made && !busy && problem === null && isSetUp && preview.example !== undefined
  return (
    <figure
      className="sheet"
      id={`${anchor}-sheet`}
      ref={live?.sheet}
      tabIndex={-1}
      aria-busy={busy || undefined}
    >
      <div className="sheet-board">
        <div className="sheet-paper">
          {made && !busy ? (
            <img src={made.src} alt={made.revised ?? made.prompt} width="1024" height="1024" />
          ) : (
            <Blank {...{ anchor, preview, control }} />
          )}
        </div>
      </div>
      <p className="sheet-ruler" aria-hidden="true">
        {[0, 256, 512, 768, 1024].map((pixel) => (
          <span key={pixel}>{pixel}</span>
        ))}
      </p>
      {isExample && <figcaption className="sheet-caption sheet-words">{preview.exampleNote}</figcaption>}
      {made && !busy && <Caption {...{ preview, made }} onCopy={live?.onCopy} />}
      <output className="sr-only">{busy ? preview.busy : ''}</output>
    </figure>
  )
}

const Blank = ({ anchor, preview, control: { busy, problem, isSetUp } }: Props) => {
  if (busy)
    return (
      <div className="sheet-blank">
        <div className="sheet-bars" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
          <i />
        </div>
        <p aria-hidden="true">{preview.busy}</p>
      </div>
    )
  if (problem === null && isSetUp && preview.example)
    return <img {...preview.example} alt={preview.example.alt} width="1024" height="1024" />
  if (problem === null)
    return (
      <div className="sheet-blank">
        <Mark className="sheet-mark" />
        {isSetUp && <p>{preview.empty}</p>}
      </div>
    )
  return (
    <div className="sheet-blank">
      <Icon name="alert" />
      <p className="sheet-problem">{problem}</p>
      <p>
        <a className="quiet-link" href={`#${anchor}-prompt`}>
          {preview.change}
        </a>
      </p>
    </div>
  )
}

const Caption = ({
  preview,
  made,
  onCopy,
}: Pick<Props, 'preview'> & { made: ShownImage; onCopy: (() => void) | undefined }) => (
  <figcaption className="sheet-caption">
    <p className="sheet-presses">
      <a className="btn" href={made.href} download="generated-image.png">
        {preview.download}
      </a>
      {onCopy && (
        <button className="sheet-copy" type="button" onClick={onCopy}>
          {preview.copy}
        </button>
      )}
    </p>
    <p className="sheet-words">
      <b>{made.revised === null ? preview.prompt : preview.revised}</b>
      {made.revised ?? made.prompt}
    </p>
  </figcaption>
)
