import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type Axe from 'axe-core'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']
const load = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))

/** axe, loaded before the first story. */
export const axeScript = readFileSync(load.resolve('axe-core/axe.min.js'), 'utf8')

/** Rules for whole pages: a single section has no `main` and needs no `h1`. */
const wholePageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass']

/**
 * Findings on a whole page of the product, each as rule and element. The axe builder opens another page each time, so it is
 * only for pages with frames.
 */
export const pageViolations = async (page: Page): Promise<string[]> => {
  if (page.frames().length > 1)
    return named((await new AxeBuilder({ page }).withTags(tags).analyze()).violations)
  return documentViolations(page)
}

/** Without what is in its frames: in a sandboxed one, axe cannot run. */
export const documentViolations = async (page: Page): Promise<string[]> => {
  await endOfMotion(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeScript)
  const { violations } = await page.evaluate((values): Promise<AxeResults> => {
    // Set by axeScript.
    const { axe } = globalThis as unknown as { axe: typeof Axe }
    // What is behind a dialog cannot be reached; to axe it would be text on the dialog's buttons.
    return axe.run(document.querySelector('dialog:modal') ?? document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      iframes: false,
    })
  }, tags)
  return named(violations)
}

/** What fades in has too little contrast until it is there. */
const endOfMotion = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ timeline, effect }) =>
          timeline === document.timeline && effect?.getTiming().iterations !== Infinity,
      )
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

const named = (violations: AxeResults['violations']) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${String(target)}`))

export type Undecided = { rule: string; target: string; why: string }
export type Findings = { violations: string[]; undecided: Undecided[] }

/** Findings outside of decorative drawings, and those that axe leaves undecided. */
export const axeFindings = async (page: Page, isWhole: boolean): Promise<Findings> => {
  const results = await page.evaluate(
    ({ values, off }): Promise<AxeResults> => {
      // Set by axeScript.
      const { axe } = globalThis as unknown as { axe: typeof Axe }
      return axe.run(
        { exclude: ['svg[aria-hidden=true]'] },
        {
          runOnly: { type: 'tag', values },
          rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
          resultTypes: ['violations', 'incomplete'],
        },
      )
    },
    { values: tags, off: isWhole ? [] : wholePageRules },
  )
  return {
    violations: results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const why = [...any, ...all, ...none][0]?.message ?? ''
        return `${id}: ${String(target)} (${why})`
      }),
    ),
    undecided: results.incomplete.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => ({
        rule: id,
        target: String(target),
        why: [...any, ...all, ...none][0]?.message ?? '',
      })),
    ),
  }
}
