import { asVariant } from '../blocks/kit/story-variants.ts'
import { Section } from '../blocks/schemas.gen.ts'
import { formStateNames } from '../engine/campaign/preview/form-state-names.ts'
import { hardCases } from './hard-cases.ts'

/** One drawn state of a block: what the file says, and how its story is called. */
export type BlockCase = { name: string; section: Section }

const tones = ['paper', 'tint', 'deep'] as const

/** Every look that a block's schema offers. */
export const variantsOf = (type: Section['type']): readonly string[] => {
  const schema = Section.options.find((option) => option.shape.type.value === type)
  return schema?.shape.variant.unwrap().options ?? []
}

/** The form in every state, by export name. */
export const stateNames = (): Record<string, { name: string }> =>
  Object.fromEntries(
    variantsOf('form').flatMap((variant) =>
      formStateNames.map((state) => [exportName(variant, state), { name: `${variant}, ${spaced(state)}` }]),
    ),
  )

/** The example in every variant on every ground, by export name. */
export const variantCases = (example: unknown): Record<string, BlockCase> =>
  Object.fromEntries(
    looksOf(example).flatMap((section) =>
      tones.map((tone): [string, BlockCase] => [
        exportName(section.variant, tone),
        { name: `${section.variant}, ${tone}`, section: Section.parse({ ...section, tone }) },
      ]),
    ),
  )

/** Every variant with what is hard to draw, by export name. */
export const hardVariantCases = (example: unknown): Record<string, BlockCase> =>
  Object.fromEntries(
    looksOf(example).flatMap((section) =>
      Object.entries(hardCases(section)).map(([hard, made]): [string, BlockCase] => [
        exportName(section.variant, hard),
        { name: `${section.variant}, ${spaced(hard)}`, section: made },
      ]),
    ),
  )

const looksOf = (example: unknown): Section[] => {
  const section = Section.parse(example)
  return variantsOf(section.type).map((variant) => Section.parse(asVariant(section, variant)))
}

const pascal = (name: string) =>
  name.replaceAll(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

/** A name that a module can export: "3d" cannot be one. */
export const exportName = (...parts: readonly (string | undefined)[]) =>
  parts
    .map((part) => pascal(part ?? ''))
    .join('')
    .replace(/^(?=\d)/, 'As')

const spaced = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()

/** "next-steps" as the sidebar says it: "NextSteps". */
export const blockTitle = (type: string) => `Blocks/${pascal(type)}`
