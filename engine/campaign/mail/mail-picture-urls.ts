/** Pictures of a coach's mails, as paths that stay: mails are opened for years. `look`: the campaign whose drawing is at the head. */
export const mailPictureUrls = (coach: string, look?: string) => ({
  mark: `/assets/${coach}/touch.png`,
  /** In mails of former versions. */
  strip: `/assets/${coach}/mail.png`,
  head: `/assets/${look ?? coach}/mail-head.png`,
  portrait: `/assets/${coach}/signature.png`,
})
