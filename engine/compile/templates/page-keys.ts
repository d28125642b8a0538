import { z } from 'zod'
import { Eyebrow, Fact, Headline, PhotoFile, Text, Title } from '../../campaign/schema/words.ts'

const Question = z.strictObject({
  question: Text.describe('As the reader would ask it.'),
  answer: Text.describe('A straight answer.'),
})

const Step = z.strictObject({
  title: Title.describe('What happens, with its time: "In two minutes".'),
  text: Text.optional().describe('One or two sentences about it.'),
})

export const promiseKeys = (badge: string) => ({
  badge: Eyebrow.default(badge).describe('What this is, in a few words, above the title.'),
  title: Headline.describe('The promise, at most nine words. *Stars* colour a part of it.'),
  subtitle: Text.describe('What the reader gets, at most thirty words; search results show it too.'),
  photo: PhotoFile.optional().describe('A photo in place of the drawing of the first screen.'),
})

/** Where a page's name, search result and first words come from. */
export const promiseOrigins = {
  name: 'title',
  'seo.title': 'title',
  'seo.description': 'subtitle',
  'sections.hero.eyebrow': 'badge',
  'sections.hero.title': 'title',
  'sections.hero.text': 'subtitle',
}

export const readerKeys = {
  fit: z.array(Text).min(1).max(8).optional().describe('For whom it is: each goes on from "if".'),
  notFit: z
    .array(Text)
    .min(1)
    .max(8)
    .optional()
    .describe('For whom it is not: real exclusions. Needs "fit" beside it.'),
  questions: z
    .array(Question)
    .min(1)
    .max(12)
    .optional()
    .describe('Questions and answers, the fear first. Default: no such section.'),
}

export const fitFirst = ({ fit, notFit }: { fit?: unknown; notFit?: unknown }, context: z.RefinementCtx) => {
  if (notFit !== undefined && fit === undefined)
    context.addIssue({ code: 'custom', path: ['notFit'], message: 'needs "fit" beside it' })
}

export const stepList = z.array(Step).min(2).max(4)

export const factList = (most: number) => z.array(Fact).min(1).max(most)

export const Minutes = z.number().int().min(5).max(1440)
