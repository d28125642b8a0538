/** Arrow keys go from campaign to campaign, and from the search field to the first one. Every other field keeps its keys. */
export const walkLinks = (event: KeyboardEvent): void => {
  const from = event.target
  if (!(from instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return
  const field = document.querySelector<HTMLElement>('input[type=search]')
  const links = [...document.querySelectorAll<HTMLElement>('[data-campaign] h3 a')]
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const at = links.indexOf(from)
  if (step === undefined || (at === -1 && (from !== field || step < 0))) return
  event.preventDefault()
  const next = at + step < 0 ? field : links[at + step]
  next?.focus()
}
