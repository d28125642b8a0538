import { useState } from 'react'
import { mailPictureUrls } from '../../campaign/mail/mail-picture-urls.ts'
import { initialsOf } from './avatar.tsx'

/** `coach`: empty where it is not known. */
type Props = { coach: string; name?: string; large?: boolean }

/** The coach as in the signature of their mails, else their icon, else their initials; the name is beside it. */
export const CoachFace = (props: Props) => <Face key={props.coach} {...props} />

const Face = ({ coach, name, large = false }: Props) => {
  const { portrait, mark } = mailPictureUrls(coach)
  // A coach without a portrait has an icon, once the build has drawn it.
  const [failed, setFailed] = useState(0)
  const src = coach === '' ? undefined : [portrait, mark][failed]
  const className = large ? 'face face-large' : 'face'
  if (src === undefined)
    return (
      <span aria-hidden className={className}>
        {name !== undefined && initialsOf(name)}
      </span>
    )
  return (
    <img
      alt=""
      className={className}
      src={src}
      width="20"
      height="20"
      loading="lazy"
      onError={() => setFailed(failed + 1)}
    />
  )
}

/** The coach of a row, with their face. */
export const CoachName = ({ coach, brand }: { coach: string; brand: string }) => (
  <span className="coach">
    <CoachFace coach={coach} name={brand} />
    <span className="truncate">{brand}</span>
  </span>
)

/** An id is "<coach>/<campaign>". */
export const coachOf = (id: string): string => id.split('/')[0] ?? id
