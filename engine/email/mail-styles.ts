import type { Theme } from '../campaign/theme/theme.ts'

/** Styles by class, or by the name of an element without one. Mail programs drop style sheets and know no custom properties. */
export const mailStyles = (theme: Theme): Record<string, string> => {
  const heading = `color: ${theme.ink}; font-family: Georgia, serif; font-weight: 700`
  const list = 'margin: 0 0 16px'
  return {
    body: `margin: 0; padding: 0; background: ${theme.paper2}`,
    preheader: `display: none; max-height: 0; overflow: hidden; font-size: 1px; line-height: 1px; color: ${theme.paper2}`,
    ground: `margin: 0; padding: 24px 12px; background: ${theme.paper2}; color: ${theme.ink}; font: 400 17px/1.6 ${sans}`,
    card: `max-width: 600px; margin: 0 auto; background: #ffffff; border-radius: ${cardRadius(theme)}px; overflow: hidden`,
    brand: `margin: 0; padding: 20px 32px; background: ${theme.deep}; color: ${theme.onDeep}; font-weight: 600; font-size: 16px; line-height: 24px`,
    sign: `display: inline-block; width: 12px; height: 12px; margin-right: 10px; border: 4px solid ${theme.brand}; border-radius: 50%; background: ${theme.accent}; vertical-align: -4px`,
    text: 'padding: 32px 32px 20px',
    h1: `margin: 0 0 12px; ${heading}; font-size: 28px; line-height: 1.15`,
    h2: `margin: 24px 0 12px; ${heading}; font-size: 22px; line-height: 1.2`,
    h3: `margin: 24px 0 12px; ${heading}; font-size: 18px; line-height: 1.2`,
    p: list,
    ul: list,
    ol: list,
    li: 'margin: 0 0 6px',
    a: `color: ${theme.brandInk}`,
    blockquote: `margin: 0 0 16px; padding: 0 0 0 16px; border-left: 3px solid ${theme.accent}; color: ${theme.ink2}`,
    hr: `margin: 24px 0; border: 0; border-top: 1px solid ${theme.paper2}`,
    img: 'max-width: 100%; height: auto',
    cover: 'margin: 24px 0',
    'cover-picture': `max-width: 100%; height: auto; display: block; border: 0; border-radius: 3px; color: ${theme.ink2}; font-size: 15px`,
    button: `display: inline-block; padding: 15px 28px; border-radius: ${theme.buttonRadius}px; background: ${theme.brand}; color: ${theme.onBrand}; font-weight: 600; text-decoration: none`,
    footer: `max-width: 600px; margin: 0 auto; padding: 24px 32px; color: ${theme.ink2}; font-size: 14px; line-height: 1.5`,
    'footer-line': 'margin: 0 0 6px',
    'footer-link': `color: ${theme.ink2}; text-decoration: underline`,
  }
}

/** What cannot stand at an element. */
export const phoneStyles = `@media (max-width: 480px) { .brand { padding: 16px 20px !important; } .text { padding: 26px 20px 10px !important; } .footer { padding: 24px 20px !important; } }`

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

/** Large radii look swollen around a whole mail. */
const cardRadius = (theme: Theme) => Math.min(theme.radius, 16)
