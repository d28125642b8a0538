import { leadStep } from '../../../campaign/steps/lead.ts'
import { Section } from '../../../campaign/schema/campaign.ts'
import type { ParsedCampaign, ParsedFiles } from '../../parse/parsed-files.ts'
import { isRecord } from '../../read/is-record.ts'
import { nearest } from '../../fixes/nearest.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { placeOf } from '../../read/yaml-file.ts'
import { isWritten } from '../../read/yaml-find.ts'
import { defineRule } from '../define-rule.ts'

const checkForms = ({ campaigns }: ParsedFiles): Diagnostic[] =>
  campaigns.flatMap((parsed) => {
    const forms = parsed.sections.flatMap((section, index) =>
      section['type'] === 'form' ? [{ section, index }] : [],
    )
    const [form, ...others] = forms
    if (!form) return pipelineWithoutForm(parsed)
    return [
      ...others.map(({ index }) => secondForm(parsed, index, form.index)),
      ...missingHero(parsed, form.section, form.index),
      ...(form.section['sends'] === false ? mockFaults : realFaults)(parsed, form.section, form.index),
    ]
  })

export const formRule = defineRule({
  ids: {
    'form-needed': { says: 'A page with a pipeline has a form that starts it.' },
    'hero-needed': { says: 'A form inside the hero has a hero before it.' },
    'lead-needed': { says: 'A pipeline stores who sends the form: it has the step "lead".' },
    'mock-form': { says: 'A form that sends nothing has no pipeline.' },
    'next-page': { says: 'The page after a form is one that a visitor can open.' },
    'one-form': { says: 'A page has one form.', hides: 'below' },
    'success-needed': { says: 'A form that shows the success section has one on its page.', joint: true },
  },
  check: checkForms,
})

type Check = (parsed: ParsedCampaign, form: Record<string, unknown>, index: number) => Diagnostic[]

const realFaults: Check = (parsed, form, index) => [
  ...missingSuccess(parsed, form, index),
  ...badNextPage(parsed, form, index),
  ...checkLead(parsed),
]

const mockFaults: Check = ({ source, raw }, _form, index) =>
  stepsIn(raw['pipeline']).length === 0
    ? []
    : [
        source.report(['pipeline'], {
          rule: 'mock-form',
          message: 'would never run: the form has "sends: false".',
          fix: 'Take "sends: false" out of the form, or remove the pipeline.',
          at: 'key',
          related: [placeOf(source.yaml, ['sections', index, 'sends'])],
        }),
      ]

const secondForm = ({ source }: ParsedCampaign, index: number, first: number): Diagnostic =>
  source.report(['sections', index], {
    rule: 'one-form',
    message: 'a page has one form, and this is a second one.',
    fix: 'Let a button lead to the form instead: href: "#form".',
    related: [placeOf(source.yaml, ['sections', first])],
  })

const missingHero = (
  { source, sections }: ParsedCampaign,
  form: Record<string, unknown>,
  index: number,
): Diagnostic[] =>
  form['placement'] !== 'hero' ||
  sections.slice(0, index).some((section) => section['type'] === 'hero' || isUnknown(section))
    ? []
    : [
        source.report(['sections', index, 'placement'], {
          rule: 'hero-needed',
          message: 'puts the form inside the hero before it, but there is none.',
          fix: 'Add a section "type: hero" above the form, or take this line out.',
        }),
      ]

const missingSuccess = (
  { source, sections }: ParsedCampaign,
  form: Record<string, unknown>,
  index: number,
): Diagnostic[] => {
  const isShown = (form['after'] ?? 'screen') === 'screen'
  if (!isShown || sections.some((section) => section['type'] === 'success' || isUnknown(section))) return []
  return [
    source.report(['sections', index], {
      rule: 'success-needed',
      message: 'shows the success section after it was sent, but the page has none.',
      fix: 'Add a section "type: success", or write "after: clear".',
    }),
  ]
}

const badNextPage: Check = ({ source }, { after }, index) => {
  const url = isRecord(after) ? after['url'] : undefined
  if (typeof url !== 'string') return []
  const report = (message: string, fix: string) => [
    source.report(['sections', index, 'after', 'url'], { rule: 'next-page', word: url, message, fix }),
  ]
  if (/^(#|mailto:|tel:|@(?!scheduler$))/.test(url))
    return report(
      'is no page that a visitor can go on to.',
      'Write a path of this site, or an https: address.',
    )
  if (!/^[^?]*[{}]/.test(url)) return []
  return report(
    'has braces before its "?": nothing is filled in there.',
    'Write them behind it, such as "/thanks?name={firstName}".',
  )
}

const checkLead = ({ source, raw: { pipeline } }: ParsedCampaign): Diagnostic[] =>
  stepsIn(pipeline).some((step) => step === leadStep.name || typeof step !== 'string') ||
  !(pipeline === undefined || Array.isArray(pipeline))
    ? []
    : [
        source.report(['pipeline'], {
          rule: 'lead-needed',
          message: 'has no step "lead", so nobody who sends the form would be stored.',
          fix: 'Begin it with "- step: lead" and its source.',
          at: 'key',
        }),
      ]

/** A section of no known type may well be the form, misspelt. */
const isUnknown = ({ type }: Record<string, unknown>) =>
  !Section.options.some(({ shape }) => shape.type.value === type)

const pipelineWithoutForm = ({ source, raw, sections }: ParsedCampaign): Diagnostic[] => {
  if (stepsIn(raw['pipeline']).length === 0 || sections.length === 0 || sections.some(isUnknown)) return []
  const isLeftOut = ['template', 'sections'].every((key) => isWritten(source.yaml, [key]))
  const report = (key: string, message: string, fix: string) => [
    source.report([key], { rule: 'form-needed', message, fix, at: 'key' }),
  ]
  return isLeftOut
    ? report(
        'sections',
        'lack the form, which starts the pipeline of the template.',
        'Add "- { type: form, use: template }" after the hero.',
      )
    : report(
        'pipeline',
        'nothing starts this pipeline: the page has no form.',
        'Add a section "type: form", or remove the pipeline.',
      )
}

/** A misspelt step counts as the one that it resembles. */
const stepsIn = (pipeline: unknown): unknown[] =>
  (Array.isArray(pipeline) ? pipeline : []).map((entry: unknown) => {
    const step = isRecord(entry) ? entry['step'] : undefined
    return typeof step === 'string' ? (nearest(step, [leadStep.name]) ?? step) : step
  })
