import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Source } from '../schema/source.ts'
import { templateKeyOf, usesTemplate } from './use-template.ts'

type Fields = Record<string, unknown>

const stepsOf = ({ pipeline }: Fields): unknown[] => (Array.isArray(pipeline) ? pipeline : [])

export const fillPipeline = (own: Fields, made: Fields): unknown[] =>
  stepsOf(own).flatMap((entry) => (usesTemplate(entry) ? stepsOf(made) : [entry]))

export const ownPlace = (at: number, own: Fields, made: Fields): number | null => {
  const places = stepsOf(own).flatMap((entry, index): (number | null)[] =>
    usesTemplate(entry) ? stepsOf(made).map(() => null) : [index],
  )
  return places[at] ?? null
}

export const pipelineFaults = ({ report }: Source, own: Fields): Diagnostic[] => {
  if (!('pipeline' in own)) return []
  const uses = stepsOf(own).flatMap((entry, index) => (usesTemplate(entry) ? [{ entry, index }] : []))
  const [first, ...more] = uses
  if (!first)
    return [
      report(['pipeline'], {
        rule: 'beside-template',
        message: 'is beside "template", which makes one.',
        fix: 'Write "- use: template" where the steps of the template belong, or remove one of the two.',
        at: 'key',
      }),
    ]
  return [
    ...uses.flatMap(({ entry, index }) => templateFaults(report, entry, index)),
    ...more.map(({ index }) =>
      report(['pipeline', index], {
        rule: 'beside-template',
        message: 'takes the steps of the template a second time.',
        fix: 'Keep one of them.',
      }),
    ),
  ]
}

const templateFaults = (report: Source['report'], entry: Fields, index: number): Diagnostic[] => {
  const use = templateKeyOf(entry)
  if (entry[use] !== 'template')
    return [
      report(['pipeline', index, use], {
        rule: 'choice',
        message: 'must be "template".',
        fix: 'Write "use: template", or take it out and write the step whole.',
      }),
    ]
  return Object.keys(entry)
    .filter((key) => key !== use)
    .map((key) =>
      report(['pipeline', index, key], {
        rule: 'unknown-key',
        message: `this key is not known beside "${use}".`,
        fix: 'Steps of a template are taken as they are: remove it, or write a step of your own.',
        at: 'key',
      }),
    )
}
