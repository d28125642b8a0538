import { renderToStaticMarkup } from 'react-dom/server'
import type { MailContent } from '../campaign/release/assets.ts'
import { mailWords } from '../words/en.ts'
import type { Theme } from '../campaign/theme/theme.ts'

/** Styles are in `<style>` until the build inlines them. */
export const renderEmail = (mail: MailContent): string =>
  `<!doctype html>${renderToStaticMarkup(<EmailLayout {...mail} />)}`

function EmailLayout({ subject, preheader, bodyHtml, brand, postalAddress, theme }: MailContent) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: mailStyles(theme) }} />
      </head>
      <body>
        <div className="preheader">{preheader}</div>
        <div className="ground">
          <div className="card">
            <p className="brand">
              <span className="sign" />
              {brand}
            </p>
            <div className="body" dangerouslySetInnerHTML={{ __html: bodyHtml }} />
          </div>
          <div className="footer">
            <p>{mailWords.why(brand)}</p>
            <p>{postalAddress}</p>
            <p>
              <a href="{unsubscribeUrl}">{mailWords.unsubscribe}</a>
            </p>
          </div>
        </div>
      </body>
    </html>
  )
}

/** Mail programs know no custom properties. */
const mailStyles = (theme: Theme): string => `
body { margin: 0; padding: 0; background: ${theme.paper2}; }
.preheader { display: none; max-height: 0; overflow: hidden; font-size: 1px; line-height: 1px; color: ${theme.paper2}; }
.ground { margin: 0; padding: 24px 12px; background: ${theme.paper2}; color: ${theme.ink}; font: 400 17px/1.6 ${sans}; }
.card { max-width: 600px; margin: 0 auto; background: #ffffff; border-radius: ${cardRadius(theme)}px; overflow: hidden; }
.brand { margin: 0; padding: 20px 32px; background: ${theme.deep}; color: ${theme.onDeep}; font-weight: 600; font-size: 16px; line-height: 24px; }
.sign { display: inline-block; width: 12px; height: 12px; margin-right: 10px; border: 4px solid ${theme.brand}; border-radius: 50%; background: ${theme.accent}; vertical-align: -4px; }
.body { padding: 32px 32px 20px; }
.body h1, .body h2, .body h3 { margin: 24px 0 12px; color: ${theme.ink}; font-family: Georgia, serif; font-weight: 700; line-height: 1.2; }
.body h1 { margin-top: 0; font-size: 28px; line-height: 1.15; }
.body h2 { font-size: 22px; }
.body h3 { font-size: 18px; }
.body p, .body ul, .body ol { margin: 0 0 16px; }
.body li { margin: 0 0 6px; }
.body a { color: ${theme.brandInk}; }
.body blockquote { margin: 0 0 16px; padding: 0 0 0 16px; border-left: 3px solid ${theme.accent}; color: ${theme.ink2}; }
.body hr { margin: 24px 0; border: 0; border-top: 1px solid ${theme.paper2}; }
.body img { max-width: 100%; height: auto; }
.body .cover { margin: 24px 0; }
.body .cover img { display: block; border: 0; border-radius: 3px; color: ${theme.ink2}; font-size: 15px; }
.body a.button { display: inline-block; padding: 15px 28px; border-radius: ${theme.buttonRadius}px; background: ${theme.brand}; color: ${theme.onBrand}; font-weight: 600; text-decoration: none; }
.footer { max-width: 600px; margin: 0 auto; padding: 24px 32px; color: ${theme.ink2}; font-size: 14px; line-height: 1.5; }
.footer p { margin: 0 0 6px; }
.footer a { color: ${theme.ink2}; text-decoration: underline; }
@media (max-width: 480px) { .brand { padding: 16px 20px !important; } .body { padding: 26px 20px 10px !important; } .footer { padding: 24px 20px !important; } }
`

const sans = '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Arial, sans-serif'

/** Large radii look swollen around a whole mail. */
const cardRadius = (theme: Theme) => Math.min(theme.radius, 16)
