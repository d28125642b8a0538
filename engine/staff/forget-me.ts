/** Of what the browser stores about who is signed in: the frame of the app, what waits, and the titles of pages in a tab. */
export const storedKeys = {
  shell: 'porchlight.shell',
  waiting: 'porchlight.waiting',
  titles: 'porchlight.titles',
}

/** Whoever signs in next is somebody else. */
export const forgetMe = () => {
  localStorage.removeItem(storedKeys.shell)
  localStorage.removeItem(storedKeys.waiting)
  sessionStorage.removeItem(storedKeys.titles)
}
