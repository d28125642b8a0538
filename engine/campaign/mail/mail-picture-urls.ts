/** Pictures of a coach's mails, as paths that stay: mails are opened for years. */
export const mailPictureUrls = (coach: string) => ({
  mark: `/assets/${coach}/touch.png`,
  /** In mails of former versions. */
  strip: `/assets/${coach}/mail.png`,
  head: `/assets/${coach}/mail-head.png`,
  portrait: `/assets/${coach}/signature.png`,
})
