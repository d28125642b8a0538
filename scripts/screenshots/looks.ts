import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { buildRelease } from '../../engine/compile/release/release.ts'
import { shootPages } from './pages.ts'

/** Every mood with the layout it brings, then the layouts that no mood has. */
const looks: [mood: string, layout: string, brand: string][] = [
  ['calm', 'standard', '#1d4f6c'],
  ['warm', 'poster', '#8a3d1c'],
  ['sunny', 'ticket', '#0d6b58'],
  ['bold', 'stairs', '#a3241c'],
  ['earthy', 'margin', '#5b4a1e'],
  ['precise', 'sheet', '#26408f'],
  ['elegant', 'letter', '#7a2f3b'],
  ['playful', 'slices', '#6a2b8f'],
  ['calm', 'chart', '#14606b'],
  ['elegant', 'programme', '#3a2350'],
  ['sunny', 'talk', '#8a3d1c'],
]
const firstWithoutMood = 8

const coachFile = ([mood, layout, brand]: (typeof looks)[number]) => `slug: ${layout}
brand: Ann Ash
name: Ann Ash
bio: Ann bakes with eight people at a time, and writes down what went wrong. She has done so for nineteen years.
portrait: { drawn: { hair: bob, skin: olive } }
theme: { brand: '${brand}', mood: ${mood}, layout: ${layout} }
sender: { name: Ann Ash, address: ann@example.com }
postalAddress: 18 Orchard Row, Port Ellery
scheduler: https://calendly.com/ann-ash
`

const campaignFile = (layout: string) => `coach: ${layout}
path: /${layout}
template: booking
with:
  title: Bread by *Sunday*
  subtitle: Half an hour on your oven, your flour and your week.
  minutes: 30
  whatYouGet:
    - { icon: target, title: A plan, description: For the oven that you have. }
    - { icon: clock, title: A rhythm, description: What to do on which evening. }
    - { icon: star, title: A flour, description: One that your shop sells. }
  questions: [{ question: Is it for beginners?, answer: Yes. }, { question: Does it cost anything?, answer: No. }]
sections:
  - { type: hero, use: template }
  - { type: benefits, use: template }
  - type: testimonials
    variant: figure
    tone: paper
    quotes: [{ text: My first loaf was gone in an hour., name: Mia M., detail: Nurse, sample: true }]
  - { type: scheduler, use: template, variant: button, tone: tint }
  - { type: about, use: template, tone: paper }
  - { type: faq, use: template, tone: tint }
  - { type: cta, use: template, variant: echo }
  - { type: footer, tone: deep }
`

/** One picture of all looks, each with its name, for the guides. */
export const shootLooks = async (browser: Browser, file: string): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-looks-'))
  const campaigns = join(folder, 'campaigns')
  for (const look of looks) {
    const [, layout] = look
    mkdirSync(join(campaigns, layout), { recursive: true })
    writeFileSync(join(campaigns, layout, 'coach.yaml'), coachFile(look))
    writeFileSync(join(campaigns, layout, 'page.yaml'), campaignFile(layout))
  }
  writeFileSync(join(campaigns, 'site.yaml'), 'name: Porchlight\n')
  const dist = join(folder, 'dist')
  const built = await buildRelease({
    campaignsDir: campaigns,
    outDir: dist,
    cacheDir: '.cache/porchlight',
    publicOrigin: 'https://looks.example',
    quality: 'quick',
  })
  if (!built.ok)
    throw new Error(built.diagnostics.map(({ path, message }) => `${path} ${message}`).join('\n'))
  await shootPages(browser, { dist, out: folder, ids: null })
  const tab = await browser.newPage({ viewport: { width: 1200, height: 100 } })
  const figures = looks.map(async ([mood, layout], at) => {
    const page = sharp(readFileSync(join(folder, `${layout}-page-desk.png`)))
    const { height } = await page.metadata()
    const shown = page.extract({ left: 0, top: 0, width: 1440, height: Math.min(height, 3600) })
    const small = await shown.resize({ width: 276 }).png().toBuffer()
    const name = at < firstWithoutMood ? `<b>${mood}</b>, layout ${layout}` : `layout <b>${layout}</b>`
    return `<figure><div><img src="data:image/png;base64,${small.toString('base64')}"></div><figcaption>${name}</figcaption></figure>`
  })
  await tab.setContent(`<style>${boardCss}</style><main>${(await Promise.all(figures)).join('')}</main>`)
  await sharp(await tab.screenshot({ fullPage: true }))
    .webp({ quality: 62, effort: 6 })
    .toFile(file)
  await tab.close()
  return looks.length
}

const boardCss = `body{margin:0;background:#fff;font:17px/1.4 sans-serif}
main{display:grid;grid-template-columns:repeat(4,276px);gap:28px 24px;padding:12px}
figure{margin:0}div{height:520px;overflow:hidden;border:1px solid #ccc}img{display:block;width:100%}figcaption{padding-top:8px}`
