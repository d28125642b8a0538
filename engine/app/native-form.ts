/** Browsers that translate put the texts into elements of their own: these nodes are not React's. */
export const isTranslated = () => document.querySelector('html[class*=translated],.form font') !== null

/** The plain form with what was typed replaces the broken one, and the loader's listeners with it. */
export const bringBack = (place: Element, plain: Element, broken: HTMLFormElement) => {
  const typed = controlsOf(broken)
  controlsOf(plain).forEach((control, index) => {
    control.value = typed[index]?.value ?? ''
    control.checked = typed[index]?.checked ?? false
  })
  place.replaceWith(plain)
  plain.querySelector('form')?.reportValidity()
}

const controlsOf = (place: Element) => place.querySelectorAll<HTMLInputElement>('[name]')
