import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { answerParts } from '../engine/render/form/answer/answer-parts.tsx'
import { FormIsland } from '../engine/render/form/form-island.tsx'
import { sampleForm, typedValues } from './sample-form.ts'

type Mocked = { status: number; body: unknown } | 'none' | 'never'
type Sent = { fields: Record<string, unknown>; times: number }

const respondWith = (response: Mocked) => {
  const original = globalThis.fetch
  const sent: Sent = { fields: {}, times: 0 }
  globalThis.fetch = async (_, init) => {
    sent.times += 1
    sent.fields = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
    if (response === 'none') throw new TypeError('Failed to fetch')
    if (response === 'never') return new Promise(() => {})
    return Response.json(response.body, { status: response.status })
  }
  const stop = () => {
    globalThis.fetch = original
  }
  return { sent, stop }
}

const stored = {
  status: 200,
  body: {
    ok: true,
    outcome: 'done',
    title: "You're all set!",
    message: 'Check your email for masterclass details.',
    submissionId: 'sample',
    requestId: 'sample',
  },
}
const refused = (code: string, fields?: Record<string, string>) => ({
  status: 422,
  body: {
    error: { code, message: 'Please try again later.', ...(fields && { fields }) },
    requestId: 'sample',
  },
})

const meta = {
  title: 'Blocks/Form/Live',
  component: FormIsland,
  args: { data: sampleForm('ticket'), parts: answerParts },
  decorators: [
    (Story) => (
      <div className="tone-paper sec">
        <div className="wrap form-place">
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof FormIsland>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Where = Parameters<Play>[0]['canvasElement']

const partsOf = (canvasElement: Where) => {
  const canvas = within(canvasElement)
  return {
    canvas,
    name: canvas.getByLabelText<HTMLInputElement>('Your name'),
    email: canvas.getByLabelText<HTMLInputElement>('Email address'),
    button: canvas.getByRole('button', { name: 'Save my seat' }),
  }
}

const fill = async (canvasElement: Where) => {
  const { name, email } = partsOf(canvasElement)
  await userEvent.type(name, typedValues.name)
  await userEvent.type(email, typedValues.email)
}

export const Playground: Story = {}
export const LongPlayground: Story = { args: { data: sampleForm('full') } }

export const Sending: Story = {
  beforeEach: () => respondWith('never').stop,
  play: async ({ canvasElement }) => {
    await fill(canvasElement)
    const { button } = partsOf(canvasElement)
    await userEvent.click(button)
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Registering...' }),
    ).toHaveAttribute('aria-disabled', 'true')
    await expect(partsOfBusy(canvasElement)).toHaveAttribute('aria-busy', 'true')
  },
}
const partsOfBusy = (canvasElement: Where) => canvasElement.querySelector('form')

export const MissingFields: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, name, email, button } = partsOf(canvasElement)
    await userEvent.click(button)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Missing Information')
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveAttribute('aria-invalid', 'true')
  },
}

export const ErrorsForScreenReaders: Story = {
  play: async ({ canvasElement }) => {
    const { name, email, button } = partsOf(canvasElement)
    await userEvent.type(name, typedValues.name)
    await userEvent.type(email, 'joanna@northgate')
    await userEvent.click(button)
    await waitFor(() => expect(email).toHaveAccessibleDescription(/address/))
    await expect(email).toHaveFocus()
    await expect(name).not.toHaveAttribute('aria-invalid', 'true')
  },
}

export const ServerErrorAtTheField: Story = {
  beforeEach: () => respondWith(refused('bad_email', { email: 'We cannot send mail there.' })).stop,
  play: async ({ canvasElement }) => {
    await fill(canvasElement)
    const { email, button } = partsOf(canvasElement)
    await userEvent.click(button)
    await waitFor(() => expect(email).toHaveAccessibleDescription('We cannot send mail there.'))
    await waitFor(() => expect(email).toHaveFocus())
  },
}

export const ServerFailureKeepsTheFields: Story = {
  beforeEach: () => respondWith({ ...refused('step_failed'), status: 500 }).stop,
  play: async ({ canvasElement }) => {
    await fill(canvasElement)
    const { canvas, name, email, button } = partsOf(canvasElement)
    await userEvent.click(button)
    await expect(await canvas.findAllByText('Something went wrong')).toHaveLength(2)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong')
    await expect(name).toHaveValue(typedValues.name)
    await expect(email).toHaveValue(typedValues.email)
    await expect(partsOf(canvasElement).button).not.toHaveAttribute('aria-disabled', 'true')
  },
}

export const SuccessTakesTheFocus: Story = {
  play: async ({ canvasElement }) => {
    const { sent, stop } = respondWith(stored)
    try {
      await fill(canvasElement)
      await userEvent.click(partsOf(canvasElement).button)
      const thanks = await within(canvasElement).findByRole('heading', { name: "You're Registered!" })
      await expect(thanks.closest('.done-focus')).toHaveFocus()
      await expect(canvasElement).toHaveTextContent(typedValues.email)
      await expect(sent.times).toBe(1)
      await expect(sent.fields).toMatchObject({ name: typedValues.name, email: typedValues.email })
    } finally {
      stop()
    }
  },
}

export const KeyboardOnly: Story = {
  beforeEach: () => respondWith(stored).stop,
  play: async ({ canvasElement }) => {
    const { name, email } = partsOf(canvasElement)
    await userEvent.tab()
    await expect(name).toHaveFocus()
    await userEvent.keyboard(typedValues.name)
    await userEvent.tab()
    await expect(email).toHaveFocus()
    await userEvent.keyboard(`${typedValues.email}{Enter}`)
    await expect(
      await within(canvasElement).findByRole('heading', { name: "You're Registered!" }),
    ).toBeVisible()
  },
}
