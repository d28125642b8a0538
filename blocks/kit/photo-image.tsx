import { clsx } from 'clsx'
import type { PhotoFile } from './photo-file.ts'
import type { Photo as EncodedPhoto } from './photo.ts'
import type { Setting } from './setting.ts'

type ImageProps = {
  src: string
  alt: string
  setting: Pick<Setting, 'pictureUrl' | 'photo'>
  /** The width of its frame, as `sizes` says it. */
  sizes: string
  /** In pixels, of a picture that the build has not measured. */
  box?: readonly [number, number]
  className?: string | undefined
  /** On the first screen: it is fetched before what is below. */
  isFirst?: boolean
}

/** A picture in the widths and kinds that the build made of it. */
export const PhotoImage = (props: ImageProps) => {
  const hasKinds = props.setting.photo?.(props.src) !== undefined
  return hasKinds ? <Photo {...props} /> : <Image {...props} />
}

const Photo = (props: ImageProps) => (
  <picture>
    {props.setting.photo?.(props.src)?.kinds.map(({ type, srcset }) => (
      <source key={type} type={type} srcSet={srcset} sizes={props.sizes} />
    ))}
    <Image {...props} />
  </picture>
)

const Image = ({ src, alt, setting, box, className, isFirst = false }: ImageProps) => {
  const photo = setting.photo?.(src)
  return (
    <img
      className={className}
      src={setting.pictureUrl(src)}
      alt={alt}
      width={photo?.width ?? box?.[0]}
      height={photo?.height ?? box?.[1]}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  )
}

type FrameProps = Pick<ImageProps, 'setting' | 'sizes' | 'className' | 'isFirst'> & { photo: PhotoFile }

// The dev server and Storybook find class names that are written out: focus-x-0 focus-x-25 focus-x-75 focus-x-100
// focus-y-0 focus-y-25 focus-y-75 focus-y-100 photo-graded photo-duotone photo-halftone photo-cut-out

/** A photo that fills its frame; the size of the frame is that of `className`. */
export const PhotoFrame = ({ photo, setting, className, ...image }: FrameProps) => {
  const { file, alt, focus, treatment = usualTreatment(photo) } = photo
  const blur = treatment === 'cut-out' ? undefined : setting.photo?.(file)?.blur
  return (
    <span
      className={clsx(
        'photo-frame',
        focusClasses(focus ? focusOf(focus) : setting.photo?.(file)?.focus),
        treatment !== 'none' && `photo-${treatment}`,
        className,
      )}
    >
      {blur !== undefined && <img className="photo-blur" src={blur} alt="" />}
      <Photo src={file} alt={alt} setting={setting} {...image} />
    </span>
  )
}

/** A drawing has the colours that it was drawn in. */
const usualTreatment = ({ file }: PhotoFile) => (/\.svg$/i.test(file) ? 'none' : 'graded')

const focusClasses = ({ x = 50, y = 50 }: NonNullable<EncodedPhoto['focus']> = {}) =>
  clsx(x !== 50 && `focus-x-${x}`, y !== 50 && `focus-y-${y}`)

const focusOf = (focus: NonNullable<PhotoFile['focus']>): NonNullable<EncodedPhoto['focus']> => ({
  x: focus.includes('left') ? 0 : focus.includes('right') ? 100 : 50,
  y: focus.includes('top') ? 0 : focus.includes('bottom') ? 100 : 50,
})
