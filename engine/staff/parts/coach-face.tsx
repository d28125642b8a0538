import { mailPictureUrls } from '../../campaign/mail/mail-picture-urls.ts'

type Props = { coach: string; large?: boolean }

/** The coach as in the signature of their mails, else their icon; the name is beside it. */
export const CoachFace = ({ coach, large = false }: Props) => (
  <img
    key={coach}
    alt=""
    className={large ? 'face face-large' : 'face'}
    src={mailPictureUrls(coach).portrait}
    width="20"
    height="20"
    loading="lazy"
    onError={({ currentTarget: picture }) => {
      // A coach without a portrait has an icon, once the build has drawn it.
      const { mark } = mailPictureUrls(coach)
      if (picture.src.endsWith(mark)) picture.hidden = true
      else picture.src = mark
    }}
  />
)

/** The coach of a row, with their face. */
export const CoachName = ({ coach, brand }: { coach: string; brand: string }) => (
  <span className="coach">
    <CoachFace coach={coach} />
    <span className="truncate">{brand}</span>
  </span>
)

/** An id is "<coach>/<campaign>". */
export const coachOf = (id: string): string => id.split('/')[0] ?? id
