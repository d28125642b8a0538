import type { Driver } from './driver.ts'
import { until } from './until.ts'

/** A page as a person uses it: reads, presses and types with a real pointer and keyboard. */
export type Tab = {
  open: (url: string) => Promise<void>
  /** The value of an expression in the page, as JSON. */
  read: <Value>(expression: string) => Promise<Value>
  press: (selector: string) => Promise<void>
  /** Replaces what the field contains; chooses the option of a list or a radio group by its value, and ticks a box. */
  fill: (selector: string, text: string) => Promise<void>
  picture: Driver['picture']
  resize: Driver['resize']
}

export const openTab = (driver: Driver): Tab => {
  const read = async <Value>(expression: string) =>
    JSON.parse(await driver.run(`(async () => JSON.stringify(${expression}) ?? 'null')()`)) as Value

  const press: Tab['press'] = (selector) =>
    until(`${selector} is pressed`, async () => {
      const place = await read<[number, number] | null>(`await (${middle})(${JSON.stringify(selector)})`)
      if (place) await driver.click(...place)
      if (!place) return false
      // On a page that the press led to it is not set, and a page that goes cannot be asked.
      return !(await read<boolean>('globalThis.isUnpressed === true').catch(() => false))
    })
  const choose = async (selector: string) => {
    const isChosen = () => read<boolean>(`document.querySelector(${JSON.stringify(selector)}).checked`)
    if (!(await isChosen())) await press(selector)
    await until(`${selector} is chosen`, isChosen)
  }

  return {
    open: async (url) => {
      await driver.go(url)
      await until('the page is loaded', () => read<boolean>(`document.readyState === 'complete'`))
    },
    read,
    press,
    fill: async (selector, text) => {
      const choice = await read<string | null>(
        `(${choiceOf})(${JSON.stringify(selector)}, ${JSON.stringify(text)})`,
      )
      if (choice !== null) return choose(choice)
      const isList = await read<boolean>(`(${focus})(${JSON.stringify(selector)}, ${JSON.stringify(text)})`)
      if (!isList) await driver.type(text)
      await until(`${selector} contains what was typed`, async () => {
        const value = await read<string>(`document.querySelector(${JSON.stringify(selector)}).value`)
        return value === text
      })
    },
    picture: driver.picture,
    resize: driver.resize,
  }
}

/** The choice of a group that has this value, or a box; null for a field of another kind. */
const choiceOf = `(selector, text) => {
  const { type } = document.querySelector(selector)
  if (type === 'checkbox') return selector
  return type === 'radio' ? selector + '[value="' + text + '"]' : null
}`

/** Where to press what is still, and nothing covers. It may move under the pointer even so: `isUnpressed` until it is hit. */
const middle = `async (selector) => {
  const element = document.querySelector(selector)
  element.addEventListener('click', () => (globalThis.isUnpressed = false), { once: true, capture: true })
  globalThis.isUnpressed = true
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const placeOf = () => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return [Math.round((left + right) / 2), Math.round((top + bottom) / 2)]
  }
  const [x, y] = placeOf()
  await new Promise((done) => setTimeout(done, 100))
  const isStill = String(placeOf()) === String([x, y])
  return isStill && element.contains(document.elementFromPoint(x, y)) ? [x, y] : null
}`

/** A list opens a window of the system, which no driver reaches: it gets its value and the events of a choice. */
const focus = `(selector, text) => {
  const field = document.querySelector(selector)
  field.focus()
  if (field.localName !== 'select') return void field.select()
  field.value = text
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  return true
}`
