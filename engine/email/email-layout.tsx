import { renderToStaticMarkup } from 'react-dom/server'
import type { MailContent } from '../campaign/release/assets.ts'
import { mailWords } from '../words/en.ts'
import { mailStyles } from './mail-styles.ts'

/** The full document of a mail. Styles stand in `<style>` until the build writes them into the elements. */
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
