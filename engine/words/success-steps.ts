/** Of templates, in English: what comes once the form is sent. */
export const openTheMail = {
  title: 'In a few minutes: open the email.',
  text: 'Nothing there? Look in spam, and move it to your inbox.',
}
/** Of a campaign with double opt-in. */
export const confirmTheAddress = {
  title: 'In that email: confirm your address.',
  text: 'Press the button at its end, and what follows can come. Does it not ask? Then you have confirmed before.',
}
