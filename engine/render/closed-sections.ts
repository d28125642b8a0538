import type { Page } from '../campaign/schema/page.ts'
import type { FormState } from '../campaign/release/view.ts'
import { answerWordsOf } from '../words/answer-words.ts'
import type { Lang } from '../words/lang.ts'
import { closedWords } from './form/answer/refusal-notice.ts'

type Section = Page['sections'][number]

export const closedSections = (sections: Section[], closed: FormState['closed'], lang?: Lang): Section[] => {
  const form = sections.find((section) => section.type === 'form')
  if (!form || closed === undefined) return sections
  const { title } = closedWords(form.messages, closed, answerWordsOf(lang))
  return sections.map((section) => withLabel(section, `#${form.anchor}`, title))
}

const withLabel = (section: Section, href: string, label: string): Section =>
  'action' in section && section.action?.href === href
    ? { ...section, action: { ...section.action, label } }
    : section
