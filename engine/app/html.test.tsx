import { Script } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { artNames } from '../../blocks/art/art-name.ts'
import { ImageGeneratorProps } from '../../blocks/image-generator/image-generator.schema.ts'
import { FormField } from '../../blocks/kit/form-field.ts'
import { Section } from '../../blocks/schemas.gen.ts'
import type { PageAssets, ViewAssets } from '../campaign/release/assets.ts'
import type { Page } from '../campaign/schema/page.ts'
import { Theme } from '../campaign/theme/theme.ts'
import type { ImageState } from '../campaign/release/view.ts'
import {
  createRenderer,
  loaderOf,
  renderArt,
  renderIcon,
  renderPage,
  renderPageArt,
  renderServed,
  renderStates,
} from './html.tsx'

const colour = '#112233'
const theme = Theme.parse({
  ...Object.fromEntries(
    'paper paper2 ink ink2 brand onBrand brandInk accent deep onDeep onDeep2 line3'
      .split(' ')
      .map((name) => [name, colour]),
  ),
  font: 'caprasimo',
  radius: 4,
  buttonRadius: 4,
  art: 'citrus',
})
const message = { title: 'Title' }
const form = {
  type: 'form',
  placement: 'hero',
  title: 'Save your seat',
  fields: [
    FormField.parse({ type: 'text', name: 'name', label: 'Your name', autocomplete: 'name' }),
    FormField.parse({ type: 'email', name: 'email', label: 'Email address' }),
  ],
  button: { label: 'Save my seat', busy: 'Registering...' },
  messages: { missing: message, success: { title: '</script><b>&' }, error: message },
}
const page: Page = {
  id: 'vitality/sample',
  path: '/sample',
  canonical: 'https://example.com/sample',
  seo: { title: 'A "fine" page', description: 'What it is' },
  coach: {
    slug: 'vitality',
    brand: 'Juniper Vale',
    name: 'Juniper',
    theme,
    links: {},
    postalAddress: 'Port',
  },
  sections: [
    { type: 'hero', title: 'One promise' },
    form,
    {
      type: 'success',
      title: "You're Registered!",
      facts: [{ icon: 'clock', text: '90-minute live session' }],
    },
    { type: 'faq', questions: [{ question: 'Why?', answer: 'Because.' }] },
    { type: 'footer' },
  ].map((section) => Section.parse(section)),
}
const assets: PageAssets = { css: 'body{color:red}', island: '/assets/island.js', pictures: {} }
const viewAssets: ViewAssets = {
  siteName: 'Porchlight',
  campaigns: { [page.id]: { page, assets, csp: 'campaign-policy' } },
  system: { css: '', csp: 'system-policy' },
}
const render = createRenderer(viewAssets).render

describe("a coach's own drawing", () => {
  const drawn = {
    box: [80, 100] as const,
    fills: false,
    shapes: '<path d="M1 2h3"></path>',
    lines: '<path d="M4 5h6"></path>',
  }
  const own = { ...page, coach: { ...page.coach, theme: { ...theme, drawing: { file: 'jug.svg', drawn } } } }

  it('is part of a page that is being written, and of built pages a file', () => {
    expect(renderPage(own, assets)).toMatch(/<symbol id="art" viewBox="0 0 80 100"><g><path d="M1 2h3">/)
    const built = renderPage(own, { ...assets, drawing: '/assets/vitality-drawing.1.svg' })
    expect(built).toContain(
      '<symbol id="art" viewBox="0 0 80 100"><use href="/assets/vitality-drawing.1.svg#drawing">',
    )
    expect(built).toContain('<use href="/assets/vitality-drawing.1.svg#lines">')
    expect(built).not.toContain('M1 2h3')
  })

  it('is printed, and a sign of the theme stays the icon', () => {
    expect(renderArt(own.coach.theme, 'x')).toContain('M1 2h3')
    expect(renderPageArt(own).cover).toMatch(/id="lines"[^>]*><path d="M4 5h6">/)
    expect(renderIcon(own.coach.theme)).toBe(renderIcon(theme))
  })
})

