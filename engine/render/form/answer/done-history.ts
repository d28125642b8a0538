import type { Done } from '../screen.ts'
import type { AnswerHost } from './answer-host.ts'

/** The success view is an entry of the browser's history: a reload keeps it, and Back leads to the form. */
export const openDoneHistory = ({ change, gone }: AnswerHost) => {
  // Links within the page make entries without a state: they change nothing.
  const look = () => {
    if (history.state && 'done' in history.state) change({ done: history.state.done })
  }
  look()
  addEventListener('popstate', look, { signal: gone })
  return (done: Done) => {
    history.replaceState({ done: null }, '')
    history.pushState({ done }, '')
    change({ done })
  }
}
