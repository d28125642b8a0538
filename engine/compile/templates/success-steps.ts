export const openTheMail = {
  title: 'In a few minutes: open the email.',
  text: 'Nothing there? Look in spam, and move it to your inbox.',
}
