import { lake as films } from '../fixtures/film-fixture.ts'
import { goodFiles } from '../fixtures/site-fixture.ts'

const campaign = (name: string, sections: string) => `coach: nora
name: ${name}
path: /${name}
seo: { title: ${name}, description: A page on which forms are tried. }
sections:
  - { type: hero, title: Seven *quiet* evenings }
${sections}
  - type: faq
    title: Before you say yes
    questions:
      - { question: Is it recorded?, answer: Yes. }
  - { type: footer }
pipeline:
  - { step: lead, source: ${name} }
  - { step: email, email: sleep-guide }
`

const dated = (name: string, sections: string) =>
  campaign(name, sections)
    .replace('*quiet* evenings', "*quiet* evenings, facts: [{ icon: calendar, text: '{eventDate}' }]")
    .replace(
      '  - { step: email,',
      "  - { step: event, capacity: 12, starts: '2027-03-04 18:00 Europe/Berlin' }\n  - { step: email,",
    )

const countdown = `  - type: countdown
    title: The bench is laid *at seven*
    over: We have begun. The next evening is in May.
    action: { label: Save my place, href: '#form' }
`

const form = (variant: string, fields: string, more = '') => `  - type: form
    variant: ${variant}
    title: Save your place
    text: Free. The link is in your inbox in a minute.
    fields:
${fields}
    button: { label: Save my place, busy: Saving... }
    privacy: Only emails about this evening.
${more}    messages:
      missing: { title: Missing Information, text: Please fill in what is marked. }
      success: { title: All set!, text: Check your email. }
      partial:
        title: You are registered
        text: The email may be delayed. Please book your slot.
        action: { label: Book your slot, href: 'https://calendly.com/nora/slot' }
      duplicate: { title: Already registered, text: You have a place. Check your email for details. }
      full: { title: Every place is taken, text: Please check back for future events. }
      over: { title: The evening is over, text: Please check back for future events. }
      error: { title: Registration failed, text: Please try again. }
      hints: { lead: 'There was an issue creating your registration ({message}). Please try again.' }
`

const everyField = `      - { type: text, name: name, label: Your name, autocomplete: name }
      - { type: email, name: email, label: Email address }
      - { type: text, name: company, label: Company, help: As it stands on your card. }
      - { type: text, name: jobTitle, label: Job title, required: false }
      - type: select
        name: size
        label: Company size
        options: [{ value: small, label: Up to 50 people }, { value: large, label: More than 50 people }]
      - type: radio
        name: evening
        label: Which evening suits you?
        help: You can change it later.
        options: [{ value: monday, label: 'Monday, 6 pm' }, { value: tuesday, label: 'Tuesday, 6 pm' }]
      - { type: textarea, name: wish, label: What is hardest?, required: false }
      - { type: checkbox, name: rules, label: I have read the house rules }
      - { type: hidden, name: room, value: blue }`

const twoFields = `      - { type: text, name: name, label: Your name, autocomplete: name }
      - { type: email, name: email, label: Email address }`

const exactFields = `      - { type: email, name: email, label: Email address }
      - { type: tel, name: phone, label: Phone, country: GB, help: For the day itself. }
      - { type: url, name: site, label: Your website, required: false }
      - { type: date, name: day, label: When do you begin?, min: 2027-03-01, max: 2027-12-31 }
      - { type: number, name: guests, label: How many come?, min: 1, max: 6 }`

const pagedFields = `      - { type: text, name: name, label: Your name, autocomplete: name }
      - { type: email, name: email, label: Email address }
      - type: radio
        name: comes
        label: How do you come?
        page: 2
        options: [{ value: alone, label: On my own }, { value: team, label: With my team }]
      - { type: number, name: people, label: How many are you?, min: 2, max: 40, when: { field: comes, is: team } }
      - type: select
        name: diet
        label: What do you eat?
        when: { field: comes, in: [alone, team] }
        options: [{ value: all, label: Everything }, { value: vegan, label: Vegan }, { value: other, label: Something else }]
      - { type: text, name: dish, label: What may it be?, when: { field: diet, is: other } }
      - { type: textarea, name: wish, label: What should we talk about?, required: false, page: 3 }
      - { type: checkbox, name: rules, label: I have read the house rules }`

const selfCheck = `  - type: self-check
    tone: tint
    title: Is it the *lamp?*
    text: Tick what was true this week.
    sentences: [I read in bed., The lamp stayed on., I woke at four., The tea went cold.]
    results:
      - { from: 0, title: It is not the lamp, text: Look at the tea. }
      - { from: 2, title: It may be the lamp, text: Try a week without. }
      - { from: 4, title: It is the lamp, text: Screw it out., action: { label: Save my place, href: '#form' } }
`

