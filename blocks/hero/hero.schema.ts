import { z } from 'zod'
import { withColumns } from '../kit/columns.ts'
import { Book } from '../kit/book.ts'
import { heroVariants } from '../kit/hero-variant.ts'
import { PhotoFile } from '../kit/photo-file.ts'
import { Anchor, Cta, Eyebrow, Fact, Headline, Text, Tone, Written } from '../kit/words.ts'

export const HeroProps = z
  .strictObject({
    type: z.literal('hero'),
    variant: z
      .enum(heroVariants)
      .optional()
      .describe(
        'The layout; left out, it is the one of the theme. split-art: words left, drawing leaves the page on the right; poster: the drawing rises behind the words; map-book: a drawn map on the right, the book on the card of the form; form-first: the form beside the text; book-left: the drawing first, words beside it, the book on the card of the form; dark-form: words left, form right, the drawing along the lower edge, on deep; stage: words in a beam of light over the drawing, on deep; plain: a low head of words alone, for pages that inform.',
      ),
    tone: Tone.optional().describe('Ground. Default: deep for dark-form and stage, else paper.'),
    anchor: Anchor.optional(),
    eyebrow: Eyebrow.optional().describe('What this is, in a few words: "Free live masterclass".'),
    title: Headline.optional().describe('The promise, at most nine words. *Stars* colour a part of it.'),
    text: Text.optional().describe('What the reader gets, at most thirty words.'),
    facts: z.array(Fact).max(5).optional().describe('Length, place, price: what can be checked.'),
    written: Written.optional().describe(
      "What is written in the drawing, a few letters an entry: on the pieces of a ceiling, in bubbles (in form-first a conversation, `~what was wrong~` crossed out), in a corridor, at a map's stations, on a fruit's segments: up to five over its upper half, more all round, the *starred* one pulled out. `ticket` beside a form: a year, then those it was before. `sheet` in dark-form: a sum, what it was for, another sum, what that is for. `stairs` in split-art: `240 asked` a block, the *starred* one lifted by `+6%`. `bars` in book-left: `Price +6%` a bar, the last one what they make together.",
    ),
    photo: PhotoFile.optional().describe(
      'A photo in place of the drawing: beside the words, or along the lower edge (poster, dark-form, stage); an upright one always beside them. On phones it is above the words, or below them.',
    ),
    book: Book.optional().describe('The promised guide; map-book and book-left show it.'),
    note: Text.optional().describe('One line of reassurance under the action.'),
    action: Cta.optional().describe('A button, for pages whose form is further down.'),
  })
  .describe('The first screen: one promise, one action.')
export type HeroProps = z.infer<typeof HeroProps>

withColumns(HeroProps.shape.variant, {
  'split-art': 'split',
  poster: 'wide',
  'map-book': 'media',
  'form-first': 'split',
  'book-left': 'media',
  'dark-form': 'split',
  stage: 'wide',
  plain: 'wide',
})
