import { isRecord } from '../../read/is-record.ts'
import type { ParsedFiles } from '../../parse/parsed-files.ts'
import { didYouMean, sureNearest } from '../../fixes/nearest.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { renameKey } from '../../read/edit-value.ts'
import type { Path, YamlFile } from '../../read/parsed-yaml.ts'
import { defineRule } from '../define-rule.ts'

const besidesSteps = ['campaign', 'sequence']

const checkHints = ({ campaigns }: ParsedFiles): Diagnostic[] =>
  campaigns.flatMap(({ source, raw, sections }) => {
    const { pipeline } = raw
    const entries: unknown[] = Array.isArray(pipeline) ? pipeline : []
    const steps = entries.flatMap((entry) => stepIn(entry) ?? [])
    if (steps.length === 0 || steps.length < entries.length) return []
    return sections.flatMap((section, index) =>
      keysOfHints(section)
        .filter((key) => !steps.includes(key) && !besidesSteps.includes(key))
        .map((key) =>
          source.report(['sections', index, 'messages', 'hints', key], {
            rule: 'hint-step',
            message: 'the pipeline has no such step, so nobody would ever read this.',
            fix: `${didYouMean(key, steps)}Its steps: ${steps.join(', ')}.`,
            repair: renamed(
              source.yaml,
              ['sections', index, 'messages', 'hints', key],
              sureNearest(key, steps),
            ),
            at: 'key',
          }),
        ),
    )
  })

export const hintRule = defineRule({
  ids: {
    'hint-step': { says: 'A hint of a form names a step of its pipeline.', repairs: true },
  },
  check: checkHints,
})

const stepIn = (entry: unknown): string[] =>
  isRecord(entry) && typeof entry['step'] === 'string' ? [entry['step']] : []

const keysOfHints = ({ messages }: Record<string, unknown>): string[] =>
  isRecord(messages) && isRecord(messages['hints']) ? Object.keys(messages['hints']) : []

const renamed = (yaml: YamlFile, path: Path, name: string | undefined) =>
  name === undefined ? undefined : renameKey(yaml, path, name)
