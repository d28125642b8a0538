/** Of what the browser stores about who is signed in: the frame of the app, what waits, and the titles and answers of pages in a tab. */
export const storedKeys = {
  shell: 'porchlight.shell',
  waiting: 'porchlight.waiting',
  titles: 'porchlight.titles',
  /** Each with the hash of its question behind it. */
  answers: 'porchlight.answer.',
}

/** Whoever signs in next is somebody else. */
export const forgetMe = () => {
  localStorage.removeItem(storedKeys.shell)
  localStorage.removeItem(storedKeys.waiting)
  sessionStorage.removeItem(storedKeys.titles)
  forgetAnswers()
}

/** What was read before a change is not shown after it. */
export const forgetAnswers = () => {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(storedKeys.answers)) sessionStorage.removeItem(key)
}
