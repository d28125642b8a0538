import { readerRules } from '../diagnostics/reader-rules.ts'
import type { RuleWords } from '../diagnostics/rule-words.ts'
import { noteIds } from '../rules/events/past-times.ts'
import { dateIds } from '../rules/events/said-dates.ts'
import { splitIds } from '../rules/files/check-split-sentences.ts'
import { promiseIds } from '../rules/forms/said-promises.ts'
import { hostIds } from '../rules/links/opened-hosts.ts'
import { privacyLinkIds } from '../rules/look/check-footers.ts'
import { pictureIds } from '../rules/look/picture-notes.ts'
import { photoSizeIds } from '../rules/look/photo-size-notes.ts'
import { lengthIds } from '../rules/look/text-lengths.ts'
import { coachRules } from './coach-rules.ts'
import { globalRules, staffRules } from './site-rules.ts'

export const rules: Readonly<Record<string, RuleWords>> = Object.fromEntries(
  [
    readerRules,
    noteIds,
    lengthIds,
    splitIds,
    promiseIds,
    dateIds,
    hostIds,
    pictureIds,
    privacyLinkIds,
    photoSizeIds,
    ...[...globalRules, ...staffRules, ...coachRules].map(({ ids = {} }) => ids),
  ]
    .flatMap((ids) => Object.entries<RuleWords>(ids))
    .toSorted(([a], [b]) => (a < b ? -1 : 1)),
)