it.each(artNames)('the icon of %s has its colours without the page', (art) => {
  const icon = renderIcon({ ...page.coach.theme, art })
  expect(icon).toMatch(/^<svg xmlns="/)
  expect(icon).not.toContain('var(')
})

describe('a shared link', () => {
  const share = { url: '/assets/x-share.0123456789.png', width: 1200, height: 630, alt: 'Brand: Hello' }

  it('shows the picture that the build drew, by its whole address, with size and words', () => {
    const html = renderPage(page, { ...assets, share })
    const { origin } = new URL(page.canonical)
    expect(html).toContain(`<meta property="og:image" content="${origin}${share.url}">`)
    expect(html).toContain('<meta property="og:image:width" content="1200">')
    expect(html).toContain('<meta property="og:image:height" content="630">')
    expect(html).toContain('<meta property="og:image:alt" content="Brand: Hello">')
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
  })

  it("shows the campaign's own picture where it names one", () => {
    const own = { ...page, seo: { ...page.seo, image: 'own.png' } }
    const html = renderPage(own, { ...assets, share, pictures: { 'own.png': '/assets/own.1.png' } })
    expect(html).toMatch(/og:image" content="https?:[^"]+\/assets\/own\.1\.png"/)
    expect(html).not.toContain('og:image:width')
  })

  it('shows none without one, and asks for no large card', () => {
    const html = renderPage(page, assets)
    expect(html).not.toContain('og:image')
    expect(html).toContain('<meta name="twitter:card" content="summary">')
    expect(html).toContain('<meta property="og:type" content="website">')
    expect(html).toContain(`<meta property="og:site_name" content="${page.coach.brand}">`)
  })
})

const text = (tone: string) => Section.parse({ type: 'text', tone, title: tone, paragraphs: ['One.'] })
const joined = (...tones: string[]) =>
  renderPage({ ...page, sections: [...page.sections, ...tones.map(text)] }, assets)

describe('a campaign page', () => {
  const html = renderPage(page, assets)

  it('has half the space between two sections on one ground, and no style for that where there are none', () => {
    expect(joined('tint', 'tint')).toContain('<main class="shared-grounds">')
    expect(joined('tint', 'deep', 'tint')).toContain('<main>')
  })

  it('is one document with one main part, the form inside its first screen', () => {
    expect(html.match(/<main/g)).toHaveLength(1)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html.indexOf('<form')).toBeGreaterThan(html.indexOf('<h1'))
    expect(html.indexOf('<form')).toBeLessThan(html.indexOf('<details'))
    expect(html.indexOf('<footer')).toBeGreaterThan(html.indexOf('</main>'))
    expect(html).toContain('<title>A &quot;fine&quot; page</title>')
    expect(html).toContain('content="A &quot;fine&quot; page"')
  })

  it('has its title as a heading for screen readers where nothing else is the headline', () => {
    const withoutTitle = page.sections.map((section) =>
      section.type === 'hero' ? { ...section, title: undefined } : section,
    )
    expect(renderPage({ ...page, sections: withoutTitle }, assets)).toContain(
      '<h1 class="sr-only">A &quot;fine&quot; page</h1>',
    )
    expect(renderPage(page, assets)).not.toContain('sr-only')
  })

  it("links the coach's other pages in its footer, but not itself", () => {
    const more = [
      { label: 'This page', href: '/sample' },
      { label: 'A call with me', href: '/call' },
    ]
    const linking = renderPage(
      { ...page, coach: { ...page.coach, links: { more, privacy: '/privacy' } } },
      assets,
    )
    expect(linking).toMatch(/<a href="\/call">A call with me<.*<a href="\/privacy">/)
    expect(linking).not.toContain('This page')
  })

  it('has a form that works without scripts, and a trap that only scripts see', () => {
    expect(html).toContain('action="/api/submit/vitality/sample"')
    expect(html).toMatch(
      /<input(?=[^>]*name="email")(?=[^>]*type="email")(?=[^>]*required)(?=[^>]*inputMode="email")/i,
    )
    expect(html).toMatch(
      /aria-hidden="true"><label[^>]*>[^<]*<\/label><input(?=[^>]*name="website")(?=[^>]*tabindex="-1")/i,
    )
  })

  it('hides what comes after the button', () => {
    const seen = html.replaceAll(/<script[\s\S]*?<\/script>/g, '')
    expect(seen).not.toContain('Registered!')
  })

  it('says where it reports that it was opened, and without scripts lets a picture do it', () => {
    const seen = `/api/seen/${page.id}`
    expect(html).toContain(`<body data-seen="${seen}">`)
    expect(html).toContain(`<noscript><img src="${seen}" alt="" hidden></noscript>`)
  })

  it('lets no text in its data end the markup', () => {
    const json = /<script type="application\/json"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(json)).toMatchObject({ form: { messages: { success: { title: '</script><b>&' } } } })
    expect(json).not.toContain('<')
  })

  it('inlines its style and one short script, and nothing that its policy forbids', () => {
    expect(html).toContain('<style>body{color:red}</style>')
    expect(html).toContain(`<script>${loaderOf(page)}</script>`)
    expect(loaderOf(page).length).toBeLessThanOrEqual(900)
    expect(html).not.toMatch(/\s(style|on\w+)="/)
  })

  it('is the same each time it is made', () => {
    expect(renderPage(page, assets)).toBe(html)
  })
})

const withFullMessage = (section: Page['sections'][number]): Page['sections'][number] =>
  section.type === 'form'
    ? { ...section, messages: { ...section.messages, full: { title: 'Every place is taken' } } }
    : section

it('a page that should not be found tells search engines so, and changes nothing else', () => {
  const unlisted = { ...page, seo: { ...page.seo, index: false } }
  expect(renderPage(unlisted, assets)).toContain('<meta name="robots" content="noindex">')
  expect(renderPage(unlisted, assets)).toContain(`<link rel="canonical" href="${page.canonical}">`)
  expect(renderPage(page, assets)).not.toContain('robots')
})

it('a mock-up has nowhere to post to', () => {
  const mock = page.sections.map((section) =>
    section.type === 'form' ? { ...section, sends: false as const } : section,
  )
  const html = renderPage({ ...page, sections: mock }, assets)
  expect(html).toContain('method="dialog"')
  expect(html).not.toContain('/api/submit')
})

describe('pages made per request', () => {
  it('show a refused form again, with what was typed and what to correct', () => {
    const { html, csp } = render({
      page: 'campaign',
      data: {
        campaign: page.id,
        form: {
          values: { name: 'Jo "x"', email: 'jo' },
          errors: { email: 'Please check this address.' },
          notice: { tone: 'error', title: 'Missing Information' },
        },
      },
    })
    expect(csp).toBe('campaign-policy')
    expect(html).toContain('value="Jo &quot;x&quot;"')
    expect(html).toMatch(
      /<input(?=[^>]*name="email")(?=[^>]*aria-invalid="true")(?=[^>]*aria-describedby="form-email-problem")/,
    )
    expect(html).toContain('id="form-email-problem">Please check this address.')
    expect(html).toContain('role="alert"')
    expect(html).toContain('<li><a href="#form-email">Email address</a></li>')
    expect(html).toContain('noindex')
  })

  it('thank in the look of the campaign', () => {
    const answer = {
      ok: true,
      outcome: 'full',
      title: "You're all set!",
      message: 'Check your email.',
    } as const
    const { html } = render({ page: 'done', data: { campaign: page.id, answer } })
    expect(html).toMatch(/<h1[^>]*>You&#x27;re Registered!<\/h1>/)
    expect(html).toContain('Check your email.')
    expect(html).toContain('90-minute live session')
  })

  it('say that the event is full where the form would be, and stay in search results', () => {
    const full: Page = { ...page, id: 'vitality/full', sections: page.sections.map(withFullMessage) }
    const known = { ...viewAssets, campaigns: { [full.id]: { page: full, assets, csp: '' } } }
    const closed = { values: {}, errors: {}, closed: 'full' } as const
    const { html } = createRenderer(known).render({
      page: 'campaign',
      data: { campaign: full.id, form: closed },
    })
    expect(html).toContain('Every place is taken')
    expect(html).not.toContain('<form')
    expect(html).not.toContain('data-src=')
    expect(html).not.toContain('press-bar')
    expect(html).not.toContain('noindex')
  })

  it('repeat the address in the success view', () => {
    const answer = { ok: true, outcome: 'full', title: 'Done', message: '' } as const
    const data = { campaign: page.id, answer, email: 'ann@example.com' }
    expect(render({ page: 'done', data }).html).toContain('Your email: ann@example.com')
  })

  it('open private links for the person who sent the form, in the success view alone', () => {
    const success = {
      type: 'success',
      title: 'Done',
      action: { label: 'Open', href: '/private/a/b/plan.pdf' },
    }
    const sections = page.sections.filter(({ type }) => type !== 'success')
    // Parsed as sections of a page are.
    const own = { ...page, sections: [...sections, success] } as typeof page
    const site = { ...viewAssets, campaigns: { [page.id]: { page: own, assets, csp: 'x' } } }
    const answer = { ok: true, outcome: 'full', title: 'Done', message: '', token: 'tok' } as const
    const { html } = createRenderer(site).render({ page: 'done', data: { campaign: page.id, answer } })
    expect(html).toContain('href="/private/a/b/tok/plan.pdf"')
  })

  it("say in the campaign's words that the mail will be late", () => {
    const answer = { ok: true, outcome: 'partial', title: 'Stored!', message: 'Email may be late.' } as const
    const { html } = render({ page: 'done', data: { campaign: page.id, answer } })
    expect(html).toMatch(/class="done-note">Stored! Email may be late\./)
    expect(html).toContain('You&#x27;re Registered!')
  })

  it('say 404 with a way home', () => {
    const { html, csp } = render({ page: 'not-found', data: {} })
    expect(csp).toBe('system-policy')
    expect(html).toMatch(/<h1[^>]*>404<\/h1>/)
    expect(html).toContain('Oops! Page not found')
    expect(html).toMatch(/<a[^>]*href="\/"[^>]*>Return to Home<\/a>/)
  })

  it('say so in another language', () => {
    const { html } = render({ page: 'not-found', data: { lang: 'ar' } })
    expect(html).toMatch(/<html[^>]*lang="ar"[^>]*dir="rtl"/)
    expect(html).toContain('هذه الصفحة غير موجودة')
    expect(html).not.toMatch(/Oops|Return/)
  })

  it("say so in the coach's look on the coach's own host, without the address of another page", () => {
    const { html, csp } = render({ page: 'not-found', data: { campaign: page.id } })
    expect(csp).not.toBe('system-policy')
    expect(html).toMatch(/<h1[^>]*>404<\/h1>/)
    expect(html).toContain(page.coach.brand)
    expect(html).not.toMatch(/canonical|og:|application\/ld/)
  })

  it("are in the coach's look where a mail's link leads to them", () => {
    const data = { token: 't', brand: 'Juniper Vale', state: 'ask', campaign: page.id } as const
    const seat = { ...data, title: 'The evening', when: null, page: null, hasCalendar: false }
    const link = { ...data, id: page.id, state: 'over', isMailed: true, path: null } as const
    for (const { html, csp } of [
      render({ page: 'unsubscribe', data }),
      render({ page: 'place', data: seat }),
      render({ page: 'private', data: link }),
    ]) {
      expect(csp).not.toBe('system-policy')
      expect(html).toContain('done-page-art')
      expect(html).toMatch(/<form[^>]*method="post"/)
      expect(html).not.toMatch(/canonical|og:|application\/ld|\/api\/seen/)
    }
  })

  it('require a press before they unsubscribe anybody', () => {
    const ask = render({ page: 'unsubscribe', data: { token: 't', brand: 'Juniper Vale', state: 'ask' } })
    expect(ask.html).toMatch(/<form[^>]*method="post"/)
    const done = render({ page: 'unsubscribe', data: { token: 't', brand: 'Juniper Vale', state: 'done' } })
    expect(done.html).not.toContain('<form')
  })

  it.each([
    ['ask', 'Stop emails from Juniper Vale?'],
    ['done', 'You are unsubscribed'],
    ['again', 'Get emails from Juniper Vale again?'],
    ['resumed', 'You are signed up again'],
    ['confirm', 'Is this your address?'],
    ['confirmed', 'Your address is confirmed'],
  ] as const)('have the title of what they say: %s', (state, title) => {
    const { html } = render({ page: 'unsubscribe', data: { token: 't', brand: 'Juniper Vale', state } })
    expect(html).toContain(`<title>${title}`)
  })
})

it('the states of the form contain every class that a press can add', () => {
  const states = renderStates(page, assets)
  for (const name of [
    'spinner',
    'problem',
    'notice-error',
    'toast-error',
    'toast-ok',
    'done-tick',
    'done-note',
    'notice-ok',
    'form-closed',
  ])
    expect(states).toContain(name)
})

it('the stylesheet of those states comes with the script of the form, and before an answer that needs it', () => {
  const withSheet = { ...assets, sheet: '/assets/answer.css' }
  const link = '<link rel="stylesheet" href="/assets/answer.css">'
  const shown = renderPage(page, withSheet)
  expect(shown).not.toContain(link)
  expect(shown).toContain('"sheet":"/assets/answer.css"')
  const campaigns = { [page.id]: { page, assets: withSheet, csp: '' } }
  const answer = { ok: true, outcome: 'full', title: 'Done', message: '' } as const
  const { html } = createRenderer({ ...viewAssets, campaigns }).render({
    page: 'done',
    data: { campaign: page.id, answer },
  })
  expect(html).toContain(`${link}</head>`)
})

describe('a page with analytics', () => {
  const asking = { ga4: 'G-AB12CD34EF', metaPixel: '123456789012345' }
  const all = {
    ...asking,
    plausible: 'sleep.example',
    matomo: { url: 'https://stats.sleep.example', site: 3, cookies: true },
  }

  it('has one script that is whole whatever else the page does', () => {
    for (const analytics of [all, asking, { plausible: 'sleep.example' }])
      expect(() => new Script(loaderOf({ ...page, analytics }))).not.toThrow()
    expect(() => new Script(`${loaderOf({ ...page, analytics: all })}{`)).toThrow()
  })

  it('asks in the words of its language, with two choices, and hides the question until its script shows it', () => {
    for (const [lang, words] of [
      ['ar', 'Google Analytics وMeta'],
      ['de', 'Google Analytics und Meta'],
    ] as const) {
      const html = renderPage({ ...page, lang, analytics: asking }, assets)
      const [bar = ''] = /<section[^>]*data-consent=""[^]*?<\/section>/.exec(html) ?? []
      expect(bar).toContain(words)
      expect(bar).toContain('hidden=""')
      expect(bar.match(/<button/g)).toHaveLength(2)
      expect(html).toContain('data-consent-open=""')
    }
  })

  it('asks nothing where nothing needs consent, and a page without analytics says nothing of it', () => {
    const plausible = { ...page, analytics: { plausible: 'sleep.example' } }
    expect(renderPage(plausible, assets)).not.toMatch(/data-consent|localStorage\[k\]/)
    expect(loaderOf(page)).not.toMatch(/consent|lead/)
    expect(renderPage(page, assets)).not.toMatch(/data-consent/)
  })
})

describe('the image generator', () => {
  const section = ImageGeneratorProps.parse({
    type: 'image-generator',
    variant: 'page',
    title: 'Say it. *See it.*',
    examples: ['One oak chair'],
  })
  const own: Page = { ...page, sections: [section] }
  const withIsland = { ...assets, imageIsland: '/assets/images.js' }

  it('is in the document, loads its script later, and is a plain form without it', () => {
    const html = renderPage(own, withIsland)
    expect(html).toMatch(/<h1[^>]*>Say it\./)
    expect(html).toMatch(/<textarea[^>]*rows="4"/)
    expect(html).toContain('data-src="/assets/images.js"')
    expect(html).toContain(`action="/api/image/${page.id}#generator-sheet"`)
    expect(html).toMatch(/<noscript><button[^>]*type="submit">Generate<\/button><\/noscript>/)
    expect(loaderOf(own)).toContain('data-island')
  })

  const show = (image: ImageState) =>
    createRenderer({
      siteName: 'x',
      system: { css: '', csp: '' },
      campaigns: { [page.id]: { page: own, assets: withIsland, csp: '' } },
    }).render({ page: 'campaign', data: { campaign: page.id, form: { values: {}, errors: {} }, image } }).html

  it('shows the picture to browsers without scripts, and excludes search engines', () => {
    const made = { image: 'iVBORw0KGgo=', revisedPrompt: 'A "chair" & a lamp' }
    const html = show({ isSetUp: true, prompt: 'A chair', made })
    expect(html).toMatch(
      /<img src="data:image\/png;base64,iVBORw0KGgo=" alt="A &quot;chair&quot; &amp; a lamp"/,
    )
    expect(html).toContain('download="generated-image.png"')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('data-island="')
  })

  it('keeps the prompt beside the error, and says when nobody can use it', () => {
    const html = show({ isSetUp: true, prompt: 'A <b>chair', problem: 'Failed to generate image' })
    expect(html).toContain('A &lt;b&gt;chair</textarea>')
    expect(html).toContain('Failed to generate image')
    expect(show({ isSetUp: false, prompt: '' })).toContain('Not set up yet.')
  })

  it('brings the rules of all its states with the page', () => {
    const states = renderServed(own, withIsland)
    for (const name of [
      'sheet-bars',
      'sheet-caption',
      'sheet-copy',
      'sheet-problem',
      'toast-ok',
      'image-closed',
    ])
      expect(states).toContain(name)
  })
})

it('a page in several languages links to the others, for readers and for search engines', () => {
  const versions = [
    { lang: 'de' as const, path: '/muster' },
    { lang: 'en' as const, path: '/sample' },
  ]
  const footer = Section.parse({ type: 'footer' })
  const html = renderPage({ ...page, sections: [...page.sections, footer], versions }, assets)
  for (const [lang, path] of [
    ['de', '/muster'],
    ['en', '/sample'],
    ['x-default', '/sample'],
  ])
    expect(html).toContain(`<link rel="alternate" hreflang="${lang}" href="https://example.com${path}">`)
  expect(html).toMatch(/<a href="\/muster" lang="de" hrefLang="de">Deutsch<\/a>/)
  expect(html).not.toContain('>English</a>')
  expect(renderPage(page, assets)).not.toContain('rel="alternate"')
})
