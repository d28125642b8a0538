import { isSerif } from '../campaign/theme/text-font.ts'
import type { Theme } from '../campaign/theme/theme.ts'

/** Styles by class, or by the name of an element without one. Mail programs drop style sheets and know no custom properties. */
export const mailStyles = (theme: Theme, dir: Dir = 'ltr'): Record<string, string> => {
  // Mail programs load no fonts: titles have the family that is nearest to the display font.
  const titles = isSerif(theme) ? serif : grotesque
  const heading = `color: ${theme.ink}; font-family: ${titles}; font-weight: 700`
  const list = 'margin: 0 0 16px'
  const styles = {
    body: `margin: 0; padding: 0; background: ${theme.paper2}`,
    preheader: `display: none; max-height: 0; overflow: hidden; font-size: 1px; line-height: 1px; color: ${theme.paper2}`,
    ground: `background: ${theme.paper2}`,
    around: `padding: 24px 12px; color: ${theme.ink}; font: 400 17px/1.6 ${sans}`,
    card: `width: 100%; max-width: 600px; background: #ffffff; border-radius: ${cardRadius(theme)}px; overflow: hidden; text-align: left`,
    head: `background: ${theme.deep}`,
    brand: `padding: 24px 0 24px 32px`,
    'brand-name': `color: ${theme.onDeep}; font: 700 17px/20px ${titles}`,
    'mark-place': 'width: 40px; font-size: 0; line-height: 0',
    mark: 'display: block; width: 28px; height: 28px; border-radius: 6px',
    title: 'padding: 0 8px 28px 32px',
    'head-title': `margin: 0; color: ${theme.onDeep}; font: 700 32px/1.12 ${titles}; text-wrap: balance; word-break: break-word`,
    drawing: 'padding: 0 16px 0 0; font-size: 0; line-height: 0',
    'drawing-picture': 'display: block; width: 100%; max-width: 240px; height: auto; margin-left: auto',
    // The address of a meeting would be wider than a phone.
    text: `padding: 32px 32px 16px; color: ${theme.ink}; font: 400 17px/1.6 ${sans}; word-break: break-word`,
    signature: `margin: 24px 0; color: ${theme.ink}; font: 700 20px/56px ${titles}`,
    portrait:
      'display: inline-block; width: 56px; height: 56px; margin-right: 16px; border-radius: 28px; vertical-align: middle',
    'signature-name': 'vertical-align: middle',
    date: `margin: 8px 0 24px; background: ${theme.paper2}; border-radius: ${Math.min(theme.radius, 12)}px`,
    'date-text': `padding: 22px 24px 24px; border-left: 5px solid ${theme.accent}`,
    'date-title': `margin: 0 0 4px; ${heading}; font-size: 20px; line-height: 1.25`,
    'date-former': `margin: 0 0 4px; color: ${theme.ink2}; font-size: 16px; line-height: 1.5`,
    'date-line': `margin: 0 0 18px; color: ${theme.ink}; font-size: 17px; line-height: 1.5`,
    h1: `margin: 0 0 12px; ${heading}; font-size: 28px; line-height: 1.15`,
    h2: `margin: 24px 0 12px; ${heading}; font-size: 22px; line-height: 1.2`,
    h3: `margin: 24px 0 12px; ${heading}; font-size: 18px; line-height: 1.2`,
    p: list,
    ul: list,
    ol: list,
    li: 'margin: 0 0 6px',
    a: `color: ${theme.brandInk}`,
    // The sentence that a mail is about.
    blockquote: `margin: 8px 0 24px; padding: 14px 0 1px 20px; border-left: 5px solid ${theme.accent}; color: ${theme.ink}; font: 400 21px/1.45 ${titles}`,
    hr: `margin: 24px 0; border: 0; border-top: 1px solid ${theme.paper2}`,
    img: 'max-width: 100%; height: auto',
    cover: `margin: 8px 0 24px; background: ${theme.paper2}; border-radius: ${Math.min(theme.radius, 12)}px`,
    'cover-book': 'padding: 28px 0 28px 28px',
    'cover-words': 'padding: 28px 28px 12px',
    'cover-picture': `display: block; width: 100%; max-width: 168px; height: auto; border: 0; border-radius: 3px; color: ${theme.ink2}; font-size: 15px`,
    button: buttonStyle(theme, theme.brand, theme.onBrand),
    quiet: 'margin: 0 0 16px',
    'quiet-frame': `border: 2px solid ${theme.ink}; border-radius: ${theme.buttonRadius}px; background: #ffffff`,
    'quiet-button': `${buttonStyle(theme, '#ffffff', theme.ink)}; border-width: 12px 26px`,
    below: 'width: 100%; max-width: 600px; text-align: left',
    footer: `padding: 24px 32px; color: ${theme.ink2}; font: 400 14px/1.5 ${sans}`,
    'footer-line': 'margin: 0 0 6px',
    'footer-link': `color: ${theme.ink2}; text-decoration: underline`,
  }
  if (dir === 'ltr') return styles
  return Object.fromEntries(Object.entries(styles).map(([name, style]) => [name, turned(style)]))
}

/** Outlook gives a link no padding, but borders. */
const buttonStyle = ({ buttonRadius }: Theme, ground: string, text: string) =>
  `display: inline-block; border: solid ${ground}; border-width: 14px 28px; border-radius: ${buttonRadius}px; background: ${ground}; color: ${text}; font-weight: 600; line-height: 22px; text-decoration: none`

type Dir = 'ltr' | 'rtl'

/** For lines from right to left, whose letters reach further up and down. Few mail programs know logical properties. */
const turned = (style: string) =>
  style
    .replace(/\b(left|right)\b/g, (side) => (side === 'left' ? 'right' : 'left'))
    .replace(/\b(padding|margin): ([^\s;]+) ([^\s;]+) ([^\s;]+) ([^\s;!]+)/g, '$1: $2 $5 $4 $3')
    .replace(/(?<=\/|line-height: )1\.[12]\d?(?![\d.])/g, '1.4')

/** What cannot stand at an element. */
export const phoneStyles = (dir: Dir): string => (dir === 'rtl' ? turned(onPhones) : onPhones)

const onPhones = `@media (max-width: 480px) { .brand { width: 64% !important; padding: 18px 0 18px 20px !important; } .drawing { width: 36% !important; } .title { padding: 0 4px 22px 20px !important; } .head-title { font-size: 24px !important; } .text { padding: 26px 20px 8px !important; } .cover-book, .cover-words { display: block !important; width: auto !important; } .cover-book { padding: 24px 24px 0 !important; } .cover-words { padding: 20px 24px 8px !important; } .footer { padding: 24px 20px !important; } }`

/** Outlook on Windows knows no widest width. */
export const outlookStyles =
  '<!--[if mso]><style>.card, .below { width: 600px !important; }</style><![endif]-->'

/** `html`: attribute values hold no bare ">". */
export const withStyles = (html: string, styles: Record<string, string>): string =>
  html.replace(
    /<([a-z][a-z0-9]*)(?: class="([\w-]+)")?[^>]*?(?= ?\/?>)/g,
    (tag: string, element: string, name: string = element) => {
      const style = styles[name]
      return style === undefined ? tag : `${tag} style="${style}"`
    },
  )

const sans = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Arial, sans-serif"

const serif = "Georgia, 'Times New Roman', serif"
const grotesque = "'Helvetica Neue', Helvetica, Arial, sans-serif"

/** Large radii look swollen around a whole mail. */
const cardRadius = (theme: Theme) => Math.min(theme.radius, 16)
