import { renderToStaticMarkup } from 'react-dom/server'
import type { MailContent } from '../campaign/release/assets.ts'
import { wordsOf } from '../words/words.ts'
import { mailStyles, phoneStyles, withStyles } from './mail-styles.ts'

export const renderEmail = ({ theme, ...mail }: MailContent): string =>
  `<!doctype html>${withStyles(renderToStaticMarkup(<EmailLayout {...mail} />), mailStyles(theme))}`

function EmailLayout({
  subject,
  preheader,
  bodyHtml,
  brand,
  postalAddress,
  lang,
}: Omit<MailContent, 'theme'>) {
  const words = wordsOf(lang).mail
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: phoneStyles }} />
      </head>
      <body>
        <div className="preheader">{preheader}</div>
        <div className="ground">
          <div className="card">
            <p className="brand">
              <span className="sign" />
              {brand}
            </p>
            <div className="text" dangerouslySetInnerHTML={{ __html: bodyHtml }} />
          </div>
          <div className="footer">
            <p className="footer-line">{words.why(brand)}</p>
            <p className="footer-line">{postalAddress}</p>
            <p className="footer-line">
              <a className="footer-link" href="{unsubscribeUrl}">
                {words.unsubscribe}
              </a>
            </p>
          </div>
        </div>
      </body>
    </html>
  )
}