const calculator = `  - type: calculator
    tone: tint
    title: What the lamp *costs*
    inputs:
      - { type: range, name: hours, label: Hours a night, from: 0, to: 12, start: 5, unit: hours }
      - { type: number, name: watts, label: The bulb, from: 1, to: 200, start: 40, unit: watts }
      - type: choice
        name: nights
        label: How often?
        options: [{ label: Every night, value: 365 }, { label: Once a week, value: 52 }]
    results:
      - { label: In a year, formula: hours * watts * nights / 1000, unit: kilowatt hours }
      - { label: At the socket, formula: hours * watts * nights / 1000 * 0.4, currency: EUR }
`

const success = `  - type: success
    title: You have a place
    text: We have written to {email}.
    facts: [{ icon: clock, text: 90 minutes }]
    steps: [{ title: Open the email., text: It holds your link. }, { title: Keep the evening free. }]
    tip: Bring one question.
    action: { label: Back up, href: '#form' }
    link: { label: Save the date, href: 'https://calendly.com/evening.ics' }`

const nearlyFull = `      nearlyFull: { text: '{left} of {capacity} places left. The replay has no limit.', from: 0.8 }
      duplicate:`

const ownPage = success.replace(
  'type: success',
  'type: success\n    variant: page\n    stepsTitle: What is next',
)

const sticky = campaign(
  'sticky',
  `${form('card', twoFields, '    placement: hero\n    sticky: true\n').replace('      duplicate:', nearlyFull)}${ownPage}
  - type: benefits
    variant: agenda
    tone: tint
    title: What the evening holds
    items:
      - { mark: '6:00', title: The drain, text: Five questions that tell tired from bored. }
      - { mark: '6:20', title: The order, text: 'Body, boundaries, meaning: in this order.' }
      - { mark: '6:50', title: The week, text: One real calendar taken apart and put back together. }
  - type: testimonials
    variant: statement
    tone: deep
    quotes: [{ text: I slept through *for the first time*., name: Ann Archer, detail: Teacher }]
  - type: fit
    title: Is it for you?
    fit: { title: Come if, items: [you wake at three, you work at night] }
    notFit: { title: Stay away if, items: [you want a pill, you sleep well] }
  - type: stats
    variant: strip
    tone: tint
    figures: [{ value: '7', label: evenings }, { value: '40', label: minutes each }]
  - type: faq
    tone: deep
    title: Before you sign up
    questions:
      - { question: Is there a recording?, answer: 'Yes, for seven days.' }
      - { question: Do I need a camera?, answer: 'No, you can keep it off.' }
      - { question: What if I am late?, answer: Come in when you can. }
      - { question: Who speaks?, answer: Nora alone. }`,
).replace('  - { step: email', '  - { step: event, capacity: 100 }\n  - { step: email')

const agenda = (anchor: string, tone: string, marks: string[]) => `  - type: benefits
    variant: agenda
    anchor: ${anchor}
    tone: ${tone}
    title: The ${anchor} day
    items:
${marks.map((mark) => `      - { mark: '${mark}', title: Phones into the basket at ${mark}, text: Calls reach her. }`).join('\n')}
`

const day = campaign(
  'day',
  agenda('short', 'tint', ['0:00', '0:20']) + agenda('wide', 'deep', ['10:00', '10:30', 'Later']),
).replace(/pipeline:[^]*/, '')

const hours = campaign('hours', agenda('across', 'tint', ['10:00', '10:30', '11:00'])).replace(
  /pipeline:[^]*/,
  '',
)

const german = campaign(
  'deutsch',
  `${form('card', twoFields)}  - { type: success, title: Du hast einen Platz, text: Bis bald. }`,
).replace('name: deutsch', 'name: deutsch\nlang: de')

const offer = (name: string, chosen: string, is: string) =>
  `      - name: The ${name}
        price: € 90
        points: [A plan]
        action: { label: Choose the ${name}, href: '#form', chooses: { field: ${chosen}, is: ${is} } }`

const offers = `  - type: pricing
    tone: tint
    title: Three ways to begin
    offers:
${offer('night', 'length', 'one')}
${offer('evenings', 'length', 'seven')}
${offer('phone', 'way', 'phone')}
`

const offered = `${twoFields}
      - type: select
        name: length
        label: How long?
        options: [{ value: one, label: One night }, { value: seven, label: Seven evenings }]
      - type: radio
        name: way
        label: Which way?
        options: [{ value: video, label: By video }, { value: phone, label: By phone }]`

const lake = '{ file: lake.jpg, alt: A lake at six in the morning }'

