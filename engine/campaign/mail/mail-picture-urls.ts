/** Pictures of a coach's mails, as paths that stay: mails are opened for years. */
export const mailPictureUrls = (coach: string) => ({
  mark: `/assets/${coach}/touch.png`,
  strip: `/assets/${coach}/mail.png`,
  portrait: `/assets/${coach}/signature.png`,
})
