import { asVariant } from './story-variants.ts'
import { Section } from '../blocks/schemas.gen.ts'
import { layoutsOf } from '../blocks/kit/columns.ts'
import { formStateNames } from '../engine/campaign/preview/page-states.ts'
import { hardCases } from './hard-cases.ts'

export type BlockCase = { name: string; section: Section }

const tones = ['paper', 'tint', 'deep'] as const

const layoutsOfType = (type: string) => {
  const schema = Section.options.find((option) => option.shape.type.value === type)
  return layoutsOf(schema?.shape ?? {})
}

export const variantsOf = (type: Section['type']): readonly string[] => layoutsOfType(type).names

const variantOf = (section: Section): string =>
  String(Object.entries(section).find(([key]) => key === layoutsOfType(section.type).key)?.[1])

export const stateNames = (): Record<string, { name: string }> =>
  Object.fromEntries(
    variantsOf('form').flatMap((variant) =>
      formStateNames.map((state) => [exportName(variant, state), { name: `${variant}, ${spaced(state)}` }]),
    ),
  )

export const variantCases = (example: unknown): Record<string, BlockCase> =>
  Object.fromEntries(
    looksOf(example).flatMap((section) =>
      tones.map((tone): [string, BlockCase] => [
        exportName(variantOf(section), tone),
        { name: `${variantOf(section)}, ${tone}`, section: Section.parse({ ...section, tone }) },
      ]),
    ),
  )

export const hardVariantCases = (example: unknown): Record<string, BlockCase> =>
  Object.fromEntries(
    looksOf(example).flatMap((section) =>
      Object.entries(hardCases(section)).map(([hard, made]): [string, BlockCase] => [
        exportName(variantOf(section), hard),
        { name: `${variantOf(section)}, ${spaced(hard)}`, section: made },
      ]),
    ),
  )

const looksOf = (example: unknown): Section[] => {
  const section = Section.parse(example)
  return variantsOf(section.type).map((variant) => Section.parse(asVariant(section, variant)))
}

const pascal = (name: string) =>
  name.replaceAll(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

/** A valid export name: "3d" is not. */
export const exportName = (...parts: readonly (string | undefined)[]) =>
  parts
    .map((part) => pascal(part ?? ''))
    .join('')
    .replace(/^(?=\d)/, 'As')

const spaced = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()

/** "Blocks/NextSteps". */
export const blockTitle = (type: string) => `Blocks/${pascal(type)}`