const photos = campaign(
  'photos',
  `  - { type: media, side: above, image: ${lake}, title: The lake }
  - type: media
    side: right
    tone: tint
    title: Watch it first
    video:
      url: https://youtu.be/aqz-KE-bpKQ
      title: A morning at the lake
      poster: ${lake}
      transcript: [Nobody speaks. The water is still.]`,
)
  .replace('Seven *quiet* evenings }', `Seven *quiet* evenings, photo: ${lake} }`)
  .replace(/pipeline:[^]*/, '')

const ownFilm = campaign(
  'own-film',
  `  - type: media
    side: above
    title: Watch it first
    video: { file: lake.webm, captions: lake.vtt, title: A morning at the lake, poster: ${lake} }
  - type: media
    side: left
    tone: deep
    title: The same, without a poster
    text: One film with everything, and one as bare as it gets.
    video: { file: lake.mp4, title: Another morning, transcript: [Nobody speaks. The water is still.] }`,
).replace(/pipeline:[^]*/, '')

/** A coach whose pages count, and a page of theirs. */
const counted = (slug: string, analytics: string) => {
  const { 'nora/coach.yaml': coach = '', 'nora/emails/sleep-guide.md': mail = '' } = goodFiles
  const own = coach.replace('slug: nora', `slug: ${slug}\nanalytics: ${analytics}`)
  const links = 'links: { privacy: /short }\n'
  return {
    [`${slug}/coach.yaml`]: own.replace(/hosts:[^]*?(?=theme:)/, links),
    [`${slug}/emails/sleep-guide.md`]: mail,
    [`${slug}/${slug}.yaml`]: campaign(slug, form('card', twoFields) + success).replace('nora', slug),
    [`${slug}/uncounted.yaml`]: campaign(`${slug}-uncounted`, form('card', twoFields, '    after: clear\n'))
      .replace('nora', slug)
      .replace('path:', 'analytics: false\npath:'),
  }
}

export const labFiles: Record<string, string | Uint8Array> = {
  ...goodFiles,
  'nora/sleep-guide.yaml': campaign('sleep-guide', form('card', twoFields, '    after: clear\n')),
  'nora/long.yaml': campaign('long', form('full', everyField) + success),
  'nora/night.yaml': campaign('night', `${form('full', everyField)}${calculator}${success}`).replace(
    'seo:',
    'theme: { page: dark }\nseo:',
  ),
  'nora/short.yaml': campaign('short', form('ticket', twoFields) + success),
  'nora/stays.yaml': campaign('stays', form('card', everyField, '    afterPartial: stay\n') + success),
  'nora/clears.yaml': campaign('clears', form('full', everyField, '    after: clear\n')),
  'nora/soon.yaml': dated('soon', `${form('card', twoFields, '    after: clear\n')}${countdown}`),
  'nora/quiz.yaml': campaign('quiz', `${form('card', twoFields, '    after: clear\n')}${selfCheck}`),
  'nora/lamp.yaml': campaign('lamp', `${form('card', twoFields, '    after: clear\n')}${calculator}`),
  'nora/offers.yaml': campaign('offers', `${offers}${form('full', offered, '    after: clear\n')}`),
  'nora/pages.yaml': campaign('pages', form('card', pagedFields) + success),
  'nora/exact.yaml': campaign('exact', form('full', exactFields, '    after: clear\n')),
  'nora/onward.yaml': campaign('onward', form('card', twoFields, '    after: { url: /short }\n')),
  'nora/sticky.yaml': sticky,
  'nora/day.yaml': day,
  'nora/hours.yaml': hours,
  'nora/mock.yaml': campaign(
    'mock',
    form('card', twoFields).replace('    title: Save', '    sends: false\n    title: Save'),
  ).replace(/pipeline:[^]*/, ''),
  'nora/deutsch.yaml': german,
  'nora/photos.yaml': photos,
  'nora/own-film.yaml': ownFilm,
  ...Object.fromEntries(Object.entries(films).map(([kind, film]) => [`nora/assets/lake.${kind}`, film])),
  ...counted('asks', "{ ga4: G-AB12CD34EF, metaPixel: '123456789012345' }"),
  ...counted('cookies', '{ matomo: { url: https://stats.cookies.example/m, site: 3, cookies: true } }'),
  ...counted(
    'counts',
    '{ plausible: counts.example, matomo: { url: https://stats.counts.example, site: 7 } }',
  ),
  'nora/calendar.yaml': campaign(
    'calendar',
    `  - type: scheduler
    variant: embed
    title: Half an hour
    calendar: https://calendly.com/nora/slot
    label: Open the calendar
${form('ticket', twoFields, '    after: clear\n')}`,
  ),
}
