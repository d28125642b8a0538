import type { Product } from '../product.ts'
import type { Gate } from './gate.ts'
import type { TriedForm } from './tried-form.ts'
import { lookOf } from './look.ts'
import type { Look } from './look.ts'
import type { Tab } from './tab.ts'
import { until } from './until.ts'
import { newEmail } from './visitor.ts'

export type Stage = { tab: Tab; gate: Gate; product: Product }
export type State = { name: string; isSo: () => Promise<void> }

const button = 'form button[type=submit]'
const wrongAddress = 'ann@'

/** The states of a form in the order in which a visitor meets them. */
export const formStates = (stage: Stage, form: TriedForm): State[] => {
  const { tab, gate } = stage
  const email = newEmail()
  const shows = (what: string, isShown: (look: Look) => boolean) =>
    until(what, async () => isShown(await lookOf(tab)))
  let release: (() => void) | undefined

  return [
    {
      name: 'idle',
      isSo: async () => {
        gate.visit()
        await tab.open(gate.origin + form.path)
        await shows('the button says what it does', ({ label }) => label === form.label)
      },
    },
    {
      name: 'empty',
      isSo: async () => {
        await tab.press(button)
        await shows('the message names what is missing', ({ toast }) => toast.includes(form.missing))
        await shows('the first field is in view and has the focus', (look) => isAt(form.firstField, look))
      },
    },
    {
      name: 'wrong',
      isSo: async () => {
        await fillAll(tab, form, wrongAddress)
        await tab.press(button)
        await shows('the wrong address is in view and has the focus', (look) => isAt('email', look))
      },
    },
    {
      name: 'sending',
      isSo: async () => {
        release = gate.hold()
        await tab.fill('form [name=email]', email)
        await tab.press(button)
        await shows('the button says that it sends', ({ label, isBusy }) => label === form.busy && isBusy)
      },
    },
    {
      name: 'success',
      isSo: async () => {
        release?.()
        await shows('the visitor reads that it worked', ({ text }) =>
          form.success.every((each) => text.includes(each)),
        )
        if (form.clears)
          await shows(
            'the form is empty, and its button has the focus',
            ({ address, focused }) => address === '' && focused === 'button',
          )
        else await shows('the success has the focus', ({ focused }) => focused === 'success')
        const faults = [...(await tab.read<string[]>('faults')), ...gate.refused()]
        if (faults.length > 0) throw new Error(faults.join('; '))
      },
    },
    { name: 'stored', isSo: () => isStored(stage, form, email) },
  ]
}

/** The same without the page's scripts: the browser itself sends the form, and the server answers with a page. */
export const plainStates = (stage: Stage, form: TriedForm): State[] => {
  const { tab, gate } = stage
  const email = newEmail()
  return [
    {
      name: 'plain: wrong',
      isSo: async () => {
        gate.visit({ scripts: false })
        await tab.open(gate.origin + form.path)
        // An address that browsers accept and mail servers refuse.
        await fillAll(tab, form, 'ann@localhost')
        await tab.press(button)
        await until('the form comes back with what was typed', async () => {
          const { wrong, address } = await lookOf(tab)
          return wrong.includes('email') && address === 'ann@localhost'
        })
      },
    },
    {
      name: 'plain: sent',
      isSo: async () => {
        await tab.fill('form [name=email]', email)
        await tab.press(button)
        await until('the success is a page', async () => {
          const { path, text } = await lookOf(tab)
          return path.startsWith('/done/') && form.success.every((each) => text.includes(each))
        })
        await isStored(stage, form, email)
      },
    },
  ]
}

const isAt = (field: string, { focused, wrong, isFocusInView }: Look) =>
  focused === field && wrong.includes(field) && isFocusInView

const fillAll = async (tab: Tab, form: TriedForm, email: string) => {
  for (const [name, answer] of Object.entries({ ...form.answers, email }))
    await tab.fill(`form [name="${name}"]`, answer)
}

const isStored = ({ product }: Stage, form: TriedForm, email: string) =>
  until(`${email} is a lead`, async () => {
    const leads = await product.query('select source from leads where email = $1', [email])
    return leads.length === 1 && leads[0]?.['source'] === form.source
  })
