import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { originPlaceholder } from '../campaign/release/release.ts'
import type { MailContent } from '../campaign/release/assets.ts'
import { wordsOf } from '../words/words.ts'
import { mailPictureUrls } from '../campaign/mail/mail-picture-urls.ts'
import { mailStyles, outlookStyles, phoneStyles, withStyles } from './mail-styles.ts'

export const renderEmail = ({ theme, ...mail }: MailContent): string => {
  const html = renderToStaticMarkup(<EmailLayout {...mail} />).replace('</head>', `${outlookStyles}</head>`)
  return `<!doctype html>${withStyles(html, mailStyles(theme))}`
}

function EmailLayout({
  subject,
  preheader,
  bodyHtml,
  coach,
  brand,
  name,
  hasPortrait,
  postalAddress,
  lang,
}: Omit<MailContent, 'theme'>) {
  const words = wordsOf(lang).mail
  const pictures = mailPictureUrls(coach)
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
        <Rows name="ground">
          <td className="around" align="center">
            <Rows name="card">
              <td className="strip">
                <Picture url={pictures.strip} name="strip-picture" width={600} height={100} />
              </td>
              <td className="brand">
                <Picture url={pictures.mark} name="mark" width={28} height={28} />
                {brand}
              </td>
              <td className="text">
                <Written html={bodyHtml} />
              </td>
              {hasPortrait && (
                <td className="signature">
                  <Picture url={pictures.portrait} name="portrait" width={56} height={56} />
                  <span className="signature-name">{name}</span>
                </td>
              )}
            </Rows>
            <Rows name="below">
              <td className="footer">
                <p className="footer-line">{words.why(brand)}</p>
                <p className="footer-line">{postalAddress}</p>
                <p className="footer-line">
                  <a className="footer-link" href="{unsubscribeUrl}">
                    {words.unsubscribe}
                  </a>
                </p>
              </td>
            </Rows>
          </td>
        </Rows>
      </body>
    </html>
  )
}

const Written = ({ html }: { html: string }) => <div dangerouslySetInnerHTML={{ __html: html }} />

/** A table with a row for each cell: Outlook lays out nothing else as it is meant. */
function Rows({ name, children }: { name: string; children: ReactNode }) {
  const cells = [children].flat().filter(Boolean)
  return (
    <table className={name} role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        {cells.map((cell, index) => (
          <tr key={index}>{cell}</tr>
        ))}
      </tbody>
    </table>
  )
}

/** Of the coach's own site, which the mail learns when it is sent. What it shows, the text beside it says. */
function Picture({ url, name, width, height }: { url: string; name: string; width: number; height: number }) {
  return <img className={name} src={`{${originPlaceholder}}${url}`} alt="" width={width} height={height} />
}
