import type { Section } from '../campaign/schema/campaign.ts'
import type { PageEvent } from '../campaign/schema/page.ts'
import type { Lang } from '../words/lang.ts'
import { calculatorScript } from './calculator-script.ts'
import { choiceScript } from './choice-script.ts'
import { countdownScript } from './countdown-script.ts'

/** What the loader of a page does for its calculators, countdowns and offers, where a page has no loader: on the dev server and in stories. */
export const runPageParts = (sections: readonly Section[], lang?: Lang, event?: PageEvent): void => {
  const script = document.createElement('script')
  script.textContent = `{let D=document;${calculatorScript(sections, lang)};${countdownScript(lang, event)};${choiceScript(sections)}}`
  document.head.append(script)
  script.remove()
}
