import { stickySections } from '../../../campaign/schema/sticky-sections.ts'
import { heroVariants } from '../../../campaign/schema/words.ts'
import type { ParsedCampaign, ParsedFiles } from '../../parse/parsed-files.ts'
import { isRecord } from '../../read/is-record.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { defineRule } from '../define-rule.ts'

const mostFields = 3
const freeOnTheRight = ['split-art', 'poster', 'dark-form', 'stage']

const checkSticky = (parsedFiles: ParsedFiles): Diagnostic[] =>
  parsedFiles.campaigns.flatMap((parsed) => {
    const at = parsed.sections.findIndex((section) => section['type'] === 'form')
    const form = parsed.sections[at]
    return form?.['sticky'] === true ? faultsOf(parsedFiles, parsed, form, at) : []
  })

export const stickyRule = defineRule({
  ids: {
    'sticky-form': { says: 'A sticky form has a page that leaves it room.', joint: true },
  },
  check: checkSticky,
})

const faultsOf = (
  parsedFiles: ParsedFiles,
  parsed: ParsedCampaign,
  form: Record<string, unknown>,
  at: number,
): Diagnostic[] => {
  const report = (message: string, fix: string) =>
    parsed.source.report(['sections', at, 'sticky'], { rule: 'sticky-form', message, fix })
  const shown = parsed.sections.filter(({ type }) => type !== 'success' && type !== 'footer')
  const hero = heroOf(parsedFiles, parsed, shown[0])
  return [
    ...(form['variant'] === 'card'
      ? []
      : [report('only a card can stay in sight.', 'Write "variant: card".')]),
    ...(isShort(form['fields'])
      ? []
      : [
          report(
            `a card with more than ${mostFields} fields, or with a long one, is higher than many windows.`,
            'Ask for less, or take this line out.',
          ),
        ]),
    ...(hero === undefined || (hero !== null && freeOnTheRight.includes(hero))
      ? []
      : [
          report(
            'the page must begin with a hero whose right side is free for the form.',
            `${hero === null ? 'Begin with a hero of' : `That of the hero is "${hero}": give it`} one of the variants ${freeOnTheRight.join(', ')}, or take this line out.`,
          ),
        ]),
    ...(shown.indexOf(form) <= stickySections
      ? []
      : [
          report(
            'the form is below the sections that it would stay beside.',
            `Move it among the first ${stickySections}.`,
          ),
        ]),
  ]
}

const heroOf = (
  { coaches }: ParsedFiles,
  { coach }: ParsedCampaign,
  first: Record<string, unknown> | undefined,
) => {
  if (first?.['type'] !== 'hero') return null
  const own = first['variant']
  if (own !== undefined) return heroVariants.find((variant) => variant === own)
  return coaches.get(coach)?.value?.theme.hero
}

const isShort = (fields: unknown) => {
  if (!Array.isArray(fields)) return true
  const types = fields.map((field: unknown) => (isRecord(field) ? field['type'] : undefined))
  const seen = types.filter((type) => type !== 'hidden')
  return seen.length <= mostFields && !seen.some((type) => type === 'textarea' || type === 'radio')
}
