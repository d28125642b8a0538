export type Stray = { offset: number; word: string }

/** Words of mail programs and of text assistants, as they come along with copied text. */
const forms = [
  /\*\|([A-Z0-9_:]+)\|\*/g, // Mailchimp
  /%([A-Z][A-Z_]{2,})%/g, // ActiveCampaign
  /<<\s?([A-Za-z][\w .-]{0,60})>>/g,
  /(?<!\{)\{\{+([^{}\n]{0,80})\}\}+/g, // Liquid, Handlebars, HubSpot
  /\$\{\s?([\w.]{1,60})\s?\}/g,
  // In square brackets only what nobody links: "[Name]", "[Your Company]", "[INSERT DATE]".
  /\[((?:your |the |client'?s? |customer'?s? |lead'?s? )?(?:first |last |full )?(?:name|e-?mail(?: address)?|company(?: name)?|business(?: name)?|phone(?: number)?|website|date|time|city|address|product(?: name)?|price|link|url))\](?![([:])/gi,
  /\[(insert [^\]\n]{1,60}|add [^\]\n]{1,40} here|your [^\]\n]{1,40} here|placeholder|fname|lname|firstname|lastname|first_name|last_name)\](?![([:])/gi,
]
const anyForm = /\*\||%[A-Z]|<<|\{\{|\$\{|\[[a-z]/i

export const foreignWords = (text: string): Stray[] =>
  anyForm.test(text)
    ? forms
        .flatMap((form) => [...text.matchAll(form)].map(({ 0: word, index }) => ({ offset: index, word })))
        .toSorted((a, b) => a.offset - b.offset)
    : []

const leftOver =
  /\blorem ipsum\b|\bdolor sit amet\b|\b(?:TODO|TBD|TBC|FIXME|XXX+)\b(?!-)|\[(?:\.{3}|…|\?+)\]|\?{3,}/g
const quick = /lorem|dolor sit|TODO|TBD|TBC|FIXME|XXX|\[(?:\.\.\.|…|\?)|\?\?\?/i

export const leftOvers = (text: string): Stray[] =>
  quick.test(text)
    ? [...text.matchAll(new RegExp(leftOver.source.replace('lorem', '[Ll]orem'), 'g'))].map(
        ({ 0: word, index }) => ({ offset: index, word }),
      )
    : []
