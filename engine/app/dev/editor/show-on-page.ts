/** Scrolls the page beside the panel to the words of an entry, if they are on it. */
export const showOnPage = (excerpt: string): void => {
  const page = document.querySelector<HTMLIFrameElement>('.wb-stage-page iframe')?.contentDocument
  const words = plain(excerpt).replace(/\.\.\.$/, '')
  if (!page || words === '') return
  const found = [...page.querySelectorAll('h1, h2, h3, h4, p, li, q, label, dt')].find((element) =>
    plain(element.textContent).startsWith(words),
  )
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
}

const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
