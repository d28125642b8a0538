import type { Tab } from './tab.ts'

/** What a visitor sees of a form, and where the focus is. */
export type Look = {
  path: string
  /** Of the button. */
  label: string
  isBusy: boolean
  toast: string
  text: string
  /** The names of the fields that are marked. */
  wrong: string[]
  address: string | null
  /** The name of a field, "button", "success" or another element. */
  focused: string
  /** With its outline, and its label where it has one. */
  isFocusInView: boolean
}

export const lookOf = (tab: Tab): Promise<Look> => tab.read<Look>(`(${look})()`)

const look = `() => {
  const textOf = (selector) => document.querySelector(selector)?.textContent.trim() ?? ''
  const button = document.querySelector('form button[type=submit]')
  const active = document.activeElement
  const { bottom } = active.getBoundingClientRect()
  const { top } = (active.labels?.[0] ?? active).getBoundingClientRect()
  const nameOf = () => {
    if (active === button) return 'button'
    if (active.closest('.done-focus')) return 'success'
    return active.name ?? active.localName
  }
  return {
    path: location.pathname,
    label: button?.textContent.trim() ?? '',
    isBusy: button?.getAttribute('aria-disabled') === 'true',
    toast: textOf('.toast'),
    // As written: the stylesheet may make capitals of it.
    text: [...document.querySelectorAll('main, .toast, .done-page')].filter((part) => part.checkVisibility()).map((part) => part.textContent).join(' '),
    wrong: [...document.querySelectorAll('form [aria-invalid=true]')].map(({ name }) => name),
    address: document.querySelector('form [name=email]')?.value ?? null,
    focused: nameOf(),
    isFocusInView: active.matches(':focus-visible') && top >= 0 && bottom <= innerHeight,
  }
}`
