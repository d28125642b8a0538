import { test as base, expect } from 'playwright/test'
import { allOrFirst, isAll } from '../extent.ts'
import { readSite } from '../site.ts'
import { openVisitor } from './story-visitor.ts'
import type { Looks } from './story-visitor.ts'
import { ensureStorybook, readStories, serveFolder } from './storybook.ts'
import type { Story } from './storybook.ts'

type Visitor = Awaited<ReturnType<typeof openVisitor>>
type Book = { stories: Story[]; visitor: Visitor; origin: string }

/** `book`: every story, and one page that visits them; both last as long as the worker. */
const test = base.extend<object, { book: Book }>({
  book: [
    async ({ browser }, use) => {
      const folder = await ensureStorybook()
      const served = await serveFolder(folder)
      const visitor = await openVisitor(browser, served.origin)
      await use({ stories: await readStories(folder), visitor, origin: served.origin })
      await visitor.close()
      await served.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})
test.describe.configure({ mode: 'parallel', timeout: 300_000 })

/** Its frames show another story, which is visited itself. */
const isFrames = ({ id }: Story) => id === 'brands--board'
/** A form state of a campaign: the markup of the form's own stories with other texts. */
const isFormOfCampaign = ({ title, id }: Story) => title.startsWith('Campaigns/') && !id.endsWith('--page')
const isHard = ({ title }: Story) => title === 'Pages' || title.endsWith('/Hard cases')
/** Too long, too wide, too many and too little: the quick run leaves the milder ones to a run of everything. */
const hardest = ['long-word', 'right-to-left', 'fourteen-items', 'required-keys-only'].map(
  (name) => `pages--${name}`,
)
const coaches = Object.keys(readSite().coaches)

/**
 * The quick run shows one page of a campaign, whose blocks have their own stories, the drawings side by side, the question
 * for consent in both directions of writing, each variant on one ground, and each state of a form in one variant.
 */
const isInTurn = (story: Story, _: number, stories: Story[]) => {
  if (story.title.startsWith('Campaigns/'))
    return story === stories.find(({ title }) => title.startsWith('Campaigns/'))
  if (story.title === 'Drawings') return story.name === 'All'
  if (story.title === 'Consent') return ['English', 'Arabic'].includes(story.name)
  const own = stories.filter(({ title }) => title === story.title)
  const index = own.indexOf(story)
  if (story.title.endsWith('/Variants')) return index % grounds === Math.floor(index / grounds) % grounds
  if (!story.title.endsWith('/States')) return true
  const states = own.length / formVariants
  return Math.floor(index / states) === (index % states) % formVariants
}
const grounds = 3
const formVariants = 4

const faultsOf = async ({ visitor }: Book, stories: Story[], looks: Looks) => {
  const faults: string[] = []
  for (const story of stories) faults.push(...(await visitor.faultsOf(story, looks)))
  return faults
}

/** Every n-th, so that the parts take equally long. */
const partOf = (stories: Story[], part: number, parts: number) =>
  stories.filter((_, index) => index % parts === part)

const widths = isAll ? { story: [390, 1440], hardCase: [320, 390, 1440] } : { story: [390], hardCase: [390] }
const said = (all: number[]) => `${new Intl.ListFormat('en-GB').format(all.map(String))} px`

const parts = 4
for (let part = 0; part < parts; part += 1) {
  test(`every story renders without a fault at ${said(widths.story)}, part ${part + 1}`, async ({ book }) => {
    const drawn = book.stories.filter((story) => !isHard(story) && !isFrames(story))
    const pages = drawn.filter((story) => !isFormOfCampaign(story))
    const stories = isAll ? pages : pages.filter(isInTurn)
    expect(stories.length).toBeGreaterThan(isAll ? 250 : 100)
    expect(await faultsOf(book, partOf(stories, part, parts), { widths: widths.story })).toEqual([])
    if (!isAll) return
    const forms = drawn.filter(isFormOfCampaign)
    expect(forms.length).toBeGreaterThan(100)
    expect(await faultsOf(book, partOf(forms, part, parts), { widths: [390] })).toEqual([])
  })

  test(`no hard case breaks a block at ${said(widths.hardCase)}, part ${part + 1}`, async ({ book }) => {
    const stories = book.stories.filter(isAll ? isHard : ({ id }) => hardest.includes(id))
    expect(stories.length).toBeGreaterThanOrEqual(isAll ? 200 : hardest.length)
    expect(await faultsOf(book, partOf(stories, part, parts), { widths: widths.hardCase })).toEqual([])
  })
}

for (const coach of allOrFirst(coaches))
  test(`the first screen and a page of every block in the theme of ${coach}`, async ({ book }) => {
    const stories = book.stories.filter(({ id }) => ['brands--hero', 'pages--everything'].includes(id))
    expect(stories).toHaveLength(2)
    expect(await faultsOf(book, stories, { coach, widths: widths.story })).toEqual([])
  })

test(`a page of every block, its layouts and every state of a form on a dark page`, async ({ book }) => {
  const stories = book.stories.filter(
    ({ id, title }) => title === 'Dark' || id === 'brands--hero' || title.endsWith('/States'),
  )
  expect(stories.length).toBeGreaterThan(40)
  const shown = isAll
    ? stories
    : stories.filter((story, ...more) => story.title === 'Dark' || isInTurn(story, ...more))
  expect(await faultsOf(book, shown, { page: 'dark', widths: widths.story })).toEqual([])
})

const overArt = (colours: [string, string]) =>
  `<div style="position:relative;width:300px;height:60px">
    <svg style="position:absolute;inset:0" width="300" height="60" aria-hidden="true">
      <rect width="150" height="60" fill="${colours[0]}"/><rect x="150" width="150" height="60" fill="${colours[1]}"/>
    </svg>
    <p style="position:relative;color:#fff;font-size:20px">Words that run over a picture</p>
  </div>`

/** A minimal page for each fault that the checks must find. */
const faulty: [name: string, html: string, says: RegExp | null][] = [
  [
    'white words over a drawing that is half pale',
    overArt(['#222', '#ddd']),
    /^contrast 1\.\d+ of 4\.5 by pixels/,
  ],
  ['white words over a dark drawing', overArt(['#222', '#333']), null],
  ['grey words on white', '<p style="color:#999;background:#fff">Grey words</p>', /^color-contrast/],
  ['a picture without words', '<img src="data:," width="9" height="9">', /^image-alt/],
  ['a word beyond the edge', '<p style="width:2000px;text-align:right">Far</p>', /^beyond the edge/],
  [
    'a word that is cut',
    '<p style="overflow:hidden;width:20px;white-space:nowrap">A long line</p>',
    /^cut off/,
  ],
  ['a short word that breaks', '<p style="width:20px">Someone</p>', /^broken in the middle: "Someone"/],
  [
    'a footer under the section above it',
    '<section style="display:flow-root;margin-bottom:-40px">Last</section><footer>End</footer>',
    /^footer lies under the last section: 40 px/,
  ],
  ['words on words', '<p>Below them</p><p style="margin-top:-20px">Above them</p>', /^overlap/],
]

test('the checks report the faults they are made for, and nothing else', async ({ book, browser }) => {
  const story = book.stories.find(({ id }) => id === 'tokens--icons')
  if (!story) throw new Error('The story to stand in for others is gone.')
  const visitor = await openVisitor(browser, book.origin)
  expect(await visitor.faultsOf(story, { widths: [390] })).toEqual([])
  for (const [name, html, says] of faulty) {
    await visitor.page.locator('#storybook-root').evaluate((root, made) => (root.innerHTML = made), html)
    const faults = await visitor.faultsHere(story)
    if (says) expect(faults, name).toContainEqual(expect.stringMatching(says))
    else expect(faults, name).toEqual([])
  }
  await visitor.close()
})

test('a story that does not exist is reported', async ({ book: { visitor } }) => {
  const missing = { id: 'no--story', title: 'No', name: 'Story', importPath: '' }
  expect(await visitor.faultsOf(missing, { widths: [390] })).toEqual([expect.stringMatching(/missing/)])
})
