import type { Product } from '../product.ts'
import type { Driver } from './driver.ts'
import { formStates, plainStates } from './form-states.ts'
import type { Stage, State } from './form-states.ts'
import { fullStates } from './full-states.ts'
import { openGate } from './gate.ts'
import { choiceForm } from './choices.ts'
import { formIds, sentPlain } from './kinds.ts'
import { pageFaults } from './page-faults.ts'
import { pagePaths, screens } from './pages.ts'
import { pressBarStates } from './press-bar.ts'
import { openTab } from './tab.ts'
import { triedForm } from './tried-form.ts'

const withBar = '/sugar-free-blueprint'

/** A page or form with the widths or states that are as they should be, and what is not. */
export type Row = { what: string; so: string[]; faults: string[] }

export const tryBrowser = async (driver: Driver, product: Product, isQuick: boolean): Promise<Row[]> => {
  const gate = await openGate(product.origin)
  const stage = { tab: openTab(driver), gate, product }
  try {
    await driver.resize(screens.phone)
    const [first = '', ...others] = formIds
    const tryForm = (id: string, statesOf: typeof formStates) => tryStates(id, statesOf(stage, triedForm(id)))
    if (isQuick) return [await tryForm(first, formStates)]
    const rows: Row[] = []
    for (const id of [first, ...others]) {
      rows.push(await tryForm(id, formStates))
      if (sentPlain.includes(id)) rows.push(await tryForm(id, plainStates))
      if (triedForm(id).full !== undefined) rows.push(await tryForm(id, fullStates))
    }
    rows.push(await tryStates(`press bar of ${withBar}`, pressBarStates(stage, withBar)))
    for (const path of pagePaths) rows.push(await tryPage(stage, path))
    return rows
  } finally {
    await gate.close()
  }
}

/** A group of choices and a box, sent by the page's script and by the browser itself. */
export const tryChoices = async (driver: Driver, lab: Product): Promise<Row[]> => {
  const gate = await openGate(lab.origin)
  const stage = { tab: openTab(driver), gate, product: lab }
  try {
    await driver.resize(screens.phone)
    const rows: Row[] = []
    for (const statesOf of [formStates, plainStates])
      rows.push(await tryStates(choiceForm.id, [...statesOf(stage, choiceForm), choicesStored(stage)]))
    return rows
  } finally {
    await gate.close()
  }
}

const choicesStored = ({ product }: Stage): State => ({
  name: 'choices stored',
  isSo: async () => {
    const [last] = await product.query('select values from submissions order by created_at desc limit 1')
    const { evening, rules, size } = Object(last?.['values'])
    const stored = JSON.stringify({ evening, rules, size })
    if (stored !== '{"evening":"tuesday","rules":true,"size":"large"}') throw new Error(`Stored: ${stored}`)
  },
})

/** A state follows from the one before it: after a fault the rest is left out. */
const tryStates = async (what: string, states: State[]) => {
  const row: Row = { what, so: [], faults: [] }
  for (const { name, isSo } of states) {
    try {
      await isSo()
      row.so.push(name)
    } catch (error) {
      row.faults.push(`${what}, ${name}: ${String(error)}`)
      break
    }
  }
  return row
}

const tryPage = async ({ tab, gate }: Stage, path: string): Promise<Row> => {
  const row: Row = { what: path, so: [], faults: [] }
  for (const screen of Object.values(screens)) {
    const faults = await pageFaults(tab, gate, path, screen)
    if (faults.length === 0) row.so.push(`${screen.width} px`)
    row.faults.push(...faults.map((fault) => `${path} at ${screen.width} px: ${fault}`))
  }
  return row
}
