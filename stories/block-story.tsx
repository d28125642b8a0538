import type { StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { components } from '../blocks/components.gen.ts'
import formExample from '../blocks/form/form.example.yaml'
import { FormProps } from '../blocks/form/form.schema.ts'
import { Frame } from '../blocks/kit/frame.tsx'
import type { BlockProps, Setting } from '../blocks/kit/setting.ts'
import { storySetting } from './story-setting.ts'
import { formRows } from '../blocks/form/form-rows.ts'
import type { Section } from '../blocks/schemas.gen.ts'
import type { SuccessProps } from '../blocks/success/success.schema.ts'
import { runPageParts } from '../engine/app/run-page-parts.ts'
import { answerParts } from '../engine/render/form/answer/answer-parts.tsx'
import { FormView } from '../engine/render/form/form-view.tsx'
import type { FormViewState } from '../engine/render/form/form-view.tsx'
import { hardVariantCases, variantCases } from './block-cases.ts'
import type { BlockCase } from './block-cases.ts'

const formOf = (form: FormProps, success: SuccessProps | null = null) => (
  <div id={form.anchor} className="form-place">
    <FormView
      data={{ campaign: 'sample/page', form, rows: formRows(form), success, state: null }}
      state={success ? { ...idle, done: { note: undefined, email: 'joanna@northgate.example' } } : idle}
      parts={answerParts}
    />
  </div>
)

const idle: FormViewState = {
  control: { values: {}, errors: {}, busy: false },
  done: null,
  toast: null,
  onDismiss: () => {},
}

const sampleForm = FormProps.parse({ ...FormProps.parse(formExample), variant: 'card' })
const formHeroes = ['form-first', 'dark-form']

export const SectionSample = ({ section, setting }: { section: Section; setting: Setting }) => {
  useEffect(() => runPageParts([section]), [section])
  if (section.type === 'form') return <Frame tone={section.tone}>{formOf(section)}</Frame>
  if (section.type === 'success') return <Frame tone={section.tone}>{formOf(sampleForm, section)}</Frame>
  // The registry has each section type's component; TypeScript cannot follow the type through the lookup.
  const Block = components[section.type] as ComponentType<BlockProps<Section> & { children?: ReactNode }>
  const holdsForm = section.type === 'hero' && formHeroes.includes(section.variant ?? '')
  return (
    <Block {...section} setting={setting}>
      {holdsForm ? formOf(sampleForm) : null}
    </Block>
  )
}

type SectionStory = StoryObj<typeof SectionSample>

const storiesOf = (cases: Record<string, BlockCase>): Record<string, SectionStory> =>
  Object.fromEntries(
    Object.entries(cases).map(([exportName, { name, section }]) => [
      exportName,
      {
        name,
        args: { section, setting: storySetting },
        render: (args) => <SectionSample {...args} />,
      } satisfies SectionStory,
    ]),
  )

export const variantStories = (example: unknown) => storiesOf(variantCases(example))

export const hardStories = (example: unknown) => storiesOf(hardVariantCases(example))
